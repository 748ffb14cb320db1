import { eq, sql } from 'drizzle-orm'
import { notFound } from '../../errors'
import type { Db, Tx } from '../../store/engine'

export type DraftRow = Db['t']['draft_order']['$inferSelect']

/** The draft, held until the transaction ends. @throws not_found */
export async function lockDraft(tx: Tx, id: string): Promise<DraftRow> {
  const [row] = await tx.lock(tx.select().from(tx.t.draft_order).where(eq(tx.t.draft_order.id, id)))
  if (!row) throw notFound('Draft order', id)
  return row as DraftRow
}

/** The counting number people see; drafts count apart from orders. */
export async function nextDraftNumber(tx: Tx): Promise<number> {
  const { counter } = tx.t
  const [next] = await tx
    .insert(counter)
    .values({ id: 'draft_order', value: 1 })
    .onConflictDoUpdate({ target: counter.id, set: { value: sql`${counter.value} + 1` } })
    .returning({ value: counter.value })
  return next?.value ?? 1
}
