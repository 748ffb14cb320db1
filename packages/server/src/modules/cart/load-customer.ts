import type { Db } from '../../store/database/engine'
import type { LoadedCart } from './load-cart'
import { readCustomer } from './queries'

/** Puts on a cart whom it belongs to, as payment providers are told it. */
export async function loadCustomer(db: Db, cart: LoadedCart): Promise<void> {
  const { customer_id } = cart.row
  cart.customer = customer_id ? ((await readCustomer(db, customer_id)) ?? null) : null
}

/** The cart with its customer, for answers that show them. */
export async function withCustomer(db: Db, cart: LoadedCart): Promise<LoadedCart> {
  if (cart.customer === undefined) await loadCustomer(db, cart)
  return cart
}
