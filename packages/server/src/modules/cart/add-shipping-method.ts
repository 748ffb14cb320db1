import { invalidData, notAllowed, notFound } from '../../errors'
import type { Caller } from '../../http/request'
import type { Shop } from '../../shop'
import type { Db } from '../../store/database/engine'
import { revisionsIn } from '../../store/memory/revision'
import { shownOf } from '../../store/reading/shape'
import { newRow } from '../../store/writing/write-rows'
import { shopSetup, shopSetupAmong } from '../region/shop-setup'
import { fulfillmentProvider } from '../shipping/fulfillment-provider'
import { findCustomOptions, type OptionRow } from '../shipping/queries'
import { meetsRequirements, requirementAmount } from '../shipping/requirements'
import { shippingRatesFor } from '../tax/rates-for'
import { hasFree } from './apply-discounts'
import { cartFigures } from './cart-figures'
import { changeCart } from './change-cart'
import { isShipped } from './lines'
import type { LoadedCart } from './load-cart'
import { assertMayUse, visitCart } from './open-cart'
import { type CartHead, readHead } from './queries'
import { shippingPrice } from './shipping-prices'

export interface ChosenMethod {
  option_id: string
  data?: Record<string, unknown> | null
}

/**
 * Chooses how the cart is sent. A method of the same profile is replaced, others stay. The provider checks the data
 * (and prices what is calculated) before anything is written.
 */
export async function addShippingMethod(
  shop: Shop,
  cartId: string,
  input: ChosenMethod,
  caller: Caller,
): Promise<LoadedCart> {
  const head = await readHead(shop.db, cartId)
  // Before the provider is asked, who is told of the cart.
  if (head) assertMayUse({ ...head, isOfAccount: Number(head.account_count) > 0 }, caller)
  const setup = head
    ? await shopSetupAmong(shop.db, revisionsIn(shop.db, head.revisions))
    : await shopSetup(shop.db)
  const option = setup.options.get(input.option_id)
  if (!option || option.deleted_at) throw notFound('Shipping Option', input.option_id)
  const custom = await findCustomOptions(shop.db, cartId)
  const fixed = custom.find((row) => row.shipping_option_id === option.id)
  if (custom.length > 0 && !fixed)
    throw invalidData(`The shipping option ${option.name} is not one of those offered for this cart`)
  if (!fixed && (option.admin_only || option.is_return))
    throw invalidData(`The shipping option ${option.name} is not offered in the store`)
  if (!head) throw notFound('Cart', cartId)
  const data = await validData(shop, option, head, input.data ?? {})
  const calculated =
    !fixed && option.price_type === 'calculated'
      ? await shippingPrice(shop, option, data, await visitCart(shop.db, cartId, caller))
      : undefined
  const requirements = setup.requirements.get(option.id) ?? []
  return changeCart(shop, cartId, caller, async (tx, cart) => {
    if (option.region_id !== cart.row.region_id)
      throw invalidData(`The shipping option ${option.name} is not available in the region of the cart`)
    const amount = requirementAmount(option, cartFigures(shop, cart))
    if (!meetsRequirements(requirements, amount))
      throw notAllowed(`The cart does not meet the requirements of the shipping option ${option.name}`)
    const price = fixed?.price ?? calculated ?? option.amount ?? 0
    return withMethod(tx, cart, option, { data, price })
  })
}

async function validData(shop: Shop, option: OptionRow, head: CartHead, data: Record<string, unknown>) {
  const context = { cart_id: head.id, email: head.email, region_id: head.region_id }
  return fulfillmentProvider(shop, option.provider_id).validateData(option.data, data, context)
}

/** The cart with a method in place of those of its profile; the lines it brings are marked. */
export async function withMethod(
  db: Db,
  cart: LoadedCart,
  option: OptionRow,
  method: { data: Record<string, unknown>; price: number },
): Promise<LoadedCart> {
  const kept = cart.shipping_methods.filter(
    ({ shipping_option }) => shipping_option && shipping_option.profile_id !== option.profile_id,
  )
  const row = newRow(db.t.shipping_method, {
    cart_id: cart.row.id,
    shipping_option_id: option.id,
    price: hasFree(cart.discounts) ? 0 : method.price,
    data: method.data,
    includes_tax: option.includes_tax,
  })
  const rates = (await shippingRatesFor(db, cart.region, [option.id], cart.revisions)).get(option.id) ?? []
  const chosen = {
    ...shownOf('shipping_method', row),
    shipping_option: option,
    tax_lines: rates.map((rate) => ({ ...rate, shipping_method_id: row.id })),
  }
  return withShippedLines({ ...cart, shipping_methods: [...kept, chosen] })
}

const withShippedLines = (cart: LoadedCart): LoadedCart => ({
  ...cart,
  items: cart.items.map((line) => {
    const has_shipping = isShipped(line, cart)
    return line.has_shipping === has_shipping ? line : { ...line, has_shipping }
  }),
})
