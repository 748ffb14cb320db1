import { and, eq } from 'drizzle-orm'
import type { Subscriber } from '../../events/subscriber'
import { now } from '../../store/schema/ids'

/** A draft whose cart a shopper paid in the store is closed. Done twice it changes nothing. */
export const closeDraftOrder: Subscriber = {
  id: 'close-draft-order',
  events: ['order.placed'],
  handle: async (shop, event) => {
    const { id } = event.data as { id: string }
    const { order } = shop.db.t
    const [placed] = await shop.db.select({ draft: order.draft_order_id }).from(order).where(eq(order.id, id))
    if (!placed?.draft) return
    const draftId = placed.draft
    await shop.transaction(async (tx) => {
      const { draft_order: draft } = tx.t
      await tx
        .update(draft)
        .set({ status: 'completed', completed_at: now(), order_id: id })
        .where(and(eq(draft.id, draftId), eq(draft.status, 'open')))
    })
  },
}
