import type { Order } from '@cartwright/contract'
import { nameOf } from '../../shell/session'

/** Who bought: by the name of the account, else by that on the parcel or the invoice, else by e-mail. */
export function buyerOf({ customer, shipping_address, billing_address, email }: Order): string {
  const named = [customer, shipping_address, billing_address].find((one) => one?.first_name || one?.last_name)
  return nameOf({
    first_name: named?.first_name,
    last_name: named?.last_name,
    email: customer?.email ?? email,
  })
}
