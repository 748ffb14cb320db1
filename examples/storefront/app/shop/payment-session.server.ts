import type { Cart } from '@cartwright/contract'
import type { ShopVisit } from './context.server'

/** Opens the sessions of a cart and chooses the way to pay that was asked for, or the first there is. */
export async function openPaymentSession(
  { client }: ShopVisit,
  cartId: string,
  provider: string,
): Promise<Cart> {
  const { cart } = await client.carts.createPaymentSessions(cartId)
  const sessions = cart.payment_sessions ?? []
  const wanted = sessions.find(({ provider_id }) => provider_id === provider) ?? sessions[0]
  if (!wanted || wanted.is_selected) return cart
  return (await client.carts.setPaymentSession(cartId, { provider_id: wanted.provider_id })).cart
}
