import type { Cart, Order, Swap } from '@cartwright/contract'
import type { Shop, Tx } from '../../shop'
import type { LoadedCart } from '../cart/load-cart'

export type Completion =
  | { type: 'order'; data: Order }
  | { type: 'swap'; data: Swap }
  | { type: 'cart'; data: Cart; payment_status: string }

/** A cart that is being completed. The transaction holds it, or its attempt does. */
export interface Completing {
  cart: LoadedCart
  /** What is to be paid, in minor units. */
  amount: number
  /** What was authorised for it; nothing where there is nothing to pay. */
  payment?: { provider_id: string; data: Record<string, unknown> } | undefined
}

/** Returns what was written, once it stands. */
export type Reply = () => Completion | Promise<Completion>

/** What carts of one type become. The way there is the same for all of them, and is in `complete-cart.ts`. */
export interface CompletionKind {
  /** Refuses what can be refused without asking a provider. */
  check(tx: Tx, completing: Completing): Promise<void>
  /** Writes what the cart becomes and closes it. Whatever it throws undoes all, and the payment is released. */
  write(shop: Shop, tx: Tx, completing: Completing): Promise<Reply>
  /** Returns what a closed cart became. */
  again(shop: Shop, cartId: string): Promise<Completion>
}
