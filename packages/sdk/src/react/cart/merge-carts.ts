import type { Cart, LineItem } from '@cartwright/contract'
import type { StoreClient } from '../../client'
import { NotFoundError, ShopError } from '../../errors'

/** What signing in has done to the cart of a guest. */
export interface CartMerge {
  /** The cart of the account from now on. */
  cart: Cart
  /** Lines that went from the guest's cart into the account's; none where the guest's cart became the account's. */
  moved: LineItem[]
  /** Lines that the shop did not take, for example because too few are in stock, each with its reason. */
  refused: { line: LineItem; error: ShopError }[]
}

/**
 * Brings a guest's cart into an account, after the customer has signed in. Where the account has an open cart the lines go
 * into it, one by one; otherwise the guest's cart becomes the account's, priced for the customer.
 */
export async function mergeCarts(
  client: StoreClient,
  guest: Cart,
  { customer_id, account_cart_id }: { customer_id: string; account_cart_id?: string },
): Promise<CartMerge> {
  const account =
    account_cart_id && account_cart_id !== guest.id ? await openCart(client, account_cart_id) : undefined
  if (!account) {
    const { cart } = await client.carts.update(guest.id, { customer_id })
    return { cart, moved: [], refused: [] }
  }
  const merge: CartMerge = { cart: account, moved: [], refused: [] }
  for (const line of guest.items ?? []) {
    if (!line.variant_id) continue
    const { variant_id, quantity, metadata } = line
    try {
      const answer = await client.carts.lineItems.create(account.id, { variant_id, quantity, metadata })
      merge.cart = answer.cart
      merge.moved.push(line)
    } catch (error) {
      // Before anything has moved, a shop that cannot be reached leaves everything as it was.
      const isAnswer = error instanceof ShopError && error.status >= 400 && error.status < 500
      if (!(error instanceof ShopError) || (!isAnswer && merge.moved.length === 0)) throw error
      merge.refused.push({ line, error })
    }
  }
  return merge
}

/** The cart while it can be changed; undefined when it is gone or has become an order. */
export async function openCart(client: StoreClient, id: string): Promise<Cart | undefined> {
  try {
    const { cart } = await client.carts.retrieve(id)
    return cart.completed_at ? undefined : cart
  } catch (error) {
    if (error instanceof NotFoundError) return undefined
    throw error
  }
}
