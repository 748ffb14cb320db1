import { duplicate, invalidData } from '../../errors'
import type { Tx } from '../../shop'
import type { Tables } from '../../store/database/engine'
import { assertRowsExist } from '../../store/writing/assert-rows-exist'
import { type ResourceType, resourceTables } from './queries'

export type GivenResources = Partial<Record<ResourceType, string[] | null>>

export interface NewCondition extends GivenResources {
  operator: 'in' | 'not_in'
}

/** In which table each kind of resource stands. */
const owners = {
  products: ['product', 'Product'],
  product_types: ['product_type', 'Product type'],
  product_collections: ['product_collection', 'Product collection'],
  product_tags: ['product_tag', 'Product tag'],
  customer_groups: ['customer_group', 'Customer group'],
} as const

const types = Object.keys(owners) as ResourceType[]

/**
 * The one list of resources a condition carries.
 * @throws invalid_data when there is none, or more than one
 */
function resourcesIn(given: GivenResources): { type: ResourceType; ids: string[] } {
  const named = types.filter((type) => given[type] != null)
  const [type] = named
  if (!type || named.length > 1)
    throw invalidData(`A condition names exactly one of ${types.join(', ')}, not ${named.length}`)
  const ids = [...new Set(given[type] ?? [])]
  if (ids.length === 0) throw invalidData(`${type}: a condition needs at least one`)
  return { type, ids }
}

/** @throws duplicate_error when the rule has a condition of this type and operator already */
export async function insertCondition(tx: Tx, ruleId: string, given: NewCondition): Promise<string> {
  const { type, ids } = resourcesIn(given)
  const { discount_condition: table } = tx.t
  const [row] = await tx
    .insert(table)
    .values({ type, operator: given.operator, discount_rule_id: ruleId })
    .onConflictDoNothing()
    .returning({ id: table.id })
  if (!row)
    throw duplicate(`The discount has a condition on ${type} with the operator ${given.operator} already`)
  await addResources(tx, row.id, type, ids)
  return row.id
}

/** The resources of a condition become these. @throws invalid_data for resources of another type */
export async function replaceResources(
  tx: Tx,
  condition: { id: string; type: string },
  given: GivenResources,
): Promise<void> {
  const { type, ids } = resourcesIn(given)
  if (type !== condition.type)
    throw invalidData(`The condition is on ${condition.type}, so it cannot take ${type}`)
  await removeResources(tx, condition.id, type)
  await addResources(tx, condition.id, type, ids)
}

export async function addResources(
  tx: Tx,
  conditionId: string,
  type: ResourceType,
  ids: readonly string[],
): Promise<void> {
  const [table, what] = owners[type]
  await assertRowsExist(tx, table, what, ids)
  const [link, key] = linkOf(tx, type)
  const rows = [...new Set(ids)].map((id) => ({ condition_id: conditionId, [key]: id }))
  if (rows.length > 0)
    await tx
      .insert(link)
      .values(rows as never)
      .onConflictDoNothing()
}

export async function removeResources(
  tx: Tx,
  conditionId: string,
  type: ResourceType,
  ids?: readonly string[],
): Promise<void> {
  const [link, key] = linkOf(tx, type)
  await tx.deleteRows(link, { condition_id: conditionId, ...(ids && { [key]: ids }) })
}

type Link = Tables['discount_condition_product']
const linkOf = (tx: Tx, type: ResourceType): readonly [Link, string] => {
  const [name, key] = resourceTables[type]
  return [tx.t[name] as Link, key]
}
