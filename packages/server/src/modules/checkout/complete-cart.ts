import type { Cart, CartType, Order, Swap } from '@cartwright/contract'
import { eq } from 'drizzle-orm'
import { conflict, ShopError } from '../../errors'
import type { Caller } from '../../http/ask'
import type { PaymentAnswer } from '../../providers/payment'
import type { Shop, Tx } from '../../shop'
import { mergeMetadata } from '../../store/metadata'
import { writeOrOwe } from '../../store/owed-writes'
import { askTaxes } from '../cart/ask-taxes'
import { cartReply } from '../cart/cart-reply'
import type { LoadedCart } from '../cart/load-cart'
import { readLocked } from '../cart/queries'
import { type Placed, placeOrder } from '../order/place-order'
import { freshOrder, orderOfCart, placedOrder } from '../order/placed-order'
import { authorizePayment, releasePayment } from './authorize-payment'
import { type Attempt, beginCompletion, shortStock } from './begin-completion'
import { draftOfCart } from './draft-of-cart'

export type Completion =
  | { type: 'order'; data: Order }
  | { type: 'swap'; data: Swap }
  | { type: 'cart'; data: Cart; payment_status: string }

/** Kinds of carts that become something else than an order; the module that knows them adds itself. */
export const completions: Partial<
  Record<CartType, (shop: Shop, cartId: string, caller: Caller) => Promise<Completion>>
> = {}

/**
 * Money becomes an order here. Under lock the cart is checked and marked; the provider is asked with no transaction
 * open; under lock again stock, gift cards and discount uses are taken and the order is written. Whatever refuses on
 * the way leaves cart, payment session and stock as they were. Safe to call twice: a completed cart answers its order.
 */
export async function completeCart(
  shop: Shop,
  cartId: string,
  caller: Caller,
  lease?: number,
): Promise<Completion> {
  const beginning = await beginPatiently(shop, cartId, caller, lease)
  if (beginning.step === 'completed') return completed(shop, beginning.cart, caller)
  if (beginning.step === 'placed') return { type: 'order', data: freshOrder(shop, beginning.placed) }
  if (beginning.step === 'special') return special(shop, beginning.cart, caller)
  const { attempt } = beginning
  const answer = await authorize(shop, attempt)
  if (answer.status !== 'authorized') return unpaid(shop, attempt, answer)
  const placed = await finishOrRelease(shop, attempt, answer)
  return { type: 'order', data: freshOrder(shop, placed) }
}

async function finishOrRelease(shop: Shop, attempt: Attempt, answer: PaymentAnswer): Promise<Placed> {
  try {
    return await finish(shop, attempt, answer)
  } catch (error) {
    await writeOrOwe(shop, () => release(shop, attempt, answer))
    throw shortStock(error) ?? error
  }
}

/** A cart that is being paid by another request is waited for, two seconds at most. */
async function beginPatiently(shop: Shop, cartId: string, caller: Caller, lease?: number) {
  for (let wait = 20; wait < 1500; wait *= 2) {
    const beginning = await beginCompletion(shop, cartId, caller, {
      lease,
      isSpecial: (type) => completions[type] !== undefined,
    }).catch((error) => {
      throw shortStock(error) ?? error
    })
    if (beginning.step === 'untaxed') {
      await askTaxes(shop, beginning.cart)
      continue
    }
    if (beginning.step !== 'busy') return beginning
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  throw conflict('cart_authorizing', `Cart ${cartId} is being paid right now; try again in a moment`)
}

async function completed(shop: Shop, cart: LoadedCart, caller: Caller): Promise<Completion> {
  const orderId = await orderOfCart(shop, cart.row.id)
  if (orderId) return { type: 'order', data: await placedOrder(shop, orderId) }
  if (completions[cart.row.type]) return special(shop, cart, caller)
  throw conflict('cart_completed', `Cart ${cart.row.id} is closed and has no order`)
}

async function special(shop: Shop, { row }: LoadedCart, caller: Caller): Promise<Completion> {
  const complete = completions[row.type]
  if (!complete) throw new Error(`Nothing completes carts of the type ${row.type}`)
  return complete(shop, row.id, caller)
}

/** A provider that could not be asked leaves its key on the cart: the next attempt repeats the same question. */
async function authorize(shop: Shop, attempt: Attempt): Promise<PaymentAnswer> {
  try {
    return await authorizePayment(shop, attempt)
  } catch (error) {
    await writeOrOwe(shop, () => shop.transaction((tx) => unmark(tx, attempt, { authorizing_at: null })))
    throw error
  }
}

/** The shopper has to act, or to wait: the cart is open again and says so. A refused payment is an error. */
async function unpaid(shop: Shop, attempt: Attempt, answer: PaymentAnswer): Promise<Completion> {
  const { cart, session } = attempt
  const changes = { status: answer.status, data: answer.data, amount: attempt.amount, is_initiated: true }
  await shop.transaction(async (tx) => {
    await saveSession(tx, session.id, changes)
    await unmark(tx, attempt)
  })
  Object.assign(session, changes)
  if (answer.status !== 'requires_more' && answer.status !== 'pending')
    throw new ShopError(
      'payment_authorization_error',
      answer.reason ??
        `The payment was ${answer.status === 'canceled' ? 'canceled' : 'refused'} by ${session.provider_id}`,
    )
  return { type: 'cart', data: cartReply(shop, cart, { taxed: true }), payment_status: answer.status }
}

async function finish(shop: Shop, attempt: Attempt, answer: PaymentAnswer): Promise<Placed> {
  const { cart, session, amount } = attempt
  return shop.transaction(async (tx) => {
    const row = await readLocked(tx, cart.row.id)
    if (row?.completed_at || row?.authorizing_at !== attempt.since) throw new TakenOver(cart.row.id)
    const placed = await placeOrder(shop, tx, cart, {
      ...(await draftOfCart(tx, cart.row)),
      payment: { provider_id: session.provider_id, data: answer.data },
    })
    await saveSession(tx, session.id, {
      status: 'authorized',
      data: answer.data,
      amount,
      is_initiated: true,
      payment_authorized_at: placed.cart.row.completed_at,
    })
    if (answer.customer_metadata) await rememberCustomer(tx, cart, answer.customer_metadata)
    return placed
  })
}

/** This attempt seemed dead and another one took over: the payment is the other's now. */
class TakenOver extends ShopError {
  constructor(cartId: string) {
    super('conflict', `Cart ${cartId} was completed by another request; ask again for its order`)
  }
}

async function release(shop: Shop, attempt: Attempt, answer: PaymentAnswer): Promise<void> {
  const { session } = attempt
  const reopened = await releasePayment(shop, attempt, answer.data)
  if (!reopened) return
  await shop.transaction(async (tx) => {
    await saveSession(tx, session.id, { ...reopened, status: 'pending', amount: attempt.amount })
    await unmark(tx, attempt)
  })
}

/** Gives the cart back, unless another attempt has taken over. */
async function unmark(
  tx: Tx,
  { cart, since }: Attempt,
  changes: { authorizing_key?: null; authorizing_at: null } = { authorizing_key: null, authorizing_at: null },
) {
  await tx.updateRows(tx.t.cart, { id: cart.row.id, authorizing_at: since }, changes)
}

type SessionChanges = Partial<Attempt['session']>

async function saveSession(tx: Tx, id: string, changes: SessionChanges) {
  await tx.updateRows(tx.t.payment_session, { id }, changes)
}

async function rememberCustomer(tx: Tx, cart: LoadedCart, facts: Record<string, unknown>) {
  const { customer } = tx.t
  const mine = eq(customer.id, cart.row.customer_id ?? '')
  const [row] = await tx.select({ metadata: customer.metadata }).from(customer).where(mine)
  await tx
    .update(customer)
    .set({ metadata: mergeMetadata(row?.metadata, facts) })
    .where(mine)
}
