import { sql } from 'drizzle-orm'
import { notFound } from '../../errors'
import type { Db, Tables, Tx } from '../../store/database/engine'

export type DraftOrderRow = Tables['draft_order']['$inferSelect']

/** @throws not_found */
export async function readDraft(db: Db, id: string): Promise<DraftOrderRow> {
  const { draft_order: draft } = db.t
  const row = await db.rowWhere(draft, { id })
  if (!row) throw notFound('Draft order', id)
  return row
}

/** The counting number of draft orders; orders have their own. */
export async function nextDraftNumber(tx: Tx): Promise<number> {
  const { counter } = tx.t
  const [next] = await tx
    .insert(counter)
    .values({ id: 'draft_order', value: 1 })
    .onConflictDoUpdate({ target: counter.id, set: { value: sql`${counter.value} + 1` } })
    .returning({ value: counter.value })
  return next?.value ?? 1
}
