import { eq } from 'drizzle-orm'
import type { Tx } from '../../store/database/engine'

/** Deletes a subscriber, and answers who that was. */
export async function deleteSubscriber(tx: Tx, id: string) {
  const { newsletter_subscriber: t } = tx.t
  return tx.delete(t).where(eq(t.id, id)).returning()
}
