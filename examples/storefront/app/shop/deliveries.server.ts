import type { Cart } from '@cartwright/contract'
import type { CartView } from '@cartwright/sdk/rules'
import type { ShopVisit } from './context.server'
import { arrival } from './delivery-promise'

/** A delivery that is offered for a cart; amounts in minor units. */
export interface Delivery {
  id: string
  name: string
  /** As this region shows prices: with its tax or without. */
  shown: number
  gross: number
  tax: number
  /** The days between which it arrives, written for the reader. */
  dates?: string
}

/** Every delivery of a region, also those a cart has to be worth more for. */
export const deliveriesIn = async ({ client }: ShopVisit, region_id: string) =>
  (await client.shippingOptions.list({ region_id, is_return: 'false' })).shipping_options

/** What is offered for a cart, the cheapest first. */
export async function deliveriesOf(
  { client, locale }: ShopVisit,
  cart: Cart,
  inclusive: boolean,
): Promise<Delivery[]> {
  const { shipping_options } = await client.shippingOptions.listCartOptions(cart.id)
  return shipping_options
    .map(({ id, name, amount, price_incl_tax, tax_amount, metadata }) => {
      const dates = arrival(metadata, locale)
      return {
        id,
        name,
        shown: inclusive ? price_incl_tax : price_incl_tax - tax_amount || (amount ?? 0),
        gross: price_incl_tax,
        tax: tax_amount,
        ...(dates ? { dates } : {}),
      }
    })
    .sort((a, b) => a.gross - b.gross)
}

/** The one on the cart, or the nearest guess until one is. */
export const deliveryOf = (cart: Cart, offered: readonly Delivery[]): string | undefined =>
  cart.shipping_methods?.[0]?.shipping_option_id ?? offered[0]?.id

/** Counts a delivery that is not chosen yet, so that the sum at the button is the one to be paid. */
export const countingDelivery = (view: CartView, delivery: Delivery | undefined): CartView =>
  view.shipping === null && delivery
    ? {
        ...view,
        shipping: delivery.shown,
        tax: view.tax + delivery.tax,
        total: view.total + delivery.gross,
      }
    : view

/**
 * Puts the delivery on the cart, unless it is there already. False when goods need one and none that is offered was chosen;
 * what staff put on a cart that they filled holds, offered or not.
 */
export async function chooseDelivery({ client }: ShopVisit, cart: Cart, option: string): Promise<boolean> {
  const { shipping_options } = await client.shippingOptions.listCartOptions(cart.id)
  if (shipping_options.length === 0) return true
  const isThere = cart.shipping_methods?.some(({ shipping_option_id }) => shipping_option_id === option)
  const holds = isThere && cart.type !== 'default'
  if (!holds && !shipping_options.some(({ id }) => id === option)) return false
  if (!isThere) await client.carts.addShippingMethod(cart.id, { option_id: option })
  return true
}
