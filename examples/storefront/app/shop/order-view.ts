import type { Order } from '@cartwright/contract'
import { buyerState, type OrderDetails, orderDetails } from '@cartwright/sdk/rules'
import { ours } from './cart-view'

/** A line of the list of orders. */
export type OrderSummary = Pick<OrderDetails, 'id' | 'number' | 'placed' | 'state' | 'currency_code'> & {
  total: number
}

export const orderSummary = (order: Order): OrderSummary => ({
  id: order.id,
  number: order.display_id,
  placed: order.created_at,
  state: buyerState(order),
  currency_code: order.currency_code,
  total: order.total ?? 0,
})

/** `inclusive` is how prices are shown in the order's region, when the order itself does not say. */
export const orderView = (order: Order, inclusive: boolean): OrderDetails =>
  orderDetails(order, { ...ours, inclusive })
