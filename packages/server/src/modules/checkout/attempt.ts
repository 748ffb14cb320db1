import { conflict } from '../../errors'
import type { Shop, Tx } from '../../shop'
import { now } from '../../store/schema/ids'
import type { LoadedCart } from '../cart/load-cart'
import { readLocked, type SessionRow } from '../cart/queries'

/** One attempt to pay for a cart. While it lasts nothing else changes the cart. */
export interface Attempt {
  cart: LoadedCart
  session: SessionRow
  amount: number
  /** What the provider knows the attempt by. A repeated one after a crash has the same. */
  key: string
  /** Since when; tells this attempt from one that took over after it seemed dead. */
  since: string
}

/** Marks a held cart as being paid under a key. Returns since when. */
export async function mark(tx: Tx, cartId: string, key: string): Promise<string> {
  const since = now()
  await tx.updateRows(tx.t.cart, { id: cartId }, { authorizing_key: key, authorizing_at: since })
  return since
}

/**
 * Writes for an attempt, in a transaction that holds its cart. All that follows a mark goes through here.
 * @throws conflict when the attempt seemed dead and another took over: cart, session and payment are the other's now
 */
export async function whileHeld<T>(
  shop: Shop,
  { cart, since }: Attempt,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return shop.transaction(async (tx) => {
    const row = await readLocked(tx, cart.row.id)
    if (row?.completed_at || row?.authorizing_at !== since)
      throw conflict(
        'cart_authorizing',
        `Cart ${cart.row.id} was taken over by another request; ask again what became of it`,
      )
    return work(tx)
  })
}

/**
 * Gives the cart back, with what is known of its session now. A kept key has the next attempt repeat the same question:
 * the provider may have done what it was asked.
 */
export async function giveBack(
  tx: Tx,
  { cart, session }: Attempt,
  { session: changes, keepKey }: { session?: Partial<SessionRow>; keepKey: boolean },
): Promise<void> {
  const { cart: carts, payment_session } = tx.t
  if (changes) await tx.updateRows(payment_session, { id: session.id }, changes)
  const key = keepKey ? {} : { authorizing_key: null }
  await tx.updateRows(carts, { id: cart.row.id }, { ...key, authorizing_at: null })
}
