import type { Address } from '@cartwright/contract'
import type { Guest } from './guest'

/** So many of an address book are offered. */
const most = 20

/** The address book of the customer for whom an agent acts. @throws Refused, for a guest */
export async function savedAddresses(guest: Guest): Promise<Address[]> {
  const { customer } = await guest('GET /store/customers/me')
  return (customer.shipping_addresses ?? []).slice(0, most)
}
