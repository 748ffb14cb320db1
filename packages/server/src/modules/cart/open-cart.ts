import { sql } from 'drizzle-orm'
import { conflict, notFound } from '../../errors'
import type { Caller } from '../../http/ask'
import type { Db } from '../../store/engine'
import { prepared } from '../../store/prepared'
import { type LoadedCart, loadCart } from './load-cart'
import type { CartRow } from './queries'

/** How long a completion may ask a payment provider before it counts as cut off, in ms. Providers answer in 10 s. */
export const authorizingLease = 20_000

const accounts = prepared((db) => {
  const { customer } = db.t
  return db
    .select({ has_account: customer.has_account })
    .from(customer)
    .where(sql`${customer.id} = ${sql.placeholder('id')}`)
})

/**
 * A cart as its visitor may see it. The id of a cart is a capability, but the cart of an account does not exist for
 * another account.
 * @throws not_found
 */
export async function visitCart(db: Db, cartId: string, caller: Caller): Promise<LoadedCart> {
  const cart = await loadCart(db, cartId)
  await assertVisible(db, cart.row, caller)
  return cart
}

/**
 * A cart that may be changed.
 * @throws conflict when it is an order already, or is being paid right now
 */
export async function openCart(db: Db, cartId: string, caller: Caller): Promise<LoadedCart> {
  const cart = await visitCart(db, cartId, caller)
  assertOpen(cart.row)
  return cart
}

export function assertOpen(cart: CartRow): void {
  if (cart.completed_at) throw conflict('cart_completed', `Cart ${cart.id} was completed and cannot change`)
  // However old the mark: money may be held for what the cart is now, until its attempt is taken over and ended.
  if (cart.authorizing_at)
    throw conflict('cart_authorizing', `Cart ${cart.id} is being paid right now; try again in a moment`)
}

/** Whether a provider is being asked for this cart; after the lease another attempt takes over from one that crashed. */
export const isAuthorizing = (cart: CartRow, lease = authorizingLease): boolean =>
  cart.authorizing_key !== null && Date.parse(cart.authorizing_at ?? '') + lease > Date.now()

async function assertVisible(db: Db, cart: CartRow, { customer }: Caller) {
  if (!customer || !cart.customer_id || cart.customer_id === customer.id) return
  const [owner] = await db.rows<{ has_account: boolean }>(accounts(db), { id: cart.customer_id })
  if (owner?.has_account) throw notFound('Cart', cart.id)
}
