import type { Cart } from '@cartwright/contract'
import { Refused } from '../ask-shop'
import type { Guest } from './guest'
import type { NotDone } from './said'
import { showsTaxInPrices, tellerOf } from './sale'
import { chosenWay, type WayToSend, waysToSend } from './ways-to-send'

/** The ways to send a cart, at the prices it is told in. */
export async function waysFor(guest: Guest, cart: Cart): Promise<WayToSend[]> {
  const { shipping_options } = await guest('GET /store/shipping-options/:cart_id', {
    params: { cart_id: cart.id },
  })
  const isFree = (cart.discounts ?? []).some(({ rule }) => rule?.type === 'free_shipping')
  return waysToSend(shipping_options, {
    withTax: showsTaxInPrices(cart),
    isFree,
    told: tellerOf(cart),
  })
}

/** Has a cart sent by the way of this id. What cannot be done is told at `path`, where it was asked. */
export async function sendBy(
  guest: Guest,
  cart: Cart,
  wayId: string,
  path: string,
): Promise<{ cart: Cart; notDone: NotDone[] }> {
  const ways = await waysFor(guest, cart)
  const code = 'fulfillment_option_unavailable'
  const wanted = ways.find(({ id }) => id === wayId)
  if (!wanted) {
    const content = `${wayId} is none of the ways to send this checkout`
    return { cart, notDone: [{ code, content, path }] }
  }
  if (chosenWay(ways, cart.shipping_methods ?? []) === wanted) return { cart, notDone: [] }
  let now = cart
  for (const option_id of wanted.option_ids)
    try {
      const params = { id: cart.id }
      now = (await guest('POST /store/carts/:id/shipping-methods', { params, body: { option_id } })).cart
    } catch (error) {
      if (!(error instanceof Refused) || !['invalid_data', 'not_allowed'].includes(error.facts.type))
        throw error
      return { cart: now, notDone: [{ code, content: error.message, path }] }
    }
  return { cart: now, notDone: [] }
}
