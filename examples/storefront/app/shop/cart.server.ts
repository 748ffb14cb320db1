import type { Cart } from '@cartwright/contract'
import type { ShopVisit } from './context.server'
import { isNotFound } from './failures'

/** What the pages draw of a cart. */
const expand = [
  'items',
  'items.variant',
  'items.variant.product',
  'region',
  'region.payment_providers',
  'shipping_methods',
  'shipping_address',
  'payment_sessions',
  'discounts',
  'gift_cards',
].join(',')

/** The shopper's open cart, or undefined when there is none, it is gone, or it became an order. */
export async function findCart({ client, cartId }: ShopVisit): Promise<Cart | undefined> {
  if (!cartId) return undefined
  try {
    const { cart } = await client.carts.retrieve(cartId, { expand })
    return cart.completed_at ? undefined : cart
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** The open cart, made if there is none, always in the region the shopper looks at. */
export async function openCart(shop: ShopVisit): Promise<Cart> {
  const cart = await findCart(shop)
  if (!cart) return (await shop.client.carts.create({ region_id: shop.region.id })).cart
  if (cart.region_id === shop.region.id) return cart
  return (await shop.client.carts.update(cart.id, { region_id: shop.region.id })).cart
}
