import { and, eq, inArray, isNull } from 'drizzle-orm'
import { notFound } from '../../errors'
import type { Db, Tx } from '../../store/database/engine'

export type ClaimRow = Db['t']['claim_order']['$inferSelect']

/** A claim of exactly this order, held until the transaction ends. @throws not_found */
export async function lockClaim(tx: Tx, orderId: string, id: string): Promise<ClaimRow> {
  const { claim_order: t } = tx.t
  const [row] = await tx.lock(
    tx
      .select()
      .from(t)
      .where(and(eq(t.id, id), eq(t.order_id, orderId), isNull(t.deleted_at))),
  )
  if (!row) throw notFound('Claim', id)
  return row as ClaimRow
}

/** The tags with these words, made where there are none yet; each word once, lower-cased and trimmed. */
export async function tagsFor(tx: Tx, words: readonly string[]): Promise<string[]> {
  const { claim_tag: t } = tx.t
  const wanted = [...new Set(words.map((word) => word.trim().toLowerCase()).filter(Boolean))]
  if (wanted.length === 0) return []
  const known = await tx
    .select({ id: t.id, value: t.value })
    .from(t)
    .where(and(inArray(t.value, wanted), isNull(t.deleted_at)))
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
