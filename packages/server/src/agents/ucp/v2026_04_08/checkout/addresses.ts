import type { Address, AddressInput, Region } from '@cartwright/contract'
import { countryIn } from '../../../selling/regions'
import type { SaidDestination } from '../../../selling/said'
import type { Buyer, PostalAddress } from '../requests'

/** An address as carts have it. The buyer's name stands in where the address has none. */
export function addressInput(
  postal: PostalAddress,
  regions: readonly Region[],
  buyer: Buyer = {},
): AddressInput {
  const country = countryIn(regions, postal.address_country)
  return {
    first_name: postal.first_name ?? buyer.first_name ?? null,
    last_name: postal.last_name ?? buyer.last_name ?? null,
    phone: postal.phone_number ?? buyer.phone_number ?? null,
    address_1: postal.street_address ?? null,
    address_2: postal.extended_address ?? null,
    city: postal.address_locality ?? null,
    province: postal.address_region ?? null,
    postal_code: postal.postal_code ?? null,
    ...(country ? { country_code: country } : {}),
  }
}

/** The same the other way round; parts that are not there are left out. */
export function postalAddress(address: Partial<Address>): PostalAddress {
  const parts: [keyof PostalAddress & string, string | null | undefined][] = [
    ['street_address', address.address_1],
    ['extended_address', address.address_2],
    ['address_locality', address.city],
    ['address_region', address.province],
    ['address_country', address.country_code?.toUpperCase()],
    ['postal_code', address.postal_code],
    ['first_name', address.first_name],
    ['last_name', address.last_name],
    ['phone_number', address.phone],
  ]
  return Object.fromEntries(parts.filter(([, value]) => value))
}

/** An address of the address book of a customer, which an agent can choose by its id. */
export const savedDestination = (address: Address): SaidDestination => ({
  ...postalAddress(address),
  id: address.id,
})
