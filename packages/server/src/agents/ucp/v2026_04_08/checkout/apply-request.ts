import type { Cart, Region } from '@cartwright/contract'
import { applyBuyer, undeliverable } from '../../../selling/apply-buyer'
import { applyCodes } from '../../../selling/apply-codes'
import { applyLines } from '../../../selling/apply-lines'
import type { Guest } from '../../../selling/guest'
import { withTaxes } from '../../../selling/read-cart'
import type { NotDone, Said, SaidDestination } from '../../../selling/said'
import { savedAddresses } from '../../../selling/saved-addresses'
import { sendBy } from '../../../selling/send-cart'
import { type CheckoutRequest, type PostalAddress, placeOf } from '../requests'
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
  const addressed = await applyDelivery(guest, begun, wish, delivery, regions)
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

const destinationsPath = '$.fulfillment.methods[0].destinations'
const paths = { email: '$.buyer.email', address: destinationsPath }

/** Who buys, where it goes, and so in which region. */
async function applyDelivery(
  guest: Guest,
  cart: Cart,
  { buyer = {}, context }: CheckoutRequest,
  { selected }: WantedDelivery,
  regions: readonly Region[],
): Promise<{ cart: Cart; notDone: NotDone[]; destination?: SaidDestination }> {
  const postal = selected as PostalAddress | undefined
  const country = postal?.address_country
  const problem =
    postal && undeliverable(country, regions, { path: destinationsPath, part: 'address_country' })
  const destination = problem ? undefined : selected
  const { isDeliverable, notDone, ...changed } = await applyBuyer(
    guest,
    cart,
    {
      email: buyer.email,
      shipping: destination && postal ? addressInput(postal, regions, buyer) : undefined,
      ...(!destination && Object.keys(buyer).length > 0 ? { billing: addressInput({}, regions, buyer) } : {}),
      place: { ...placeOf(context), ...(destination && country ? { country } : {}) },
    },
    regions,
    paths,
  )
  return {
    cart: changed.cart,
    notDone: [...(problem ? [problem] : []), ...notDone],
    ...(destination && isDeliverable ? { destination } : {}),
  }
}
