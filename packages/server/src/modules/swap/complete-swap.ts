import type { Swap } from '@cartwright/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { conflict, notAllowed, ShopError } from '../../errors'
import { emit } from '../../events/emit'
import type { Caller } from '../../http/ask'
import type { PaymentAnswer } from '../../providers/payment'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/engine'
import { findOne } from '../../store/graph'
import { newId, now } from '../../store/ids'
import { writeOrOwe } from '../../store/owed-writes'
import { shapeOf } from '../../store/shape'
import { askTaxes } from '../cart/ask-taxes'
import { cartReply } from '../cart/cart-reply'
import type { LoadedCart } from '../cart/load-cart'
import { isAuthorizing, visitCart } from '../cart/open-cart'
import { lockCart } from '../cart/queries'
import { amountOf } from '../cart/refresh-payment-sessions'
import { authorizePayment, releasePayment } from '../checkout/authorize-payment'
import { type Attempt, shortStock } from '../checkout/begin-completion'
import type { Completion } from '../checkout/complete-cart'
import { reserveStock } from '../inventory/reserve-stock'
import { storeTaxLines } from '../order/new-lines'
import { lockOrder } from '../order/queries'
import { soldLines } from '../order/stock'
import { record } from '../payment/ledger'
import { assertCreditIntact } from './assert-credit'
import { lockSwap, type SwapRow, swapOfCart } from './queries'

/**
 * The shopper agrees to a swap: what it costs is authorised, stock is kept for the new goods, and the difference is
 * fixed. Like every completion it may be asked twice, and asks the provider with no transaction open.
 */
export async function completeSwap(shop: Shop, cartId: string, caller: Caller): Promise<Completion> {
  await askTaxes(shop, await visitCart(shop.db, cartId, caller))
  const begun = await shop.transaction((tx) => begin(shop, tx, cartId, caller))
  if (begun === 'completed') return { type: 'swap', data: await swapReply(shop, cartId) }
  let answer: PaymentAnswer | undefined
  try {
    if (begun.session) answer = await authorizePayment(shop, begun as Attempt)
    if (answer && answer.status !== 'authorized') {
      await shop.transaction((tx) => unmark(tx, begun))
      if (answer.status !== 'requires_more' && answer.status !== 'pending')
        throw new ShopError('payment_authorization_error', 'The payment was refused')
      return {
        type: 'cart',
        data: cartReply(shop, begun.cart, { taxed: true }),
        payment_status: answer.status,
      }
    }
    await shop.transaction((tx) => finish(tx, begun, answer))
  } catch (error) {
    await writeOrOwe(shop, async () => {
      if (answer?.status === 'authorized') await releasePayment(shop, begun as Attempt, answer.data)
      await shop.transaction((tx) => unmark(tx, begun))
    })
    throw shortStock(error) ?? error
  }
  return { type: 'swap', data: await swapReply(shop, cartId) }
}

type Begun = Omit<Attempt, 'session'> & { session?: Attempt['session']; swap: SwapRow }

async function begin(shop: Shop, tx: Tx, cartId: string, caller: Caller): Promise<'completed' | Begun> {
  await lockCart(tx, cartId)
  const cart = await visitCart(tx, cartId, caller)
  if (cart.row.completed_at) return 'completed'
  if (isAuthorizing(cart.row))
    throw conflict('cart_authorizing', `Cart ${cartId} is being paid right now; try again in a moment`)
  const swap = await swapOfCart(tx, cartId)
  if (swap.canceled_at) throw notAllowed('The swap was canceled')
  if (cart.gift_cards.length > 0) throw notAllowed('A swap cannot be paid by gift card; remove it first')
  await assertCreditIntact(tx, swap, cart)
  const amount = amountOf(shop, cart)
  const session = cart.payment_sessions.find((one) => one.is_selected) ?? cart.payment_sessions[0]
  if (amount > 0 && !session) throw notAllowed('You cannot complete a cart without a payment session')
  const key = cart.row.authorizing_key ?? newId('attempt')
  const since = now()
  const { cart: carts } = tx.t
  await tx.update(carts).set({ authorizing_key: key, authorizing_at: since }).where(eq(carts.id, cartId))
  return { cart, swap, amount, key, since, ...(amount > 0 ? { session } : {}) }
}

async function unmark(tx: Tx, { cart, since }: Begun) {
  const { cart: carts } = tx.t
  await tx
    .update(carts)
    .set({ authorizing_key: null, authorizing_at: null })
    .where(and(eq(carts.id, cart.row.id), eq(carts.authorizing_at, since), isNull(carts.completed_at)))
}

async function finish(tx: Tx, begun: Begun, answer: PaymentAnswer | undefined): Promise<void> {
  const { cart, amount } = begun
  await lockOrder(tx, begun.swap.order_id)
  const swap = await lockSwap(tx, begun.swap.order_id, begun.swap.id)
  if (swap.canceled_at) throw notAllowed('The swap was canceled')
  if (swap.confirmed_at) throw conflict('cart_completed', `Cart ${cart.row.id} was completed meanwhile`)
  await keepStock(tx, swap, cart)
  await storeTaxes(tx, cart)
  const { shipping_method, swap: swaps, payment } = tx.t
  await tx.update(shipping_method).set({ swap_id: swap.id }).where(eq(shipping_method.cart_id, cart.row.id))
  const paid = begun.session && answer
  const [made] = paid
    ? await tx
        .insert(payment)
        .values({
          swap_id: swap.id,
          order_id: swap.order_id,
          cart_id: cart.row.id,
          amount,
          currency_code: cart.region.currency_code,
          provider_id: begun.session?.provider_id ?? '',
          data: answer?.data ?? {},
        })
        .returning({ id: payment.id })
    : []
  await tx
    .update(swaps)
    .set({
      difference_due: amount,
      confirmed_at: now(),
      shipping_address_id: cart.row.shipping_address_id,
      payment_status: amount === 0 ? 'confirmed' : 'awaiting',
    })
    .where(eq(swaps.id, swap.id))
  await record(tx, {
    order_id: swap.order_id,
    currency_code: cart.region.currency_code,
    kind: 'swap',
    due: amount,
    reference_id: swap.id,
  })
  await closeCart(tx, begun, made?.id ?? null)
  await emit(tx, 'swap.payment_completed', { id: swap.id, no_notification: swap.no_notification })
}

async function closeCart(tx: Tx, { cart, since }: Begun, payment_id: string | null) {
  const { cart: carts } = tx.t
  const closed = await tx
    .update(carts)
    .set({
      completed_at: now(),
      payment_id,
      payment_authorized_at: now(),
      authorizing_key: null,
      authorizing_at: null,
    })
    .where(and(eq(carts.id, cart.row.id), isNull(carts.completed_at), eq(carts.authorizing_at, since)))
    .returning({ id: carts.id })
  if (closed.length === 0) throw conflict('cart_completed', `Cart ${cart.row.id} was completed meanwhile`)
}

/** With backorders allowed the goods are promised even where they are short. */
async function keepStock(tx: Tx, swap: SwapRow, cart: LoadedCart) {
  const lines = soldLines(cart.items.filter((line) => !line.is_return))
  const keep = () => reserveStock(tx, lines, { sales_channel_id: cart.row.sales_channel_id })
  if (!swap.allow_backorder) return keep()
  await tx.nested(keep).catch((error) => {
    if (!(error instanceof ShopError)) throw error
  })
}

async function storeTaxes(tx: Tx, cart: LoadedCart) {
  await storeTaxLines(
    tx,
    cart.items.filter((line) => !line.is_return),
  )
  const rows = cart.shipping_methods.flatMap((method) =>
    method.tax_lines.map(({ rate, name, code }) => ({ rate, name, code, shipping_method_id: method.id })),
  )
  if (rows.length > 0) await tx.insert(tx.t.shipping_method_tax_line).values(rows)
}

async function swapReply(shop: Shop, cartId: string): Promise<Swap> {
  const { id } = await swapOfCart(shop.db, cartId)
  return (await findOne<Swap>(shop.db, 'swap', id, shapeOf(['shipping_address']))) as Swap
}
