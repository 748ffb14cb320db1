import type { Cart } from '@cartwright/contract'
import type { Guest } from '../../../selling/guest'

/** A cart with its taxes, which some regions leave until payment: what agents tell buyers is the price they pay. */
export async function readCart(guest: Guest, id: string): Promise<Cart> {
  const { cart } = await guest('GET /store/carts/:id', { params: { id } })
  return cart.completed_at ? cart : withTaxes(guest, cart)
}

export async function withTaxes(guest: Guest, cart: Cart): Promise<Cart> {
  if (cart.region?.automatic_taxes !== false || !cart.items?.length) return cart
  return (await guest('POST /store/carts/:id/taxes', { params: { id: cart.id } })).cart
}
