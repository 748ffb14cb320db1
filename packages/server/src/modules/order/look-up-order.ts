import type { Order } from '@cartwright/contract'
import { notFound, ShopError, signInRequired } from '../../errors'
import type { Caller } from '../../http/request'
import type { Shop } from '../../shop'
import type { Shape } from '../../store/reading/shape'
import { buyerOf } from './queries'
import { readOrder } from './read-order'

/**
 * An order as the store may see it: its id is a secret that a guest holds, but an order of one account does not exist
 * for another. @throws not_found
 */
export async function readOrderFor(shop: Shop, caller: Caller, id: string, shape: Shape): Promise<Order> {
  await assertMayRead(shop, caller, id)
  return readOrder(shop, id, shape)
}

/**
 * The same for a caller who named the cart it was made of: what a cart of an account became takes the account too.
 * @throws not_found, sign_in_required
 */
export const assertMayReadByCart = (shop: Shop, caller: Caller, orderId: string): Promise<void> =>
  assertMayRead(shop, caller, orderId, { byCart: true })

export async function assertMayRead(
  shop: Shop,
  caller: Caller,
  orderId: string,
  { byCart = false } = {},
): Promise<void> {
  const [found] = await buyerOf(shop.db, orderId)
  const isAnothers = found?.has_account && caller.customer && caller.customer.id !== found.customer_id
  if (!found || isAnothers) throw notFound('Order', orderId)
  if (byCart && found.has_account && !caller.customer) throw signInRequired('This order')
}

/** The one order with this number and e-mail. @throws not_found when there is none, or it is another account's */
export async function lookUpOrder(
  shop: Shop,
  caller: Caller,
  { display_id, email }: { display_id: number; email: string },
  shape: Shape,
): Promise<Order> {
  const { order } = shop.db.t
  const missing = () => new ShopError('not_found', 'There is no order with this number and e-mail address')
  if (!Number.isInteger(display_id) || Math.abs(display_id) >= 2 ** 31) throw missing()
  const found = await shop.db.rowsWhere(
    order,
    { display_id, email: email.trim().toLowerCase() },
    { columns: ['id'], limit: 2 },
  )
  const [one] = found
  if (!one || found.length > 1) throw missing()
  return readOrderFor(shop, caller, one.id, shape)
}
