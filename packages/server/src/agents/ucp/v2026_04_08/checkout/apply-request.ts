import { type Cart, Email, type Region } from '@cartwright/contract'
import { Refused } from '../../../ask-shop'
import { isSame } from '../../../selling/addresses'
import { applyCodes } from '../../../selling/apply-codes'
import { applyLines } from '../../../selling/apply-lines'
import type { Guest } from '../../../selling/guest'
import { withTaxes } from '../../../selling/read-cart'
import { countryIn, regionFor } from '../../../selling/regions'
import type { NotDone, Said, SaidDestination } from '../../../selling/said'
import { savedAddresses } from '../../../selling/saved-addresses'
import { sendBy } from '../../../selling/send-cart'
import type { CheckoutRequest, PostalAddress } from '../requests'
import { addressInput, savedDestination } from './addresses'
import { type WantedDelivery, wantedDelivery } from './destinations'

/** What of a checkout both sides can do. */
export interface Abilities {
  sends: boolean
  discounts: boolean
  consent: boolean
  /** A customer is known, and with them where they have things sent. */
  hasAddressBook: boolean
}

const optionPath = '$.fulfillment.methods[0].groups[0].selected_option_id'

/**
 * Makes a cart what an agent wants, the whole of it, by calls of the storefront; only what differs is changed. What cannot be done
 * is told, and leaves the rest.
 */
export async function applyRequest(
  guest: Guest,
  begun: Cart,
  wish: CheckoutRequest,
  can: Abilities,
): Promise<{ cart: Cart; said: Said }> {
  const { regions } = await guest('GET /store/regions')
  const book = can.sends && can.hasAddressBook ? (await savedAddresses(guest)).map(savedDestination) : []
  const delivery = can.sends ? wantedDelivery(wish, book) : { destinations: [], notDone: [] }
  const addressed = await applyBuyer(guest, begun, wish, delivery, regions)
  const lines = await applyLines(guest, addressed.cart, wish.line_items)
  const codes = can.discounts ? (wish.discounts?.codes ?? []) : []
  const coded = await applyCodes(guest, lines.cart, codes)
  const sent =
    delivery.option_id && coded.cart.items?.length
      ? await sendBy(guest, coded.cart, delivery.option_id, optionPath)
      : { cart: coded.cart, notDone: [] }
  const cart = await withTaxes(guest, sent.cart)
  const notDone = [
    ...lines.notDone,
    ...addressed.notDone,
    ...coded.notDone,
    ...delivery.notDone,
    ...sent.notDone,
  ]
  return { cart, said: saidOf(wish, delivery, addressed.destination, codes, notDone, can) }
}

function saidOf(
  wish: CheckoutRequest,
  { destinations }: WantedDelivery,
  destination: SaidDestination | undefined,
  codes: readonly string[],
  not_done: NotDone[],
  { consent }: Abilities,
): Said {
  const { context, attribution } = wish
  const { consent: given, ...buyer } = wish.buyer ?? {}
  return {
    ...(wish.buyer ? { buyer: { ...buyer, ...(consent && given ? { consent: given } : {}) } } : {}),
    ...(context ? { context } : {}),
    ...(attribution ? { attribution } : {}),
    ...(codes.length > 0 ? { codes: [...codes] } : {}),
    ...(destinations.length > 0 ? { destinations } : {}),
    ...(destination ? { selected_destination_id: destination.id } : {}),
    ...(wish.payment?.instruments ? { instruments: wish.payment.instruments.map(withoutCredential) } : {}),
    ...(not_done.length > 0 ? { not_done } : {}),
  }
}

/** What money is had by is kept nowhere, and told to nobody. */
export const withoutCredential = ({
  credential,
  ...shown
}: Record<string, unknown>): Record<string, unknown> => shown

/** Who buys, where it goes, and so in which region: one change of the cart. */
async function applyBuyer(
  guest: Guest,
  cart: Cart,
  { buyer = {}, context }: CheckoutRequest,
  { selected }: WantedDelivery,
  regions: readonly Region[],
): Promise<{ cart: Cart; notDone: NotDone[]; destination?: SaidDestination }> {
  const notDone: NotDone[] = []
  const email = buyer.email === undefined ? undefined : Email.safeParse(buyer.email)
  if (email && !email.success)
    notDone.push({ code: 'invalid', content: 'This is no e-mail address', path: '$.buyer.email' })
  const postal = selected as PostalAddress | undefined
  const problem = postal && undeliverable(postal, regions)
  if (problem) notDone.push(problem)
  const destination = problem ? undefined : selected
  const wanted = {
    country: (destination && postal?.address_country) || context?.address_country,
    currency: context?.currency,
  }
  const region = countryIn(regions, wanted.country) ? regionFor(regions, wanted) : undefined
  const shipping = destination && postal ? addressInput(postal, regions, buyer) : undefined
  const billing = shipping ?? (Object.keys(buyer).length > 0 ? addressInput({}, regions, buyer) : undefined)
  const body = {
    ...(region && region.id !== cart.region_id
      ? { region_id: region.id, country_code: countryIn(regions, wanted.country) }
      : {}),
    ...(email?.success && email.data !== cart.email ? { email: email.data } : {}),
    ...(shipping && !isSame(cart.shipping_address, shipping) ? { shipping_address: shipping } : {}),
    ...(billing && !isSame(cart.billing_address, billing) ? { billing_address: billing } : {}),
  }
  if (Object.keys(body).length === 0) return { cart, notDone, ...(destination ? { destination } : {}) }
  try {
    const changed = await guest('POST /store/carts/:id', { params: { id: cart.id }, body })
    return { cart: changed.cart, notDone, ...(destination ? { destination } : {}) }
  } catch (error) {
    if (!(error instanceof Refused) || !shipping || error.facts.type !== 'invalid_data') throw error
    const { shipping_address, billing_address, ...others } = body
    const path = '$.fulfillment.methods[0].destinations'
    notDone.push({ code: 'address_undeliverable', content: error.message, path })
    if (Object.keys(others).length === 0) return { cart, notDone }
    const changed = await guest('POST /store/carts/:id', { params: { id: cart.id }, body: others })
    return { cart: changed.cart, notDone }
  }
}

function undeliverable({ address_country }: PostalAddress, regions: readonly Region[]): NotDone | undefined {
  if (countryIn(regions, address_country)) return undefined
  const path = '$.fulfillment.methods[0].destinations'
  return address_country
    ? { code: 'address_undeliverable', content: `The shop does not deliver to ${address_country}`, path }
    : { code: 'missing', content: 'The address needs its country, address_country', path }
}
