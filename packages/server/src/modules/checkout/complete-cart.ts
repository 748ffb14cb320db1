import { conflict, ShopError } from '../../errors'
import type { Caller } from '../../http/request'
import type { PaymentAnswer } from '../../providers/payment'
import type { Shop, Tx } from '../../shop'
import { writeOrOwe } from '../../store/database/owed-writes'
import { now } from '../../store/schema/ids'
import { mergeMetadata } from '../../store/writing/metadata'
import { askTaxes } from '../cart/ask-taxes'
import { cartReply } from '../cart/cart-reply'
import { type Attempt, giveBack, mark, whileHeld } from './attempt'
import { authorizePayment, releasePayment } from './authorize-payment'
import { type Beginning, beginCompletion } from './begin-completion'
import type { Completion, CompletionKind, Reply } from './completion'

/**
 * Money becomes an order here, or what else a cart may become. Under lock the cart is checked and marked; the provider
 * is asked with no transaction open; under lock again stock, gift cards and discount uses are taken and the order is
 * written. Whatever refuses on the way leaves cart, payment session and stock as they were. Safe to call twice: a
 * completed cart answers its order. `lease` is how long another attempt may be silent before this one takes over, in ms.
 */
export async function completeCart(
  shop: Shop,
  cartId: string,
  caller: Caller,
  lease?: number,
): Promise<Completion> {
  try {
    const beginning = await beginPatiently(shop, cartId, caller, lease)
    if (beginning.step === 'completed') return await beginning.kind.again(shop, cartId)
    if (beginning.step === 'written') return await beginning.reply()
    const { kind, attempt } = beginning
    const answer = await authorize(shop, attempt)
    if (answer.status !== 'authorized') return await unpaid(shop, attempt, answer)
    const reply = await finishOrRelease(shop, kind, attempt, answer)
    return await reply()
  } catch (error) {
    throw shortStock(error) ?? error
  }
}

type Begun = Exclude<Beginning, { step: 'busy' | 'untaxed' }>

/** A cart that is being paid by another request is waited for, two seconds at most. */
async function beginPatiently(shop: Shop, cartId: string, caller: Caller, lease?: number): Promise<Begun> {
  for (let wait = 20; wait < 1500; wait *= 2) {
    const beginning = await beginCompletion(shop, cartId, caller, lease)
    if (beginning.step === 'untaxed') {
      await askTaxes(shop, beginning.cart)
      continue
    }
    if (beginning.step !== 'busy') return beginning
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  throw conflict('cart_authorizing', `Cart ${cartId} is being paid right now; try again in a moment`)
}

async function authorize(shop: Shop, attempt: Attempt): Promise<PaymentAnswer> {
  try {
    return await authorizePayment(shop, attempt)
  } catch (error) {
    await writeOrOwe(shop, () => whileHeld(shop, attempt, (tx) => giveBack(tx, attempt, { keepKey: true })))
    throw error
  }
}

/** The shopper has to act, or to wait: the cart is open again and says so. A refused payment is an error. */
async function unpaid(shop: Shop, attempt: Attempt, answer: PaymentAnswer): Promise<Completion> {
  const { cart, session, amount } = attempt
  const { status, data, reason } = answer
  const changes = { status, data, amount, is_initiated: true }
  await whileHeld(shop, attempt, (tx) => giveBack(tx, attempt, { session: changes, keepKey: false }))
  Object.assign(session, changes)
  if (status !== 'requires_more' && status !== 'pending')
    throw new ShopError(
      'payment_authorization_error',
      reason ?? `The payment was ${status === 'canceled' ? 'canceled' : 'refused'} by ${session.provider_id}`,
    )
  return { type: 'cart', data: cartReply(shop, cart, { taxed: true }), payment_status: status }
}

async function finishOrRelease(
  shop: Shop,
  kind: CompletionKind,
  attempt: Attempt,
  answer: PaymentAnswer,
): Promise<Reply> {
  try {
    return await whileHeld(shop, attempt, (tx) => finish(shop, tx, kind, attempt, answer))
  } catch (error) {
    await writeOrOwe(shop, () => release(shop, attempt, answer)).catch((failure) =>
      shop.log.warn(
        { err: failure, cart: attempt.cart.row.id },
        'a payment is left to the attempt that took over, or to the recovery',
      ),
    )
    throw error
  }
}

async function finish(
  shop: Shop,
  tx: Tx,
  kind: CompletionKind,
  { cart, session, amount }: Attempt,
  { data, customer_metadata: facts }: PaymentAnswer,
): Promise<Reply> {
  const payment = { provider_id: session.provider_id, data }
  const reply = await kind.write(shop, tx, { cart, amount, payment })
  const changes = { status: 'authorized', data, amount, is_initiated: true } as const
  const { payment_session } = tx.t
  await tx.updateRows(payment_session, { id: session.id }, { ...changes, payment_authorized_at: now() })
  if (facts) await rememberCustomer(tx, cart.row.customer_id, facts)
  return reply
}

/** The lease begins anew, so that nobody takes over a payment that is being released. */
async function release(shop: Shop, attempt: Attempt, { data }: PaymentAnswer): Promise<void> {
  const { cart, key, amount } = attempt
  const since = await whileHeld(shop, attempt, (tx) => mark(tx, cart.row.id, key))
  const held = { ...attempt, since }
  const { is_released, ...session } = await releasePayment(shop, held, data)
  const changes = { ...session, status: 'pending', amount } as const
  await whileHeld(shop, held, (tx) => giveBack(tx, held, { session: changes, keepKey: !is_released }))
}

async function rememberCustomer(tx: Tx, customerId: string | null, facts: Record<string, unknown>) {
  const { customer } = tx.t
  const mine = { id: customerId ?? '' }
  const row = await tx.rowWhere(customer, mine, { columns: ['metadata'] })
  await tx.updateRows(customer, mine, { metadata: mergeMetadata(row?.metadata, facts) })
}

/** Short stock at completion has a shape of its own: 409 with a list (rules: completion). */
function shortStock(error: unknown): ShopError | undefined {
  if (!(error instanceof ShopError) || error.code !== 'insufficient_inventory') return undefined
  const { type, message, code } = error
  const errors = [{ message, type, code }]
  return new ShopError('conflict', message, code, { type, message, code, errors }, 409)
}
