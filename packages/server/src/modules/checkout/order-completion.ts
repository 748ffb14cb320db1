import { conflict, invalidData, notAllowed } from '../../errors'
import { wantedStock } from '../cart/lines'
import type { LoadedCart } from '../cart/load-cart'
import { assertStock } from '../cart/stock'
import { placeOrder } from '../order/place-order'
import { freshOrder, orderOfCart, placedOrder } from '../order/placed-order'
import type { CompletionKind } from './completion'
import { draftOfCart } from './draft-of-cart'

/** What most carts become. */
export const orderCompletion: CompletionKind = {
  async check(tx, { cart, amount }) {
    assertCompletable(cart)
    if (amount > 0) await assertStock(tx, wantedStock(cart.items), cart.row.sales_channel_id)
  },
  async write(shop, tx, { cart, payment }) {
    const placed = await placeOrder(shop, tx, cart, { ...(await draftOfCart(tx, cart.row)), payment })
    return () => ({ type: 'order', data: freshOrder(shop, placed) })
  },
  async again(shop, cartId) {
    const orderId = await orderOfCart(shop, cartId)
    if (!orderId) throw conflict('cart_completed', `Cart ${cartId} is closed and has no order`)
    return { type: 'order', data: await placedOrder(shop, orderId) }
  },
}

function assertCompletable(cart: LoadedCart) {
  if (cart.items.length === 0) throw invalidData('Cannot create an order from an empty cart')
  if (!cart.row.customer_id || !cart.row.email)
    throw invalidData('Cannot create an order from the cart without a customer: set its e-mail first')
  assertSendable(cart)
  for (const discount of cart.discounts)
    if (discount.usage_limit !== null && discount.usage_count >= discount.usage_limit)
      throw notAllowed(
        `Discount ${discount.code} has been used as often as it may be`,
        'discount_limit_reached',
      )
  for (const card of cart.gift_cards)
    if (card.ends_at && Date.parse(card.ends_at) < Date.now())
      throw notAllowed(`The gift card ending in ${card.code.slice(-4)} has expired`, 'gift_card_expired')
}

/** Goods need an address and a shipping method of their profile; gift cards and free lines do not. */
function assertSendable(cart: LoadedCart) {
  const goods = cart.items.filter(
    (line) =>
      line.variant &&
      !line.is_return &&
      !line.is_giftcard &&
      line.variant.product?.profile?.type !== 'gift_card',
  )
  if (goods.length === 0) return
  if (!cart.shipping_address)
    throw invalidData('Cannot create an order from the cart without a shipping address')
  const stranded = goods.find((line) => !line.has_shipping)
  if (stranded)
    throw invalidData(`Choose a shipping method for ${stranded.title} first`, 'cart_incompatible_state')
}
