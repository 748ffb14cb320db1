import { and, eq, isNull } from 'drizzle-orm'
import { ShopError } from '../../errors'
import { emit } from '../../events/emit'
import type { Subscriber } from '../../events/subscriber'
import type { PaymentHooks, PaymentState } from '../../providers/payment'
import type { Shop, Tx } from '../../shop'
import { now } from '../../store/ids'
import { refreshPaymentSession } from '../cart/payment-sessions'
import { recordCapture } from '../order/capture-order'
import { statusAfterRefund } from '../order/order-status'
import { lockOrder, sumsOf, updateLiveOrder } from '../order/queries'
import { emitRefunded } from '../order/refund-order'
import { authorizeCollection } from '../payment/authorize-collection'
import { recordOutsideRefund } from '../payment/record-outside-refund'
import { markPayments, type PaymentRow, recordOutcomes } from '../payment/take-payments'
import { completeCart } from './complete-cart'

/**
 * Does what a provider's news call for. The provider is asked how the payment stands now, so news may come twice, late
 * and in any order: a cart whose shopper closed the browser becomes its order, money taken and given back at the
 * provider is written down.
 */
export const paymentNews: Subscriber = {
  id: 'payment-news',
  events: ['payment.news_received'],
  async handle(shop, event) {
    const { payment_news: table } = shop.db.t
    const { id } = event.data as { id: string }
    const [news] = await shop.db.select().from(table).where(eq(table.id, id))
    if (!news || news.handled_at) return
    const hooks = shop.providers.payment.get(news.provider_id)?.hooks
    if (!hooks) return
    const state = await hooks.inquire(news.reference)
    if (state.resource_id) await settle(shop, hooks, news, state, state.resource_id)
    await shop.transaction((tx) => tx.update(table).set({ handled_at: now() }).where(eq(table.id, id)))
  },
}

interface News {
  provider_id: string
  reference: string
}

async function settle(shop: Shop, hooks: PaymentHooks, news: News, state: PaymentState, resourceId: string) {
  const isCart = !resourceId.startsWith('paycol_')
  const find = () => (isCart ? paymentsOfCart(shop, resourceId) : paymentsOfCollection(shop, resourceId))
  const about = async () => (await find()).find(({ data }) => hooks.isAbout(data, news.reference))
  if (!(await about())) {
    if (isCart) await settleCart(shop, hooks, news, state, resourceId)
    else await settleCollection(shop, hooks, news, state, resourceId)
  }
  const payment = await about()
  if (payment) await bringUpToDate(shop, payment, state)
  else if (state.is_captured && state.outside_refunds.length === 0)
    shop.log.error(
      { provider: news.provider_id, payment: news.reference, resource: resourceId },
      'money was taken that belongs to no order: look at it on the screen of the provider',
    )
}

const paymentsOfCart = async (shop: Shop, cartId: string): Promise<PaymentRow[]> => {
  const { payment } = shop.db.t
  return shop.db.select().from(payment).where(eq(payment.cart_id, cartId))
}

const paymentsOfCollection = async (shop: Shop, id: string): Promise<PaymentRow[]> => {
  const { payment, payment_collection_payments: link } = shop.db.t
  const rows = await shop.db
    .select({ payment })
    .from(link)
    .innerJoin(payment, eq(payment.id, link.payment_id))
    .where(eq(link.payment_collection_id, id))
  return rows.map((row) => row.payment)
}

/** An open cart: paid for, it becomes its order; refused, its session says so. */
async function settleCart(
  shop: Shop,
  hooks: PaymentHooks,
  news: News,
  state: PaymentState,
  cartId: string,
): Promise<void> {
  const { cart, payment_session: sessions } = shop.db.t
  const [open] = await shop.db
    .select({ id: cart.id })
    .from(cart)
    .where(and(eq(cart.id, cartId), isNull(cart.completed_at)))
  if (!open) return
  const of = await shop.db.select().from(sessions).where(eq(sessions.cart_id, cartId))
  const session = of.find(
    ({ provider_id, data }) => provider_id === news.provider_id && hooks.isAbout(data, news.reference),
  )
  if (!session) return
  if (state.status === 'authorized') await completeOrFree(shop, cartId, news.provider_id)
  else
    await shop.transaction((tx) =>
      tx.update(sessions).set({ status: state.status, data: state.data }).where(eq(sessions.id, session.id)),
    )
}

/**
 * @throws while the cart cannot be completed: the shopper may still be at it, so the event comes again later. Only when
 * the goods are gone is the money let go at once.
 */
async function completeOrFree(shop: Shop, cartId: string, providerId: string): Promise<void> {
  try {
    await completeCart(shop, cartId, {})
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'insufficient_inventory') throw error
    shop.log.warn({ err: error, cart: cartId }, 'a paid cart ran short of stock; its payment is let go')
    await refreshPaymentSession(shop, cartId, providerId, {})
  }
}

async function settleCollection(
  shop: Shop,
  hooks: PaymentHooks,
  news: News,
  state: PaymentState,
  id: string,
): Promise<void> {
  if (state.status !== 'authorized') return
  const { payment_session: sessions, payment_collection_sessions: link } = shop.db.t
  const rows = await shop.db
    .select({ session: sessions })
    .from(link)
    .innerJoin(sessions, eq(sessions.id, link.payment_session_id))
    .where(eq(link.payment_collection_id, id))
  const paid = rows.find(({ session }) => hooks.isAbout(session.data, news.reference))
  if (paid) await authorizeCollection(shop, id, [paid.session.id])
}

/** Writes down what was taken and given back at the provider. */
async function bringUpToDate(shop: Shop, payment: PaymentRow, state: PaymentState): Promise<void> {
  if (state.is_captured && !payment.captured_at && !payment.canceled_at)
    await shop.transaction((tx) => recordTaken(tx, payment, state))
  if (state.outside_refunds.length > 0)
    await shop.transaction((tx) => recordGivenBack(tx, payment, state.outside_refunds))
}

/** @throws conflict while this shop is asking for the money itself */
async function recordTaken(tx: Tx, { id, order_id }: PaymentRow, { data }: PaymentState): Promise<void> {
  const order = order_id ? await lockOrder(tx, order_id) : undefined
  const outcomes = (await markPayments(tx, { payment_ids: [id] }, 'capture')).map((payment) => ({
    payment,
    data,
  }))
  if (outcomes.length === 0) return
  if (order) await recordCapture(tx, order, outcomes)
  else await recordOutcomes(tx, outcomes, 'capture')
  await emit(tx, 'payment.payment_captured', { id })
}

async function recordGivenBack(
  tx: Tx,
  payment: PaymentRow,
  refunds: PaymentState['outside_refunds'],
): Promise<void> {
  const order = payment.order_id ? await lockOrder(tx, payment.order_id) : undefined
  for (const given of refunds) {
    const refund = await recordOutsideRefund(tx, payment, given)
    if (!refund) continue
    await emit(tx, 'payment.payment_refund_created', { id: refund.id, payment_id: payment.id })
    if (!order) continue
    await updateLiveOrder(tx, order.id, { payment_status: statusAfterRefund(await sumsOf(tx, order.id)) })
    await emitRefunded(tx, refund, order.no_notification)
  }
}
