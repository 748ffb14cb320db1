import type { PricedShippingOption, ShippingOption } from '@cartwright/contract'
import type { Caller } from '../../http/ask'
import type { Shop } from '../../shop'
import { pricedOptions } from '../shipping/priced-options'
import { findCustomOptions, findOfferedOptions, findOptions, findRequirements } from '../shipping/queries'
import { meetsRequirements, requirementAmount } from '../shipping/requirements'
import { cartFigures } from './cart-figures'
import type { LoadedCart } from './load-cart'
import { visitCart } from './open-cart'
import { shippingPrice } from './shipping-prices'

/**
 * The ways a cart may be sent: those of its products' profiles whose requirements it meets; or exactly the custom
 * options, at their prices, where a swap or draft order has set any (behaviour §15).
 */
export async function offeredOptions(
  shop: Shop,
  cartId: string,
  caller: Caller,
): Promise<PricedShippingOption[]> {
  const cart = await visitCart(shop.db, cartId, caller)
  const custom = await findCustomOptions(shop.db, cartId)
  if (custom.length > 0) {
    const options = await findOptions(
      shop.db,
      custom.map((row) => row.shipping_option_id),
    )
    const fixed = options.map((option) => ({
      ...option,
      amount: custom.find((row) => row.shipping_option_id === option.id)?.price ?? option.amount,
    }))
    return withRequirements(shop, fixed)
  }
  const options = await findOfferedOptions(shop.db, profilesOf(cart), cart.row.region_id)
  const priced: ShippingOption[] = []
  for (const option of options)
    priced.push(
      option.price_type === 'calculated'
        ? { ...option, amount: await shippingPrice(shop, option, {}, cart) }
        : option,
    )
  const totals = cartFigures(shop, cart)
  const whole = await withRequirements(shop, priced)
  return whole.filter((option) =>
    meetsRequirements(
      option.requirements ?? [],
      requirementAmount({ includes_tax: option.includes_tax === true }, totals),
    ),
  )
}

/** Goods without a profile of their own go with the default one. */
function profilesOf(cart: LoadedCart): string[] {
  const profiles = new Set<string>()
  const byDefault = [...cart.places.profiles.values()].find((profile) => profile.type === 'default')?.id
  for (const { variant } of cart.items) {
    const id = variant?.product?.profile_id ?? byDefault
    if (id) profiles.add(id)
  }
  return [...profiles]
}

async function withRequirements(shop: Shop, options: readonly ShippingOption[]) {
  const requirements = await findRequirements(
    shop.db,
    options.map((option) => option.id),
  )
  return pricedOptions(
    shop,
    options.map((option) => ({
      ...option,
      requirements: requirements.filter((row) => row.shipping_option_id === option.id),
    })),
  )
}
