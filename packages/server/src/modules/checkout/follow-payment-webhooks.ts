import { ShopError } from '../../errors'
import { emit, emitAll } from '../../events/emit'
import type { Subscriber } from '../../events/subscriber'
import { theShop } from '../../http/request'
import type { PaymentData, PaymentHooks, PaymentState } from '../../providers/payment'
import type { Shop, Tx } from '../../shop'
import { now } from '../../store/schema/ids'
import { assertOpen } from '../cart/open-cart'
import { refreshPaymentSession } from '../cart/payment-sessions'
import { readLocked } from '../cart/queries'
import { recordCapture, settlePaymentStatus } from '../order/capture-order'
import { statusAfterRefund } from '../order/order-status'
import { lockOrder, type OrderRow, sumsOf, updateLiveOrder } from '../order/queries'
import { emitRefunded, settleFailedRefunds } from '../order/refund-order'
import { authorizeCollection } from '../payment/authorize-collection'
import { sessionsOfCollection } from '../payment/queries'
import { recordFailedRefunds } from '../payment/record-failed-refunds'
import { recordOutsideCancel } from '../payment/record-outside-cancel'
import { recordOutsideRefund } from '../payment/record-outside-refund'
import { markPayments, type PaymentRow, recordOutcomes } from '../payment/take-payments'
import { completeCart } from './complete-cart'
import { newsOfPayment, paymentsOfCollection } from './queries'

/**
 * Does what a provider's news call for. The provider is asked how the payment stands now, so news may come twice, late
 * and in any order: a cart whose shopper closed the browser becomes its order, money taken, let go and given back at
 * the provider is written down, and a refund that failed after all is taken back.
 */
export const paymentWebhooks: Subscriber = {
  id: 'payment-news',
  events: ['payment.news_received'],
  async handle(shop, event) {
    const { payment_news: table } = shop.db.t
    const { id } = event.data as { id: string }
    const news = await shop.db.rowWhere(table, { id })
    if (!news || news.handled_at) return
    const hooks = shop.providers.payment.get(news.provider_id)?.hooks
    if (!hooks) return
    for (let looks = 0; looks < 5; looks += 1) {
      const since = now()
      const state = await hooks.inquire(news.reference)
      if (state.resource_id) await settle(shop, hooks, news, state, state.resource_id)
      if (!(await markHandled(shop, id, news, since))) return
    }
  },
}

/**
 * Returns whether other news of the same payment were worked on meanwhile, by another instance: of the two, the one
 * that wrote last may have been the one that asked first, so the provider is asked again.
 */
async function markHandled(
  shop: Shop,
  id: string,
  { provider_id, reference, created_at }: News & { created_at: string },
  since: string,
): Promise<boolean> {
  const { payment_news: table } = shop.db.t
  const dayBefore = new Date(Date.parse(created_at) - 86_400_000).toISOString()
  return shop.transaction(async (tx) => {
    const rows = await newsOfPayment(tx, provider_id, reference, dayBefore)
    await tx.updateRows(table, { id }, { handled_at: now() })
    return rows.some((row) => row.id !== id && row.handled_at !== null && row.handled_at >= since)
  })
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
  if (payment) await bringUpToDate(shop, hooks, news, payment, state)
  else if (state.kept > 0)
    shop.log.error(
      { provider: news.provider_id, payment: news.reference, resource: resourceId },
      'money was taken that belongs to no order: look at it on the screen of the provider',
    )
}

const paymentsOfCart = async (shop: Shop, cartId: string): Promise<PaymentRow[]> => {
  const { payment } = shop.db.t
  return shop.db.rowsWhere(payment, { cart_id: cartId })
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
  const open = await shop.db.rowWhere(cart, { id: cartId, completed_at: null }, { columns: ['id'] })
  if (!open) return
  const of = await shop.db.rowsWhere(sessions, { cart_id: cartId })
  const session = of.find(
    ({ provider_id, data }) => provider_id === news.provider_id && hooks.isAbout(data, news.reference),
  )
  if (!session) return
  if (state.status === 'authorized') await completeOrFree(shop, cartId, news.provider_id)
  else
    await shop.transaction(async (tx) => {
      const row = await readLocked(tx, cartId)
      if (!row || row.completed_at) return
      assertOpen(row)
      const current = await tx.rowWhere(sessions, { id: session.id })
      // Replaced meanwhile: the news are of a payment nobody waits for any more.
      if (!current || !hooks.isAbout(current.data, news.reference)) return
      await tx.updateRows(
        sessions,
        { id: session.id },
        state.status === 'canceled' ? unopened : { status: state.status, data: state.data },
      )
      if (state.status === 'canceled')
        await tx.updateRows(cart, { id: cartId }, { payment_authorized_at: null })
    })
}

/** A session as it was before its provider was asked: nothing can be paid with a payment that was canceled there. */
const unopened = {
  is_selected: null,
  is_initiated: false,
  status: 'pending',
  data: {},
  payment_authorized_at: null,
} as const

/**
 * @throws while the cart cannot be completed: the shopper may still be at it, so the event comes again later. Only when
 * the goods are gone is the money let go at once.
 */
async function completeOrFree(shop: Shop, cartId: string, providerId: string): Promise<void> {
  try {
    await completeCart(shop, cartId, theShop)
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'insufficient_inventory') throw error
    shop.log.warn({ err: error, cart: cartId }, 'a paid cart ran short of stock; its payment is let go')
    await refreshPaymentSession(shop, cartId, providerId, theShop)
  }
}

async function settleCollection(
  shop: Shop,
  hooks: PaymentHooks,
  news: News,
  state: PaymentState,
  id: string,
): Promise<void> {
  const { payment_session: sessions } = shop.db.t
  const rows = await sessionsOfCollection(shop.db, id)
  const paid = rows.find(({ session }) => hooks.isAbout(session.data, news.reference))
  if (!paid) return
  if (state.status === 'authorized') return authorizeCollection(shop, id, [paid.session.id])
  await shop.transaction((tx) =>
    tx.updateRows(
      sessions,
      { id: paid.session.id, payment_authorized_at: null },
      { status: state.status, data: state.data },
    ),
  )
}

/** Writes down what was taken and given back at the provider. */
async function bringUpToDate(
  shop: Shop,
  hooks: PaymentHooks,
  { reference }: News,
  payment: PaymentRow,
  state: PaymentState,
): Promise<void> {
  const isUntaken = !payment.captured_at && !payment.canceled_at
  if (state.is_captured && isUntaken) await shop.transaction((tx) => recordTaken(tx, payment, state))
  if (state.status === 'canceled' && isUntaken)
    await shop.transaction((tx) =>
      recordLetGo(tx, payment, (data: PaymentData) => hooks.isAbout(data, reference)),
    )
  if (state.failed_refunds.length > 0)
    await shop.transaction((tx) => recordNotGivenBack(tx, payment, state.failed_refunds))
  if (state.outside_refunds.length > 0)
    await shop.transaction((tx) => recordGivenBack(tx, payment, state.outside_refunds))
}

const lockOrderOf = async (tx: Tx, { order_id }: PaymentRow): Promise<OrderRow | undefined> =>
  order_id ? lockOrder(tx, order_id) : undefined

/** @throws conflict while this shop is asking for the money itself */
async function recordTaken(tx: Tx, payment: PaymentRow, { data, taken }: PaymentState): Promise<void> {
  const { id } = payment
  const order = await lockOrderOf(tx, payment)
  const outcomes = (await markPayments(tx, { payment_ids: [id] }, 'capture')).map((payment) => ({
    payment,
    data,
    taken,
  }))
  if (outcomes.length === 0) return
  if (order) await recordCapture(tx, order, outcomes)
  else await recordOutcomes(tx, outcomes, 'capture')
  await emit(tx, 'payment.payment_captured', { id })
}

/** Held money that was let go: somebody has to look at the order, for nobody can capture it any more. */
async function recordLetGo(
  tx: Tx,
  payment: PaymentRow,
  isItsSession: (data: PaymentData) => boolean,
): Promise<void> {
  const order = await lockOrderOf(tx, payment)
  if (!(await recordOutsideCancel(tx, payment, isItsSession))) return
  if (order) await settlePaymentStatus(tx, order)
  await emit(tx, 'payment.updated', { id: payment.id })
}

async function recordNotGivenBack(
  tx: Tx,
  payment: PaymentRow,
  refunds: PaymentState['failed_refunds'],
): Promise<void> {
  const order = await lockOrderOf(tx, payment)
  const failed = await recordFailedRefunds(tx, payment, refunds)
  if (failed.length === 0) return
  if (order) await settleFailedRefunds(tx, order, failed)
  await emitAll(
    tx,
    'payment.payment_refund_failed',
    failed.map(({ refund, amount, reason }) => ({ id: payment.id, refund_id: refund.id, amount, reason })),
  )
}

async function recordGivenBack(
  tx: Tx,
  payment: PaymentRow,
  refunds: PaymentState['outside_refunds'],
): Promise<void> {
  const order = await lockOrderOf(tx, payment)
  for (const given of refunds) {
    const refund = await recordOutsideRefund(tx, payment, given)
    if (!refund) continue
    await emit(tx, 'payment.payment_refund_created', { id: refund.id, payment_id: payment.id })
    if (!order) continue
    await updateLiveOrder(tx, order.id, { payment_status: statusAfterRefund(await sumsOf(tx, order.id)) })
    await emitRefunded(tx, refund, order.no_notification)
  }
}
