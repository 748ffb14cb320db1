import { invalidData, notAllowed, notFound } from '../../errors'
import type { Shop, Tx } from '../../shop'
import { withMethod } from '../cart/add-shipping-method'
import { cartFigures } from '../cart/cart-figures'
import type { LoadedCart } from '../cart/load-cart'
import { fulfillmentProvider } from '../shipping/fulfillment-provider'
import { findOptions, findRequirements, type OptionRow } from '../shipping/queries'
import { meetsRequirements, requirementAmount } from '../shipping/requirements'

export interface DraftMethod {
  option_id: string
  data?: Record<string, unknown> | null
  price?: number | null
}

interface CheckedMethod {
  option: OptionRow
  data: Record<string, unknown>
  price?: number
}

/**
 * The methods with what their providers made of the data; asked before anything is written.
 * @throws not_found for an option, invalid_data for one of another region or one that only a provider can price
 */
export async function checkMethods(
  shop: Shop,
  methods: readonly DraftMethod[],
  cart: { id: string; email: string; region_id: string },
): Promise<CheckedMethod[]> {
  const options = new Map(
    (
      await findOptions(
        shop.db,
        methods.map(({ option_id }) => option_id),
      )
    ).map((option) => [option.id, option]),
  )
  const context = { cart_id: cart.id, email: cart.email, region_id: cart.region_id }
  const checked: CheckedMethod[] = []
  for (const { option_id, data, price } of methods) {
    const option = options.get(option_id)
    if (!option) throw notFound('Shipping Option', option_id)
    if (option.region_id !== cart.region_id)
      throw invalidData(
        `The shipping option ${option.name} is not available in the region of the draft order`,
      )
    const named = price === null || price === undefined ? undefined : Math.max(0, price)
    if (named === undefined && option.price_type === 'calculated')
      throw invalidData(
        `The shipping option ${option.name} has no price of its own: name one as shipping_methods[].price`,
      )
    const provider = fulfillmentProvider(shop, option.provider_id)
    checked.push({
      option,
      data: await provider.validateData(option.data, data ?? {}, context),
      price: named,
    })
  }
  return checked
}

/** The cart of a draft with these methods. A price that was named is kept for the cart, whatever happens to it. */
export async function withMethods(
  shop: Shop,
  tx: Tx,
  cart: LoadedCart,
  methods: readonly CheckedMethod[],
): Promise<LoadedCart> {
  const requirements = await findRequirements(
    tx,
    methods.map(({ option }) => option.id),
  )
  const { custom_shipping_option: custom } = tx.t
  let sent = cart
  for (const { option, data, price } of methods) {
    if (price !== undefined)
      await tx
        .insert(custom)
        .values({ cart_id: cart.row.id, shipping_option_id: option.id, price })
        .onConflictDoUpdate({ target: [custom.shipping_option_id, custom.cart_id], set: { price } })
    else {
      const own = requirements.filter((row) => row.shipping_option_id === option.id)
      if (!meetsRequirements(own, requirementAmount(option, cartFigures(shop, sent))))
        throw notAllowed(
          `The draft order does not meet the requirements of the shipping option ${option.name}`,
        )
    }
    sent = await withMethod(tx, sent, option, { data, price: price ?? option.amount ?? 0 })
  }
  return sent
}
