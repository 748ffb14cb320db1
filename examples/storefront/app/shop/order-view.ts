import type { Order } from '@cartwright/contract'
import { buyerState, type OrderDetails, orderDetails } from '@cartwright/sdk/rules'
import { ours, pictureIn } from './cart-view'

/** A line of the list of orders. */
export type OrderSummary = Pick<OrderDetails, 'id' | 'number' | 'placed' | 'state' | 'currency_code'> & {
  total: number
  pieces: number
  pictures: string[]
}

/** How many pieces a list shows of each order. */
const shownPieces = 3

export const orderSummary = (
  order: Order,
  pictures: ReadonlyMap<string, string> = new Map(),
): OrderSummary => ({
  id: order.id,
  number: order.display_id,
  placed: order.created_at,
  state: buyerState(order),
  currency_code: order.currency_code,
  total: order.total ?? 0,
  pieces: (order.items ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
  pictures: (order.items ?? []).slice(0, shownPieces).map(pictureIn(pictures)),
})

/**
 * `inclusive` is how prices are shown in the order's region, when the order itself does not say; `pictures` are those of
 * the variants that were bought.
 */
export const orderView = (
  order: Order,
  inclusive: boolean,
  pictures: ReadonlyMap<string, string> = new Map(),
): OrderDetails => orderDetails(order, { ...ours, picture: pictureIn(pictures), inclusive })
