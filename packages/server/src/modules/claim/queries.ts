import { and, eq, isNull, ne, notInArray } from 'drizzle-orm'
import { notFound } from '../../errors'
import type { Db, Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'

export type ClaimRow = Db['t']['claim_order']['$inferSelect']

/** A claim of exactly this order, held until the transaction ends. @throws not_found */
export async function lockClaim(tx: Tx, orderId: string, id: string): Promise<ClaimRow> {
  const { claim_order: t } = tx.t
  const [row] = await tx.lockRows(t, { id, order_id: orderId, deleted_at: null })
  if (!row) throw notFound('Claim', id)
  return row as ClaimRow
}

/** The tags with these words, made where there are none yet; each word once, lower-cased and trimmed. */
export async function tagsFor(tx: Tx, words: readonly string[]): Promise<string[]> {
  const { claim_tag: t } = tx.t
  const wanted = [...new Set(words.map((word) => word.trim().toLowerCase()).filter(Boolean))]
  if (wanted.length === 0) return []
  const known = await tx.rowsWhere(t, { value: wanted, deleted_at: null }, { columns: ['id', 'value'] })
  const missing = wanted.filter((value) => !known.some((tag) => tag.value === value))
  const made =
    missing.length > 0
      ? await tx
          .insert(t)
          .values(missing.map((value) => ({ value })))
          .returning({ id: t.id, value: t.value })
      : []
  const all = [...known, ...made]
  return wanted.flatMap((value) => all.find((tag) => tag.value === value)?.id ?? [])
}

/** How many fulfillments of a claim stand. */
export async function countParcels(tx: Tx, id: string) {
  const { fulfillment } = tx.t
  return tx.$count(fulfillment, and(eq(fulfillment.claim_order_id, id), isNull(fulfillment.canceled_at)))
}

/** How many returns of a claim stand. */
export async function countReturns(tx: Tx, id: string) {
  const { return: returns } = tx.t
  return tx.$count(returns, and(eq(returns.claim_order_id, id), ne(returns.status, 'canceled')))
}

/** Deletes the pictures of a claimed item softly, but for those that are kept. */
export async function deleteImagesBut(tx: Tx, id: string, kept: readonly string[]) {
  const { claim_image: t } = tx.t
  return tx
    .update(t)
    .set({ deleted_at: now() })
    .where(and(eq(t.claim_item_id, id), isNull(t.deleted_at), notInArray(t.id, [...kept, ''])))
}
