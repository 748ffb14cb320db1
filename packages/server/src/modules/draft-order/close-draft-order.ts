import type { Subscriber } from '../../events/subscriber'
import { now } from '../../store/schema/ids'

/** A draft whose cart a shopper paid in the store is closed. Done twice it changes nothing. */
export const closeDraftOrder: Subscriber = {
  id: 'close-draft-order',
  events: ['order.placed'],
  handle: async (shop, event) => {
    const { id } = event.data as { id: string }
    const { order } = shop.db.t
    const placed = await shop.db.rowWhere(order, { id }, { columns: ['draft_order_id'] })
    if (!placed?.draft_order_id) return
    const draftId = placed.draft_order_id
    await shop.transaction(async (tx) => {
      const { draft_order: draft } = tx.t
      await tx.updateRows(
        draft,
        { id: draftId, status: 'open' },
        { status: 'completed', completed_at: now(), order_id: id },
      )
    })
  },
}
