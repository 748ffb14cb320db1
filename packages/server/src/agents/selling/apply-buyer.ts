import { type AddressInput, type Cart, Email, type Region } from '@cartwright/contract'
import { Refused } from '../ask-shop'
import { isSame } from './addresses'
import type { Guest } from './guest'
import { countryIn, type Place, regionFor } from './regions'
import type { NotDone } from './said'

/** Who buys and where it goes, as far as an agent has said. */
interface WantedBuyer {
  email?: string | undefined
  /** Where the goods go, in a country where the shop sells. */
  shipping?: AddressInput | undefined
  /** Whose bill it is; without it that of `shipping`. */
  billing?: AddressInput | undefined
  /** Where the buyer is, which says in which region. */
  place: Place
}

/** Where in the request each was said. */
interface BuyerPaths {
  email: string
  address: string
}

/**
 * Makes a cart one of this buyer, with one change of it at most. What cannot be so is told, and leaves the rest.
 * @returns whether goods can go to the address
 */
export async function applyBuyer(
  guest: Guest,
  cart: Cart,
  { email: said, shipping, billing = shipping, place }: WantedBuyer,
  regions: readonly Region[],
  paths: BuyerPaths,
): Promise<{ cart: Cart; notDone: NotDone[]; isDeliverable: boolean }> {
  const notDone: NotDone[] = []
  const email = said === undefined ? undefined : Email.safeParse(said)
  if (email && !email.success)
    notDone.push({ code: 'invalid', content: 'This is no e-mail address', path: paths.email })
  const region = countryIn(regions, place.country) ? regionFor(regions, place) : undefined
  const others = {
    ...(region && region.id !== cart.region_id
      ? { region_id: region.id, country_code: countryIn(regions, place.country) }
      : {}),
    ...(email?.success && email.data !== cart.email ? { email: email.data } : {}),
  }
  const body = {
    ...others,
    ...(shipping && !isSame(cart.shipping_address, shipping) ? { shipping_address: shipping } : {}),
    ...(billing && !isSame(cart.billing_address, billing) ? { billing_address: billing } : {}),
  }
  const change = async (changes: typeof body): Promise<Cart> =>
    Object.keys(changes).length === 0
      ? cart
      : (await guest('POST /store/carts/:id', { params: { id: cart.id }, body: changes })).cart
  try {
    return { cart: await change(body), notDone, isDeliverable: true }
  } catch (error) {
    if (!(error instanceof Refused) || !shipping || error.facts.type !== 'invalid_data') throw error
    notDone.push({ code: 'address_undeliverable', content: error.message, path: paths.address })
    return { cart: await change(others), notDone, isDeliverable: false }
  }
}

/** Why goods cannot go to a country; undefined where they can. */
export function undeliverable(
  country: string | undefined,
  regions: readonly Region[],
  { path, part }: { path: string; part: string },
): NotDone | undefined {
  if (countryIn(regions, country)) return undefined
  return country
    ? { code: 'address_undeliverable', content: `The shop does not deliver to ${country}`, path }
    : { code: 'missing', content: `The address needs its country, ${part}`, path }
}
