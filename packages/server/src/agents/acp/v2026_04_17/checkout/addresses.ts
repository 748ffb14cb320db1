import type { Address, AddressInput, Region } from '@cartwright/contract'
import { countryIn } from '../../../selling/regions'
import type { AcpAddress, Buyer, FulfillmentDetails } from '../requests'

/** A name as carts have it: what stands behind the last space is the last name. */
export function namesOf(whole: string | undefined): { first_name?: string; last_name?: string } {
  const name = whole?.trim().replace(/\s+/g, ' ')
  if (!name) return {}
  const at = name.lastIndexOf(' ')
  return at === -1 ? { first_name: name } : { first_name: name.slice(0, at), last_name: name.slice(at + 1) }
}

/** The same the other way. */
export const nameOf = ({
  first_name,
  last_name,
}: Partial<Pick<Address, 'first_name' | 'last_name'>>): string =>
  [first_name, last_name].filter(Boolean).join(' ')

/** What a buyer is called. */
export const namesOfBuyer = ({ first_name, last_name, full_name }: Partial<Buyer>) =>
  first_name || last_name ? { first_name, last_name } : namesOf(full_name)

/** An address as carts have it. The buyer's name stands in where the address has none. */
export function addressInput(
  { name, phone_number, address }: FulfillmentDetails,
  regions: readonly Region[],
  buyer: Partial<Buyer> = {},
): AddressInput {
  const country = countryIn(regions, address?.country)
  const whole = address?.name || name
  const { first_name, last_name } = whole ? namesOf(whole) : namesOfBuyer(buyer)
  return {
    first_name: first_name ?? null,
    last_name: last_name ?? null,
    phone: phone_number || buyer.phone_number || null,
    company: address?.company || null,
    address_1: address?.line_one || null,
    address_2: address?.line_two || null,
    city: address?.city || null,
    province: address?.state || null,
    postal_code: address?.postal_code || null,
    ...(country ? { country_code: country } : {}),
  }
}

/** An address as the protocol has it: parts that it needs and that are not there are empty. */
export const addressOf = ({ line_two, company, ...said }: AcpAddress) => ({
  name: said.name ?? '',
  line_one: said.line_one,
  ...(line_two ? { line_two } : {}),
  city: said.city,
  state: said.state ?? '',
  country: said.country,
  postal_code: said.postal_code,
  ...(company ? { company } : {}),
})

/** An address of the shop in the words of the protocol. */
export const acpAddress = (address: Partial<Address>) =>
  addressOf({
    name: nameOf(address),
    line_one: address.address_1 ?? '',
    line_two: address.address_2 ?? '',
    city: address.city ?? '',
    state: address.province ?? '',
    country: address.country_code?.toUpperCase() ?? '',
    postal_code: address.postal_code ?? '',
    company: address.company ?? '',
  })
