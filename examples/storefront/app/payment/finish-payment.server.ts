import type { Cart } from '@cartwright/contract'
import { keepAddress } from '../shop/addresses.server'
import { findEdit } from '../shop/answer-edit.server'
import { cartExpand, findCart } from '../shop/cart.server'
import { startValues } from '../shop/checkout-form'
import { findCollection, payCollection } from '../shop/collection.server'
import type { ShopVisit } from '../shop/context.server'
import { refusalOf } from '../shop/failures'
import { completeCart, selectedSession } from '../shop/payment-session.server'
import { alreadyOrdered } from '../shop/place-order.server'
import { readPayable } from './payable.server'
import { type Returned, wayOf } from './ways.server'

/** Where a shopper goes on whom a bank has sent back. */
export interface Onward {
  path: string
  /** The cart has become an order: its cookie goes. */
  isOrdered?: boolean
}

type Search = URLSearchParams

/**
 * Finishes what was begun before a bank wanted to see the shopper: orders, agrees, or takes back to the page where it can be
 * tried again. Nothing happens unless the address proves that this very payment was confirmed; and again changes nothing.
 */
export async function finishPayment(shop: ShopVisit, search: Search): Promise<Onward> {
  const payable = readPayable(search.get('pay_for') ?? '')
  switch (payable?.of) {
    case 'checkout':
      return finishCheckout(shop, search)
    case 'cart':
      return finishCart(shop, payable.id, search)
    case 'collection': {
      const path = `/pay/${payable.id}`
      const ended = await payReturned(shop, payable.id, search)
      return { path: ended === 'failed' ? `${path}?payment=failed` : path }
    }
    case 'edit': {
      const path = `/order-edits/${payable.id}`
      const { edit } = await findEdit(shop, payable.id)
      if (!edit.payment_collection_id) return { path }
      const ended = await payReturned(shop, edit.payment_collection_id, search)
      if (ended !== 'paid') return { path: ended === 'failed' ? `${path}?payment=failed` : path }
      await quietly(() => shop.client.orderEdits.complete(payable.id))
      return { path }
    }
  }
  return { path: '/' }
}

async function finishCheckout(shop: ShopVisit, search: Search): Promise<Onward> {
  const cart = await findCart(shop)
  const ordered = (cartId: string): Onward => ({ path: `/checkout/${cartId}/thanks`, isOrdered: true })
  if (!cart) {
    const done = await alreadyOrdered(shop)
    return done ? ordered(done.cartId) : { path: '/cart' }
  }
  const returned = ofCart(cart, search)
  if (returned !== 'paid') return { path: returned === 'failed' ? '/checkout?payment=failed' : '/checkout' }
  const ended = await quietly(() => completeCart(shop, cart.id))
  // News of the payment may have come to the shop from the provider first.
  if (ended !== 'done' && !(ended === undefined && (await alreadyOrdered(shop, 8))))
    return { path: `/checkout?payment=${ended === 'pending' ? 'pending' : 'failed'}` }
  if (shop.signedIn && search.has('keeps'))
    await keepAddress(shop, startValues([{ email: cart.email }, cart.shipping_address], undefined))
  return ordered(cart.id)
}

/** An exchange or a draft. */
async function finishCart(shop: ShopVisit, id: string, search: Search): Promise<Onward> {
  const { cart } = await shop.client.carts.retrieve(id, { expand: cartExpand })
  const isDraft = cart.type === 'draft_order'
  const page = isDraft ? `/pay/${id}` : `/swaps/${id}`
  const done: Onward = { path: isDraft ? `/checkout/${id}/thanks` : page }
  if (cart.completed_at) return done
  const returned = ofCart(cart, search)
  if (returned !== 'paid') return { path: returned === 'failed' ? `${page}?payment=failed` : page }
  const ended = await quietly(() => completeCart(shop, id))
  return ended === 'done' ? done : { path: `${page}?payment=${ended === 'pending' ? 'pending' : 'failed'}` }
}

async function payReturned(shop: ShopVisit, id: string, search: Search): Promise<Returned> {
  const collection = await findCollection(shop, id)
  const session = (collection.payment_sessions ?? []).find(
    (one) => returnedOf(one.provider_id, one.data, search) !== 'unknown',
  )
  if (!session) return 'unknown'
  const returned = returnedOf(session.provider_id, session.data, search)
  if (returned !== 'paid') return returned
  return (await payCollection(shop, collection, session.provider_id)) === undefined ? 'paid' : 'failed'
}

function ofCart(cart: Cart, search: Search): Returned {
  const session = selectedSession(cart)
  return session ? returnedOf(session.provider_id, session.data, search) : 'unknown'
}

const returnedOf = (provider: string, data: Record<string, unknown> | null | undefined, search: Search) =>
  wayOf(provider)?.returned(search, data ?? {}) ?? 'unknown'

/** What a refusal of the shop leaves undone, the page that is gone to tells; anything else is ours. */
async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    return undefined
  }
}
