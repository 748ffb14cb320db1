import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../../../store/database/engine'
import { now } from '../../../store/schema/ids'
import { anybody } from '../queries'

/** Confirms a job that waits for it, and answers it. */
export async function confirmJob(tx: Tx, id: string, userId: string | undefined) {
  const { batch_job: t } = tx.t
  return tx
    .update(t)
    .set({ confirmed_at: now() })
    .where(
      and(
        eq(t.id, id),
        userId === anybody ? undefined : eq(t.created_by, userId ?? ''),
        isNotNull(t.pre_processed_at),
        isNull(t.confirmed_at),
        isNull(t.canceled_at),
        isNull(t.failed_at),
      ),
    )
    .returning()
}

/** Cancels a job that is not over, and answers it. */
export async function cancelJob(tx: Tx, id: string) {
  const { batch_job: t } = tx.t
  return tx
    .update(t)
    .set({ canceled_at: now() })
    .where(and(eq(t.id, id), isNull(t.completed_at), isNull(t.failed_at), isNull(t.canceled_at)))
    .returning()
}

/** Writes what a job did, if it was canceled. */
export async function tellCanceled(tx: Tx, id: string, result: Record<string, unknown>): Promise<void> {
  const { batch_job: t } = tx.t
  await tx
    .update(t)
    .set({ result })
    .where(and(eq(t.id, id), isNotNull(t.canceled_at)))
}
