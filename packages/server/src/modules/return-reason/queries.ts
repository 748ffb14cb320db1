import { and, eq, isNull, or } from 'drizzle-orm'
import type { Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'

/** Deletes a reason softly with those below it, and answers which that were. */
export async function deleteWithThoseBelow(tx: Tx, id: string) {
  const { return_reason: t } = tx.t
  return tx
    .update(t)
    .set({ deleted_at: now() })
    .where(and(or(eq(t.id, id), eq(t.parent_return_reason_id, id)), isNull(t.deleted_at)))
    .returning({ id: t.id })
}
