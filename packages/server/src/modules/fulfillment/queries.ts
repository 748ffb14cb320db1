import { and, eq, inArray } from 'drizzle-orm'
import { notFound } from '../../errors'
import type { Db, Tx } from '../../store/engine'
import type { LineRow } from '../order/queries'
import type { FulfillmentRow, Owner } from './create-fulfillment'

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
