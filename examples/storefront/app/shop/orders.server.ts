import type { Order } from '@cartwright/contract'
import { afterSaleExpand } from '@cartwright/sdk/rules'
import { redirect } from 'react-router'
import { pagePath } from './after-sale'
import type { ShopVisit } from './context.server'
import { isNotFound, notFound } from './failures'
import { linePictures } from './line-pictures.server'
import { type OrderSummary, orderSummary, orderView } from './order-view'
import { orSignIn, signInFirst } from './sign-in.server'

/** What a page says of an order, and of what can still be done with it. */
const expand = [
  ...new Set([...afterSaleExpand.split(','), 'customer', 'items.variant.product', 'billing_address']),
].join(',')

export const ordersPerPage = 10

export interface OrderList {
  orders: OrderSummary[]
  count: number
}

/** One page of the orders of an account, the newest first. */
export async function listOwnOrders(
  shop: ShopVisit,
  page: number,
  limit = ordersPerPage,
): Promise<OrderList> {
  const { orders, count } = await shop.client.customers.listOrders({
    limit,
    offset: (page - 1) * limit,
    expand: 'items,items.variant,items.variant.product',
  })
  const pictures = await linePictures(
    shop.client,
    orders.flatMap(({ items }) => items ?? []),
  )
  return { orders: orders.map((order) => orderSummary(order, pictures)), count }
}

/** An order of the account that is signed in; another's is not to be found. */
export async function ownOrder({ client }: ShopVisit, id: string): Promise<Order> {
  const { orders } = await client.customers.listOrders({ id, limit: 1, expand })
  const [order] = orders
  if (!order) throw notFound()
  return order
}

/**
 * The order behind the address that its buyer was given: the id of the cart it was made of, which nobody guesses. An order
 * that was made of none goes by its own id. What belongs to an account takes a sign-in, too.
 */
export async function orderOfToken(
  shop: Pick<ShopVisit, 'client' | 'signedIn'>,
  token: string | null | undefined,
  here = `/orders/${encodeURIComponent(token ?? '')}`,
): Promise<Order> {
  if (!token) throw notFound()
  const why = shop.signedIn ? 'ended' : 'account'
  try {
    const { orders } = shop.client
    const { order } = token.startsWith('order_')
      ? await orders.retrieve(token, { expand })
      : await orSignIn(here, () => orders.retrieveByCartId(token, { expand }), why)
    if (order.customer?.has_account && !shop.signedIn) throw signInFirst(here, why)
    return order
  } catch (error) {
    if (isNotFound(error)) throw notFound()
    throw error
  }
}

/** Where an order is shown to whoever looked it up. */
export const orderPath = (order: Pick<Order, 'id' | 'cart_id'>) =>
  `/orders/${encodeURIComponent(order.cart_id ?? order.id)}`

/** What its page draws. */
export async function shownOrder({ client, region }: ShopVisit, order: Order) {
  return orderView(order, region.inclusive, await linePictures(client, order.items ?? []))
}

/** The number of a page out of an address; a page that cannot be leads to the first. */
export function pageAsked(request: Request): number {
  const asked = Number(new URL(request.url).searchParams.get('page') ?? 1)
  if (!Number.isSafeInteger(asked) || asked < 1 || asked > 100_000) throw redirect(pagePath(request))
  return asked
}
