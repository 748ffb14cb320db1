import type { CartType } from '@cartwright/contract'
import { invalidData, notAllowed, ShopError } from '../../errors'
import type { Caller } from '../../http/ask'
import type { Shop } from '../../shop'
import { newId, now } from '../../store/ids'
import { wantedStock } from '../cart/lines'
import type { LoadedCart } from '../cart/load-cart'
import { isAuthorizing, visitCart } from '../cart/open-cart'
import { lockCart, type SessionRow } from '../cart/queries'
import { amountOf } from '../cart/refresh-payment-sessions'
import { assertStock } from '../cart/stock'
import { type Placed, placeOrder } from '../order/place-order'
import { draftOfCart } from './draft-of-cart'

/** One attempt to pay for a cart. While it lasts nothing else may change the cart. */
export interface Attempt {
  cart: LoadedCart
  session: SessionRow
  amount: number
  /** What the provider knows the attempt by. A repeated one after a crash has the same. */
  key: string
  /** Since when; tells this attempt from one that took over after it seemed dead. */
  since: string
}

export type Beginning =
  | { step: 'completed'; cart: LoadedCart }
  /** The cart becomes something else than an order. */
  | { step: 'special'; cart: LoadedCart }
  | { step: 'busy' }
  /** The tax provider of the region is to be asked first. */
  | { step: 'untaxed'; cart: LoadedCart }
  | { step: 'placed'; cart: LoadedCart; placed: Placed }
  | { step: 'pay'; attempt: Attempt }

/**
 * Decides under lock what completing means for the cart now. Nothing to pay: it becomes an order at once. Else it is
 * marked as being paid, after everything was checked that could refuse it without asking the provider.
 */
export async function beginCompletion(
  shop: Shop,
  cartId: string,
  caller: Caller,
  { lease, isSpecial }: { lease?: number | undefined; isSpecial: (type: CartType) => boolean },
): Promise<Beginning> {
  return shop.transaction(async (tx): Promise<Beginning> => {
    await lockCart(tx, cartId)
    const cart = await visitCart(tx, cartId, caller)
    if (isSpecial(cart.row.type)) return { step: 'special', cart }
    if (cart.row.completed_at) return { step: 'completed', cart }
    if (isAuthorizing(cart.row, lease)) return { step: 'busy' }
    if (cart.tax_question) return { step: 'untaxed', cart }
    const amount = amountOf(shop, cart)
    const session = assertCompletable(cart, amount)
    if (!session) {
      const placed = await placeOrder(shop, tx, cart, await draftOfCart(tx, cart.row))
      return { step: 'placed', cart, placed }
    }
    await assertStock(tx, wantedStock(cart.items), cart.row.sales_channel_id)
    const key = cart.row.authorizing_key ?? newId('attempt')
    const since = now()
    await tx.updateRows(tx.t.cart, { id: cartId }, { authorizing_key: key, authorizing_at: since })
    return { step: 'pay', attempt: { cart, session, amount, key, since } }
  })
}

/** Answers the session that pays, or undefined when there is nothing to pay. */
function assertCompletable(cart: LoadedCart, amount: number): SessionRow | undefined {
  if (cart.items.length === 0) throw invalidData('Cannot create an order from an empty cart')
  const sessions = cart.payment_sessions
  const initiated = sessions.filter((session) => session.is_initiated)
  const session =
    sessions.find((row) => row.is_selected) ?? (initiated.length === 1 ? initiated[0] : undefined)
  if (amount > 0 && !session) throw notAllowed('You cannot complete a cart without a payment session')
  if (!cart.row.customer_id || !cart.row.email)
    throw invalidData('Cannot create an order from the cart without a customer: set its e-mail first')
  assertSendable(cart)
  for (const discount of cart.discounts)
    if (discount.usage_limit !== null && discount.usage_count >= discount.usage_limit)
      throw notAllowed(
        `Discount ${discount.code} has been used as often as it may be`,
        'discount_limit_reached',
      )
  for (const card of cart.gift_cards)
    if (card.ends_at && Date.parse(card.ends_at) < Date.now())
      throw notAllowed(`The gift card ending in ${card.code.slice(-4)} has expired`, 'gift_card_expired')
  return amount > 0 ? session : undefined
}

/** Goods need an address and a shipping method of their profile; gift cards and free lines do not. */
function assertSendable(cart: LoadedCart) {
  const goods = cart.items.filter(
    (line) =>
      line.variant &&
      !line.is_return &&
      !line.is_giftcard &&
      line.variant.product?.profile?.type !== 'gift_card',
  )
  if (goods.length === 0) return
  if (!cart.shipping_address)
    throw invalidData('Cannot create an order from the cart without a shipping address')
  const stranded = goods.find((line) => !line.has_shipping)
  if (stranded)
    throw invalidData(`Choose a shipping method for ${stranded.title} first`, 'cart_incompatible_state')
}

/** Short stock at completion has a shape of its own: 409 with a list (behaviour §9). */
export function shortStock(error: unknown): ShopError | undefined {
  if (!(error instanceof ShopError) || error.code !== 'insufficient_inventory') return undefined
  const { type, message, code } = error
  return new ShopError(
    'conflict',
    message,
    code,
    { type, message, code, errors: [{ message, type, code }] },
    409,
  )
}
