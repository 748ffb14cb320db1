import type { Cart } from '@cartwright/contract'
import { type ChosenPayment, readPayment } from '@cartwright/sdk/rules'
import { wayOf } from '../payment/ways.server'
import type { ShopVisit } from './context.server'

/** How a form wants to pay. */
export interface PaymentWish extends ChosenPayment {
  /** Whether what is paid with is to be kept for the next time. */
  saves: boolean
}

export function readWish(form: FormData): PaymentWish {
  const chosen = readPayment(String(form.get('payment_provider') ?? ''))
  return { ...chosen, saves: form.has('save_payment') && !chosen.payment_method }
}

/**
 * Opens the sessions of a cart and chooses the way to pay that was asked for, or the first there is. A provider with fields
 * of its own is told what else the form says of the payment.
 */
export async function openPaymentSession(
  { client, signedIn }: ShopVisit,
  cartId: string,
  { provider_id, saves }: PaymentWish,
): Promise<Cart> {
  const { cart } = await client.carts.createPaymentSessions(cartId)
  const sessions = cart.payment_sessions ?? []
  const wanted = sessions.find((session) => session.provider_id === provider_id) ?? sessions[0]
  if (!wanted) return cart
  const chosen = wanted.is_selected
    ? cart
    : (await client.carts.setPaymentSession(cartId, { provider_id: wanted.provider_id })).cart
  const data = selectedSession(chosen)?.data
  const changes = data && wayOf(wanted.provider_id)?.changes(data, { saves: saves && signedIn })
  if (!changes) return chosen
  return (await client.carts.updatePaymentSession(cartId, wanted.provider_id, { data: changes })).cart
}

/**
 * Asks the shop to make of a cart what it is for. Every press is asked for itself: the shop completes a cart once, and an
 * answer that was kept for a key would still tell of a bank after the bank has agreed.
 */
export async function completeCart(
  { client }: ShopVisit,
  cartId: string,
): Promise<'done' | 'pending' | 'unpaid'> {
  const answer = await client.carts.complete(cartId)
  if (answer.type !== 'cart') return 'done'
  const session = 'payment_sessions' in answer.data ? selectedSession(answer.data) : undefined
  return session && wayOf(session.provider_id)?.isUnderWay(session.data) ? 'pending' : 'unpaid'
}

/** The session that pays. */
export const selectedSession = ({ payment_sessions }: Pick<Cart, 'payment_sessions'>) =>
  payment_sessions?.find(({ is_selected }) => is_selected)
