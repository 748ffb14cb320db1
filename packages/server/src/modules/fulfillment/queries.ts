import { and, asc, eq, inArray } from 'drizzle-orm'
import { notFound } from '../../errors'
import type { Db, Tx } from '../../store/database/engine'
import { find } from '../../store/reading/graph'
import { groupBy } from '../../store/reading/group-by'
import { shapeOf } from '../../store/reading/shape'
import type { LineRow } from '../order/queries'
import type { FulfillmentRow, Owner } from './create-fulfillment'
import type { LaterSale } from './fulfill-later-sale'

/** A parcel of exactly this order, swap or claim. @throws not_found */
export async function lockFulfillment(tx: Tx, id: string, owner: Owner): Promise<FulfillmentRow> {
  const { fulfillment: t } = tx.t
  const belongs =
    'order_id' in owner
      ? eq(t.order_id, owner.order_id)
      : 'swap_id' in owner
        ? eq(t.swap_id, owner.swap_id)
        : eq(t.claim_order_id, owner.claim_order_id)
  const [row] = await tx.lock(
    tx
      .select()
      .from(t)
      .where(and(eq(t.id, id), belongs)),
  )
  if (!row) throw notFound('Fulfillment', id)
  return row as FulfillmentRow
}

/** The shipping profile of each variant's product. */
export async function profilesOf(
  db: Db,
  lines: readonly LineRow[],
): Promise<(line: { variant_id: string | null }) => string | null> {
  const ids = lines.flatMap((line) => (line.variant_id ? [line.variant_id] : []))
  if (ids.length === 0) return () => null
  const { product_variant: variant, product_shipping_profile: link } = db.t
  const rows = await db
    .select({ variant_id: variant.id, profile_id: link.profile_id })
    .from(variant)
    .innerJoin(link, eq(link.product_id, variant.product_id))
    .where(inArray(variant.id, ids))
  const profiles = new Map(rows.map((row) => [row.variant_id, row.profile_id]))
  return (line) => (line.variant_id ? (profiles.get(line.variant_id) ?? null) : null)
}

/** Those of these parcels that wait to be sent and of which no carrier has told anything, with what is in them. */
export async function unbookedFulfillments(db: Db, ids: readonly string[]) {
  const { fulfillment: t, fulfillment_item } = db.t
  const named = ids.length > 0 ? [...ids] : ['']
  const found = (await db.rowsWhere(t, {
    id: named,
    canceled_at: null,
    shipped_at: null,
  })) as FulfillmentRow[]
  const items = await db.rowsWhere(fulfillment_item, { fulfillment_id: named })
  const ofParcel = groupBy(items, ({ fulfillment_id }) => fulfillment_id)
  return new Map(
    found
      .filter(({ data }) => Object.keys(data).length === 0)
      .map((fulfillment) => [fulfillment.id, { fulfillment, items: ofParcel.get(fulfillment.id) ?? [] }]),
  )
}

/** The lines of what a swap or claim sends. */
export const additionalLines = (db: Db, sale: Pick<LaterSale, 'key'>, id: string): Promise<LineRow[]> =>
  db.select().from(db.t.line_item).where(eq(db.t.line_item[sale.key], id)).orderBy(asc(db.t.line_item.id))

/** The shipping methods of a swap or claim, with what they were chosen from. */
export async function methodsOf(db: Db, sale: LaterSale, id: string) {
  const { shipping_method: t } = db.t
  const rows = await db.select({ id: t.id }).from(t).where(eq(t[sale.key], id))
  const ids = rows.map((row) => row.id)
  return find(db, 'shipping_method', ids, shapeOf(['shipping_option']))
}

/** What a fulfillment holds, with the variants of the lines. */
export async function packedLines(tx: Tx, fulfillmentId: string) {
  const { fulfillment_item: items, line_item: t } = tx.t
  return tx
    .select({ item_id: items.item_id, quantity: items.quantity, variant_id: t.variant_id })
    .from(items)
    .innerJoin(t, eq(t.id, items.item_id))
    .where(eq(items.fulfillment_id, fulfillmentId))
}
