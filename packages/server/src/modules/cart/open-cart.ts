import { conflict, notFound, signInRequired } from '../../errors'
import type { Caller } from '../../http/request'
import type { Db } from '../../store/database/engine'
import { type LoadedCart, loadCart } from './load-cart'
import type { AddressRow, CartRow } from './queries'

/** How long a completion may ask a payment provider before it counts as cut off, in ms. Providers answer in 10 s. */
export const authorizingLease = 20_000

/** What says whose a cart is. */
interface Owned {
  id: string
  customer_id: string | null
  isOfAccount: boolean
}

/** Whether the caller may work with a cart: a guest's cart is for whoever knows its id, an account's for its owner. */
const mayUse = ({ customer_id, isOfAccount }: Owned, { customer, via }: Caller): boolean =>
  !isOfAccount || customer?.id === customer_id || via === 'shop'

/**
 * Another account's cart does not exist for a customer; somebody who is not signed in may become its owner by that.
 * @throws not_found, sign_in_required
 */
export function assertMayUse(cart: Owned, caller: Caller): void {
  if (mayUse(cart, caller)) return
  throw caller.customer ? notFound('Cart', cart.id) : signInRequired(`Cart ${cart.id}`)
}

const ownerOf = ({ row, isOfAccount = true }: LoadedCart): Owned => ({ ...row, isOfAccount })

/**
 * A cart for whoever may work with it.
 * @throws not_found, sign_in_required
 */
export async function visitCart(db: Db, cartId: string, caller: Caller): Promise<LoadedCart> {
  const cart = await loadCart(db, cartId)
  assertMayUse(ownerOf(cart), caller)
  return cart
}

/**
 * A cart to be looked at. To somebody who is not signed in the cart of an account `isClosed`: they are shown its goods
 * and sums (`goodsAndSums`), and nothing of the person.
 * @throws not_found
 */
export async function showCart(
  db: Db,
  cartId: string,
  caller: Caller,
): Promise<{ cart: LoadedCart; isClosed: boolean }> {
  const cart = await loadCart(db, cartId)
  const isClosed = !mayUse(ownerOf(cart), caller)
  if (isClosed && caller.customer) throw notFound('Cart', cartId)
  return { cart, isClosed }
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

/**
 * The same for a guest who says nothing but an e-mail. An account's cart in which nothing is yet goes along with them,
 * as v1 has it: there are no goods to take and nothing to be learned.
 */
export async function openCartForEmail(db: Db, cartId: string, caller: Caller): Promise<LoadedCart> {
  const { cart } = await showCart(db, cartId, caller)
  if (!isBlank(cart)) assertMayUse(ownerOf(cart), caller)
  assertOpen(cart.row)
  return cart
}

const isBlank = (cart: LoadedCart): boolean =>
  cart.billing_address === null &&
  (cart.shipping_address === null || isCountryAlone(cart.shipping_address)) &&
  [cart.items, cart.shipping_methods, cart.discounts, cart.gift_cards, cart.payment_sessions].every(
    (part) => part.length === 0,
  )

/** As the shop makes it where a region leaves no choice. */
const isCountryAlone = (address: AddressRow): boolean =>
  [address.customer_id, address.first_name, address.last_name, address.company, address.address_1].every(
    (part) => !part,
  ) && [address.address_2, address.city, address.postal_code, address.phone].every((part) => !part)

export function assertOpen(cart: CartRow): void {
  if (cart.completed_at) throw conflict('cart_completed', `Cart ${cart.id} was completed and cannot change`)
  // However old the mark: money may be held for what the cart is now, until its attempt is taken over and ended.
  if (cart.authorizing_at)
    throw conflict('cart_authorizing', `Cart ${cart.id} is being paid right now; try again in a moment`)
}

/** Whether a provider is being asked for this cart; after the lease another attempt takes over from one that crashed. */
export const isAuthorizing = (cart: CartRow, lease = authorizingLease): boolean =>
  cart.authorizing_key !== null && Date.parse(cart.authorizing_at ?? '') + lease > Date.now()
