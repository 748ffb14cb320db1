import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '../../shop'
import type { Db, Tables } from '../../store/database/engine'
import { prepared } from '../../store/database/prepared'
import { rememberLinks, rememberRows } from '../../store/memory/remembered-rows'
import type { Revisions } from '../../store/memory/revision'
import { groupBy } from '../../store/reading/group-by'
import { shownColumns } from '../../store/reading/shape'
import { now } from '../../store/schema/ids'
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
    .select(shownColumns(db.t, 'discount_condition'))
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
      .select({ condition_id: table.condition_id, id: sql<string>`${id}`.as('id') })
      .from(table)
      .where(db.inList(table.condition_id, 'ids'))
  })
const resources = Object.fromEntries(
  Object.keys(resourceTables).map((type) => [type, resourcesOf(type as ResourceType)]),
) as Record<ResourceType, ReturnType<typeof resourcesOf>>

const tags = prepared((db) => {
  const { product_tags: link } = db.t
  return db
    .select({ product_id: link.product_id, id: sql<string>`${link.product_tag_id}`.as('id') })
    .from(link)
    .where(db.inList(link.product_id, 'ids'))
})

interface RuleConditions {
  id: string
  conditions: readonly (ConditionRow & Condition)[]
}

const rememberedConditions = rememberRows<RuleConditions>(
  ['discount_condition', ...Object.values(resourceTables).map(([table]) => table)],
  async (db, ids) => {
    const rows = await db.rows<ConditionRow & Condition>(conditions(db), { ids: db.list(ids) })
    const own = db.list(rows.map((row) => row.id))
    for (const type of new Set(rows.map((row) => row.type as ResourceType))) {
      const links = await db.rows<{ condition_id: string; id: string }>(resources[type](db), { ids: own })
      const byCondition = groupBy(links, (link) => link.condition_id)
      for (const row of rows)
        if (row.type === type) row[type] = (byCondition.get(row.id) ?? []).map(({ id }) => ({ id }))
    }
    const byRule = groupBy(rows, (row) => row.discount_rule_id)
    return ids.map((id) => ({ id, conditions: byRule.get(id) ?? [] }))
  },
  // A condition may name thousands of products.
  200,
)

/**
 * The conditions of rules with the resources they name, by rule id. Shared between requests: nothing in them may be
 * changed.
 */
export const conditionsOfRules = (
  db: Db,
  ruleIds: readonly string[],
  revisions?: Revisions,
): Promise<ReadonlyMap<string, RuleConditions>> => rememberedConditions.rowsOf(db, ruleIds, revisions)

/** The regions in which discounts may be used. */
export const regionsOfDiscounts = rememberLinks('discount_regions', 'discount_id', 'region_id')

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

/** Takes discounts out of the carts that are not orders yet. */
export async function removeDiscountsFromCarts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { cart, cart_discounts: link, line_item, line_item_adjustment: adjustment } = tx.t
  const open = tx
    .select({ id: link.cart_id })
    .from(link)
    .innerJoin(cart, eq(cart.id, link.cart_id))
    .where(and(inArray(link.discount_id, [...ids]), isNull(cart.completed_at)))
  const lines = tx.select({ id: line_item.id }).from(line_item).where(inArray(line_item.cart_id, open))
  await tx
    .delete(adjustment)
    .where(and(inArray(adjustment.discount_id, [...ids]), inArray(adjustment.item_id, lines)))
  await tx.delete(link).where(and(inArray(link.discount_id, [...ids]), inArray(link.cart_id, open)))
}

/** Deletes a code of a dynamic discount softly; answers what it was, if it was there. */
export async function deleteCode(tx: Tx, id: string, code: string) {
  const { discount } = tx.t
  return tx
    .update(discount)
    .set({ deleted_at: now() })
    .where(and(eq(discount.parent_discount_id, id), eq(discount.code, code), isNull(discount.deleted_at)))
    .returning({ id: discount.id })
}

/** Deletes a discount softly with the codes made from it, and answers which that were. */
export async function deleteWithCodes(tx: Tx, id: string) {
  const { discount } = tx.t
  return tx
    .update(discount)
    .set({ deleted_at: now() })
    .where(and(or(eq(discount.id, id), eq(discount.parent_discount_id, id)), isNull(discount.deleted_at)))
    .returning({ id: discount.id })
}
