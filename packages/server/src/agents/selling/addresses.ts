import type { Address, AddressInput } from '@cartwright/contract'

/** An address that names nothing but the country, which every cart begins with, is none to send anything to. */
export const isPlace = (address: Partial<Address> | null | undefined): boolean =>
  Boolean(address && (address.address_1 || address.city || address.postal_code))

/** Whether a cart has this address already: what it has beside these parts does not matter. */
export const isSame = (has: Partial<Address> | null | undefined, wanted: AddressInput): boolean =>
  has != null &&
  Object.entries(wanted).every(
    ([name, value]) => ((has as Record<string, unknown>)[name] ?? null) === (value ?? null),
  )
