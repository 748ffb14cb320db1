import type { PricedShippingOption, ShippingOption } from '@cartwright/contract'
import type { Caller } from '../../http/request'
import type { Language } from '../../languages'
import type { Shop } from '../../shop'
import { pricedOptions } from '../shipping/priced-options'
import { findCustomOptions } from '../shipping/queries'
import { meetsRequirements, requirementAmount } from '../shipping/requirements'
import { speechIn } from '../translation/kept-words'
import { translate } from '../translation/translate'
import { cartFigures } from './cart-figures'
import type { LoadedCart } from './load-cart'
import { showCart } from './open-cart'
import { shippingPrice } from './shipping-prices'

/**
 * The ways a cart may be sent: those of its products' profiles whose requirements it meets; or exactly the custom
 * options, at their prices, where a swap or draft order has set any (rules: shipping).
 */
export async function offeredOptions(
  shop: Shop,
  cartId: string,
  caller: Caller,
  language?: Language,
): Promise<PricedShippingOption[]> {
  const { cart } = await showCart(shop.db, cartId, caller)
  const offered = await optionsFor(shop, cart)
  await translate(shop.db, 'shipping_option', offered, await speechIn(shop.db, language, cart.revisions))
  return offered
}

async function optionsFor(shop: Shop, cart: LoadedCart): Promise<PricedShippingOption[]> {
  const { options } = cart.setup
  const custom = await findCustomOptions(shop.db, cart.row.id)
  if (custom.length > 0) {
    const fixed = custom.flatMap(({ shipping_option_id, price }) => {
      const option = options.get(shipping_option_id)
      return option && !option.deleted_at ? [{ ...option, amount: price }] : []
    })
    return withRequirements(shop, cart, fixed)
  }
  const profiles = profilesOf(cart)
  const offered = [...options.values()].filter(
    (option) =>
      profiles.has(option.profile_id) &&
      option.region_id === cart.row.region_id &&
      !option.deleted_at &&
      !option.admin_only &&
      !option.is_return,
  )
  const priced: ShippingOption[] = []
  for (const option of offered)
    priced.push(
      option.price_type === 'calculated'
        ? { ...option, amount: await shippingPrice(shop, option, {}, cart) }
        : option,
    )
  const totals = cartFigures(shop, cart)
  const whole = await withRequirements(shop, cart, priced)
  return whole.filter((option) =>
    meetsRequirements(
      option.requirements ?? [],
      requirementAmount({ includes_tax: option.includes_tax === true }, totals),
    ),
  )
}

/** Goods without a profile of their own go with the default one. */
function profilesOf(cart: LoadedCart): ReadonlySet<string> {
  const profiles = new Set<string>()
  const byDefault = [...cart.setup.profiles.values()].find((profile) => profile.type === 'default')?.id
  for (const { variant } of cart.items) {
    const id = variant?.product?.profile_id ?? byDefault
    if (id) profiles.add(id)
  }
  return profiles
}

const withRequirements = (shop: Shop, { setup }: LoadedCart, options: readonly ShippingOption[]) =>
  pricedOptions(
    shop,
    options.map((option) => ({
      ...option,
      profile: setup.profiles.get(option.profile_id) ?? null,
      requirements: setup.requirements.get(option.id) ?? [],
    })),
    setup,
  )
