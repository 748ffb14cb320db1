import type { LineItem, Order } from '@cartwright/contract'
import { canCapture, openQuantities } from './next-step'

/** One half of how an order stands: its money, its goods, what comes back. */
export type Standing =
  | { what: 'paid' | 'not_paid' | 'payment_attention' | 'canceled' | 'all_sent' }
  | { what: 'to_capture' | 'given_back'; amount: number }
  | { what: 'to_pack' | 'to_ship' | 'coming_back'; count: number }

/** How an order stands, in the order in which it matters: money, goods, what comes back. */
export function standingOf(order: Order): Standing[] {
  if (order.status === 'canceled') return [{ what: 'canceled' }, ...givenBack(order)]
  return [...moneyOf(order), ...goodsOf(order)]
}

function moneyOf(order: Order): Standing[] {
  const { payments = [], payment_status, total = 0 } = order
  const waiting = payments.filter(({ captured_at, canceled_at }) => !captured_at && !canceled_at)
  if (payment_status === 'requires_action') return [{ what: 'payment_attention' }]
  if (canCapture(order))
    return [{ what: 'to_capture', amount: waiting.reduce((sum, { amount }) => sum + amount, 0) }]
  if (payment_status === 'not_paid' && total > 0) return [{ what: 'not_paid' }]
  return [{ what: 'paid' }, ...givenBack(order)]
}

const givenBack = ({ refunded_total = 0 }: Order): Standing[] =>
  refunded_total > 0 ? [{ what: 'given_back', amount: refunded_total }] : []

function goodsOf(order: Order): Standing[] {
  const toPack = openQuantities(order).reduce((sum, { quantity }) => sum + quantity, 0)
  const toShip = unsentParcels(order).length
  const coming = (order.returns ?? []).filter(({ status }) => status === 'requested').length
  const goods: Standing[] = [
    ...(toPack > 0 ? [{ what: 'to_pack' as const, count: toPack }] : []),
    ...(toShip > 0 ? [{ what: 'to_ship' as const, count: toShip }] : []),
  ]
  return [
    ...(goods.length > 0 ? goods : [{ what: 'all_sent' as const }]),
    ...(coming > 0 ? [{ what: 'coming_back' as const, count: coming }] : []),
  ]
}

/** The parcels that are packed and not on their way. */
export const unsentParcels = ({ fulfillments = [] }: Order) =>
  fulfillments.filter(({ shipped_at, canceled_at }) => !shipped_at && !canceled_at)

/**
 * How far the goods of an order are, for its badge. v1 notes "canceled" on an order whose parcel was canceled, whatever else
 * of it is packed: to people who read that, the order would seem to be over.
 */
export function fulfillmentOf({ status, fulfillment_status, items }: Order): Order['fulfillment_status'] {
  if (fulfillment_status !== 'canceled' || status === 'canceled' || !items) return fulfillment_status
  const some = (count: (item: LineItem) => number | null | undefined) => items.some((item) => count(item))
  if (some((item) => item.shipped_quantity)) return 'partially_shipped'
  return some((item) => item.fulfilled_quantity) ? 'partially_fulfilled' : 'not_fulfilled'
}
