import { getTableColumns, sql } from 'drizzle-orm'
import type { Db, Tables } from '../../store/engine'
import { prepared } from '../../store/prepared'
import type { Condition } from './conditions'

export type ConditionRow = Tables['discount_condition']['$inferSelect']

/** Where the resources of each type of condition stand. */
export const resourceTables = {
  products: ['discount_condition_product', 'product_id'],
  product_types: ['discount_condition_product_type', 'product_type_id'],
  product_collections: ['discount_condition_product_collection', 'product_collection_id'],
  product_tags: ['discount_condition_product_tag', 'product_tag_id'],
  customer_groups: ['discount_condition_customer_group', 'customer_group_id'],
} as const
export type ResourceType = keyof typeof resourceTables

const conditions = prepared((db) => {
  const { discount_condition: condition } = db.t
  return db
    .select(getTableColumns(condition))
    .from(condition)
    .where(sql`${db.inList(condition.discount_rule_id, 'ids')} and ${condition.deleted_at} is null`)
    .orderBy(condition.id)
})

const resourcesOf = (type: ResourceType) =>
  prepared((db) => {
    const [name, key] = resourceTables[type]
    const table = db.t[name] as Tables['discount_condition_product']
    const id = (table as unknown as Record<string, Tables['discount_condition_product']['product_id']>)[key]
    return db
      .select({ condition_id: table.condition_id, id: sql`${id}`.as('id') })
      .from(table)
      .where(db.inList(table.condition_id, 'ids'))
  })
const resources = Object.fromEntries(
  Object.keys(resourceTables).map((type) => [type, resourcesOf(type as ResourceType)]),
) as Record<ResourceType, ReturnType<typeof resourcesOf>>

const tags = prepared((db) => {
  const { product_tags: link } = db.t
  return db
    .select({ product_id: link.product_id, id: sql`${link.product_tag_id}`.as('id') })
    .from(link)
    .where(db.inList(link.product_id, 'ids'))
})

/** The conditions of rules with the resources they name, by rule id. One query, and one for each type that occurs. */
export async function conditionsOfRules(
  db: Db,
  ruleIds: readonly string[],
): Promise<Map<string, (ConditionRow & Condition)[]>> {
  const rows = await db.rows<ConditionRow & Condition>(conditions(db), { ids: db.list(ruleIds) })
  const ids = db.list(rows.map((row) => row.id))
  for (const type of new Set(rows.map((row) => row.type as ResourceType))) {
    const links = await db.rows<{ condition_id: string; id: string }>(resources[type](db), { ids })
    for (const row of rows)
      if (row.type === type)
        row[type] = links.filter((link) => link.condition_id === row.id).map(({ id }) => ({ id }))
  }
  const byRule = new Map<string, (ConditionRow & Condition)[]>()
  for (const row of rows) {
    const of = byRule.get(row.discount_rule_id)
    if (of) of.push(row)
    else byRule.set(row.discount_rule_id, [row])
  }
  return byRule
}

/** The tags of products, by product id. */
export async function tagsOfProducts(
  db: Db,
  productIds: readonly string[],
): Promise<Map<string, { id: string }[]>> {
  const rows = await db.rows<{ product_id: string; id: string }>(tags(db), {
    ids: db.list([...new Set(productIds)]),
  })
  const byProduct = new Map<string, { id: string }[]>()
  for (const { product_id, id } of rows) {
    const of = byProduct.get(product_id)
    if (of) of.push({ id })
    else byProduct.set(product_id, [{ id }])
  }
  return byProduct
}
