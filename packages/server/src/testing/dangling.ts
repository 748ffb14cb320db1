import { and, type Column, getTableColumns, isNotNull, isNull, type SQL, sql, type Table } from 'drizzle-orm'
import type { Db } from '../store/database/engine'
import { tableOf } from '../store/reading/shape'
import { factOfTables } from '../store/schema/fact-of-tables'
import { references } from '../store/schema/references'

/** Links, and parts that are read through their owner: whatever is marked as deleted at either end hides them. */
const links = new Set([
  ...[...factOfTables('relations').values()].flatMap((relations) =>
    Object.values(relations).flatMap((relation) => (relation.kind === 'through' ? [relation.join] : [])),
  ),
  'shipping_option_requirement',
])

/** What tells of the past: it keeps naming what is marked as deleted since, but never what is not there at all. */
const history = new Set([
  'claim_order',
  'draft_order',
  'fulfillment',
  'gift_card_transaction',
  'line_item',
  'line_item_adjustment',
  'note',
  'notification',
  'order',
  'order_discounts',
  'order_edit',
  'order_gift_cards',
  'payment',
  'payment_collection',
  'return',
  'return_item',
  'shipping_method',
  'swap',
])

/** Rows in use that name a row which is not there, or was deleted: `product.collection_id → product_collection`. */
export async function dangling(db: Db): Promise<string[]> {
  const found = new Set<string>()
  for (const { table, key, to, target } of references) {
    const [from, other] = [tableOf(db.t, table), tableOf(db.t, to)]
    const [column, aim] = [from[key], other[target]]
    if (!column || !aim) continue
    const isHistory = history.has(table) || links.has(table)
    const rows = (await db
      .select({ value: sql<unknown>`${column}` })
      .from(from)
      .where(
        and(
          isNotNull(column),
          live(from),
          table === 'cart' && from.completed_at ? isNull(from.completed_at) : undefined,
          sql`not exists (select 1 from ${other} as found where ${sql.identifier('found')}.${sql.identifier(aim.name)} = ${column} and ${
            isHistory || !has(other, 'deleted_at')
              ? sql`1 = 1`
              : sql`${sql.identifier('found')}.deleted_at is null`
          })`,
        ),
      )
      .limit(1)) as { value: unknown }[]
    if (rows.length > 0) found.add(`${table}.${key} → ${to}`)
  }
  return [...found].sort()
}

const has = (table: Table, name: string) => name in getTableColumns(table)
const live = (table: Table & Record<string, Column>): SQL | undefined =>
  table.deleted_at ? isNull(table.deleted_at) : undefined
