import { draftOrderCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { conflict, notAllowed } from '../../errors'
import { emit } from '../../events/emit'
import { systemPayment } from '../../providers/payment/manual'
import type { Shop } from '../../shop'
import { newId, now } from '../../store/schema/ids'
import { askTaxes } from '../cart/ask-taxes'
import { loadCart } from '../cart/load-cart'
import { loadCustomer } from '../cart/load-customer'
import { amountOf, openSession, paymentContext, saveSessions } from '../cart/refresh-payment-sessions'
import { captureOrder } from '../order/capture-order'
import { placeOrder } from '../order/place-order'
import { paymentProvider } from '../payment/payment-provider'
import { holdDraft } from './change-draft-order'
import { readDraft } from './queries'

/**
 * Registers that a draft was paid outside the shop: the order is placed and its payment captured. Stock is not
 * reserved, as the money is there whatever the shelf says (docs/decisions/0013). The draft is closed in the transaction
 * that places the order, so that it is never paid twice. Returns the id of the order.
 * @throws not_allowed for a completed draft; conflict when its cart was paid, or changed meanwhile
 */
export async function payDraftOrder(shop: Shop, id: string): Promise<string> {
  const draft = await readDraft(shop.db, id)
  assertCan(draftOrderCan, 'pay', draft, 'The draft order')
  const cart_id = draft.cart_id ?? ''
  const session = await authorizedSession(shop, cart_id)
  const order_id = await shop.transaction(async (tx) => {
    const open = await holdDraft(tx, id, cart_id, 'pay')
    const { cart } = open
    if (amountOf(shop, cart) !== session.amount)
      throw conflict(
        'draft_order_changed',
        'The draft order changed while it was being paid; look at it again',
      )
    const { cart_id: _, ...payment } = session
    if (session.amount > 0) await saveSessions(shop, cart, [session])
    const { order } = await placeOrder(shop, tx, cart, {
      draft_order_id: id,
      no_notification: open.draft.no_notification_order,
      skip_stock: true,
      payment: session.amount > 0 ? payment : undefined,
    })
    const { draft_order } = tx.t
    const closed = await tx.updateRows(
      draft_order,
      { id, status: 'open' },
      { status: 'completed', completed_at: now(), order_id: order.id },
    )
    if (closed === 0) throw notAllowed('The draft order cannot be paid: its status is completed')
    await emit(tx, 'draft_order.updated', { id })
    return order.id
  })
  await captureOrder(shop, order_id)
  return order_id
}

/** Nothing is asked of anybody outside: the money came already. */
async function authorizedSession(shop: Shop, cartId: string) {
  const cart = await askTaxes(shop, await loadCart(shop.db, cartId))
  await loadCustomer(shop.db, cart)
  const amount = amountOf(shop, cart)
  const known = cart.payment_sessions.find((session) => session.provider_id === systemPayment)
  const session = await openSession(shop, cart, systemPayment, amount, known)
  const provider = paymentProvider(shop, systemPayment)
  const { data } = await provider.authorize(session.data, paymentContext(cart, amount, newId('pay')))
  return {
    ...session,
    amount,
    data,
    status: 'authorized' as const,
    is_selected: true,
    payment_authorized_at: now(),
  }
}
