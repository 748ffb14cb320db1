import type { Cart } from '@cartwright/contract'
import { unavailable } from '../../errors'
import type { Guest } from './guest'
import { countryIn, type Place, regionFor } from './regions'

/** An empty cart where a buyer is. @throws unavailable where the shop sells nowhere */
export async function beginCart(guest: Guest, place: Place): Promise<Cart> {
  const { regions } = await guest('GET /store/regions')
  const region = regionFor(regions, place)
  if (!region) throw unavailable('The shop sells nowhere yet')
  const code = countryIn([region], place.country)
  const body = { region_id: region.id, ...(code ? { country_code: code } : {}) }
  return (await guest('POST /store/carts', { body })).cart
}
