import type { Cart } from '@cartwright/contract'
import type { CartView } from '@cartwright/sdk/rules'
import { cartView } from './cart-view'
import type { ShopRegion, ShopVisit } from './context.server'
import { deliveriesIn } from './deliveries.server'
import { isNotFound } from './failures'
import { linePictures } from './line-pictures.server'

/** What the pages draw of a cart. */
export const cartExpand = [
  'items',
  'items.variant',
  'items.variant.product',
  'region',
  'region.payment_providers',
  'shipping_methods',
  'shipping_address',
  'billing_address',
  'payment_sessions',
  'discounts',
  'gift_cards',
].join(',')

/** The shopper's open cart, or undefined when there is none, it is gone, or it became an order. */
export async function findCart({ client, cartId }: ShopVisit): Promise<Cart | undefined> {
  if (!cartId) return undefined
  try {
    const { cart } = await client.carts.retrieve(cartId, { expand: cartExpand })
    return cart.completed_at ? undefined : cart
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** The region that a cart is priced in, which need not be the one the shopper looks at: the address of a page may name any. */
export const regionOf = ({ region, regions }: ShopVisit, cart: Pick<Cart, 'region_id'>): ShopRegion =>
  regions.find(({ id }) => id === cart.region_id) ?? region

/**
 * A cart as every page shows it: in the prices of its region, with the pictures of what is really in it, and how far it is
 * from a free delivery.
 */
export async function shownCart(shop: ShopVisit, cart: Cart): Promise<CartView> {
  const items = cart.items ?? []
  const [pictures, deliveries] = await Promise.all([
    linePictures(shop.client, items),
    items.length > 0 ? deliveriesIn(shop, cart.region_id) : [],
  ])
  return cartView(cart, regionOf(shop, cart).inclusive, pictures, deliveries)
}

/**
 * The open cart, made if there is none. One that holds something stays in its region, as it is priced anew only where the
 * shopper says so; any other is in the region the shopper looks at.
 */
export async function openCart(shop: ShopVisit): Promise<Cart> {
  const cart = await findCart(shop)
  if (!cart) return (await shop.client.carts.create({ region_id: shop.region.id })).cart
  const stays = cart.items?.length ? regionOf(shop, cart) : shop.region
  if (cart.region_id === stays.id) return cart
  return (await shop.client.carts.update(cart.id, { region_id: shop.region.id })).cart
}
