import { draftOrderCan } from '@cartwright/contract'
import { eq } from 'drizzle-orm'
import { assertCan } from '../../assert-can'
import { emit } from '../../events/emit'
import type { Subscriber } from '../../events/subscriber'
import type { Shop } from '../../shop'
import { now } from '../../store/ids'
import { loadCart } from '../cart/load-cart'
import { lockCart } from '../cart/queries'
import { placeOrder } from '../order/place-order'
import { lockDraft } from './queries'

/**
 * Staff took the money themselves: the draft becomes an order that is paid, once. Answers the order's id.
 * @throws not_allowed when it is paid already, insufficient_inventory when there is not enough in stock
 */
export async function payDraft(shop: Shop, id: string): Promise<string> {
  return shop.transaction(async (tx) => {
    const draft = await lockDraft(tx, id)
    assertCan(draftOrderCan, 'pay', draft as never, 'The draft order')
    const cartId = draft.cart_id ?? ''
    await lockCart(tx, cartId)
    const cart = await loadCart(tx, cartId)
    const { order, payment } = await placeOrder(shop, tx, cart, {
      payment: { provider_id: 'system', data: { status: 'authorized' } },
      draft_order_id: id,
      no_notification: draft.no_notification_order,
    })
    const { payment: payments, order: orders, draft_order } = tx.t
    // The system provider is the shop itself: nobody outside has to be asked for the money.
    if (payment)
      await tx
        .update(payments)
        .set({ captured_at: now(), data: { status: 'captured' } })
        .where(eq(payments.id, payment.id))
    await tx.update(orders).set({ payment_status: 'captured' }).where(eq(orders.id, order.id))
    await tx
      .update(draft_order)
      .set({ status: 'completed', order_id: order.id, completed_at: now() })
      .where(eq(draft_order.id, id))
    await emit(tx, 'draft_order.updated', { id })
    await emit(tx, 'order.payment_captured', { id: order.id, no_notification: order.no_notification })
    return order.id
  })
}

/** A draft that a shopper paid like any cart is done, too. */
export const closePaidDrafts: Subscriber = {
  id: 'close-paid-drafts',
  events: ['order.placed'],
  handle: async (shop, { data }) => {
    const { id } = data as { id: string }
    const { order, draft_order } = shop.db.t
    const [placed] = await shop.db.select({ draft: order.draft_order_id }).from(order).where(eq(order.id, id))
    const draftId = placed?.draft
    if (!draftId) return
    await shop.transaction(async (tx) => {
      const draft = await lockDraft(tx, draftId)
      if (draft.status === 'completed') return
      await tx
        .update(draft_order)
        .set({ status: 'completed', order_id: id, completed_at: now() })
        .where(eq(draft_order.id, draftId))
      await emit(tx, 'draft_order.updated', { id: draftId })
    })
  },
}
