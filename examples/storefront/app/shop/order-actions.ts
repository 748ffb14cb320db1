import { type Order, orderCan } from '@cartwright/contract'
import { returnLines } from '@cartwright/sdk/rules'

/** What can still be done with an order, and what is under way: plain data for the page under it. */
export interface OrderActionsView {
  /** The cart the order came of: the key to its pages. */
  token: string
  canReturn: boolean
  returns: { id: string; at: string }[]
  swaps: { cart: string; at: string; isOpen: boolean }[]
  /** Changes of the shop that wait for an answer. */
  edits: { id: string; at: string }[]
}

/** Reads it off an order that was expanded with `afterSaleExpand`. */
export function orderActions(order: Order): OrderActionsView | undefined {
  if (!order.cart_id) return undefined
  const isAlive = order.status !== 'canceled'
  return {
    token: order.cart_id,
    canReturn: isAlive && returnLines(order).some(({ most }) => most > 0),
    returns: (order.returns ?? [])
      .filter(({ status }) => status !== 'canceled')
      .map(({ id, created_at }) => ({ id, at: created_at })),
    swaps: (order.swaps ?? [])
      .filter(({ canceled_at }) => !canceled_at)
      .flatMap(({ cart_id, created_at, confirmed_at }) =>
        cart_id ? { cart: cart_id, at: created_at, isOpen: !confirmed_at } : [],
      ),
    edits: (order.edits ?? [])
      .filter(
        (edit) =>
          isAlive && edit.requested_at && !edit.confirmed_at && !edit.declined_at && !edit.canceled_at,
      )
      .map(({ id, requested_at, created_at }) => ({ id, at: requested_at ?? created_at })),
  }
}

/** Something else for what comes back: once the order is paid and sent. */
export const mayExchange = (order: Order): boolean => orderCan.swap(order)
