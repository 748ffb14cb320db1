import { highestAmount } from '@cartwright/contract'
import { ShopError } from '../../errors'
import type { Caller } from '../../http/request'
import type { Shop } from '../../shop'
import { fulfillmentProvider } from '../shipping/fulfillment-provider'
import { findCustomOptions, type OptionRow } from '../shipping/queries'
import { hasFree } from './apply-discounts'
import { cartReply } from './cart-reply'
import type { LoadedCart } from './load-cart'
import { visitCart } from './open-cart'
import { readHead } from './queries'

/**
 * What a method costs: the custom price, the option's amount, or what its provider calculates.
 * @throws unavailable when the provider's answer is no price
 */
export async function shippingPrice(
  shop: Shop,
  option: OptionRow,
  data: Record<string, unknown>,
  cart: LoadedCart,
): Promise<number> {
  const calculate = fulfillmentProvider(shop, option.provider_id).calculate
  if (option.price_type !== 'calculated' || !calculate) return option.amount ?? 0
  const price = await calculate(option.data, data, cartReply(shop, cart))
  if (Number.isSafeInteger(price) && price >= 0 && price <= highestAmount) return price
  shop.log.error({ provider: option.provider_id, price }, 'a fulfillment provider answered what is no price')
  throw new ShopError('unavailable', `${option.name} has no price right now; choose another way or try again`)
}

/** What shipping will cost again when free shipping goes; calculated prices are asked before the transaction. */
export async function restoredPrices(
  shop: Shop,
  cartId: string,
  caller: Caller,
): Promise<Map<string, number>> {
  const head = await readHead(shop.db, cartId)
  if (!head || Number(head.discount_count) === 0 || Number(head.method_count) === 0) return new Map()
  const cart = await visitCart(shop.db, cartId, caller)
  return hasFree(cart.discounts) ? shippingPrices(shop, cart) : new Map()
}

/** The full price of each method of a cart, by method id, as if shipping were not free. */
export async function shippingPrices(shop: Shop, cart: LoadedCart): Promise<Map<string, number>> {
  const prices = new Map<string, number>()
  if (cart.shipping_methods.length === 0) return prices
  const custom = await findCustomOptions(shop.db, cart.row.id)
  for (const method of cart.shipping_methods) {
    const fixed = custom.find((option) => option.shipping_option_id === method.shipping_option_id)
    if (fixed) prices.set(method.id, fixed.price)
    else if (method.shipping_option)
      prices.set(method.id, await shippingPrice(shop, method.shipping_option, method.data, cart))
  }
  return prices
}
