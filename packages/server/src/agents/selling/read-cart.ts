import type { Cart, Order } from '@cartwright/contract'
import { Refused } from '../ask-shop'
import type { Guest } from './guest'

/** A cart with its taxes, which some regions leave until payment: what agents tell buyers is the price they pay. */
export async function readCart(guest: Guest, id: string): Promise<Cart> {
  const { cart } = await guest('GET /store/carts/:id', { params: { id } })
  return cart.completed_at ? cart : withTaxes(guest, cart)
}

export async function withTaxes(guest: Guest, cart: Cart): Promise<Cart> {
  if (cart.region?.automatic_taxes !== false || !cart.items?.length) return cart
  return (await guest('POST /store/carts/:id/taxes', { params: { id: cart.id } })).cart
}

/** The order that a cart became; undefined while it is none. */
export async function orderOf(guest: Guest, cart: Cart): Promise<Order | undefined> {
  if (!cart.completed_at) return undefined
  try {
    return (await guest('GET /store/orders/cart/:cart_id', { params: { cart_id: cart.id } })).order
  } catch (error) {
    if (error instanceof Refused && error.facts.type === 'not_found') return undefined
    throw error
  }
}
