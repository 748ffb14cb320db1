import type { Order } from '@cartwright/contract'

/** One thing that happened to an order, as far as its buyer cares. */
export type OrderEvent = {
  id: string
  /** When, as the API writes it. */
  at: string
} & (
  | { kind: 'placed' | 'packed' | 'returned' | 'return_requested' | 'canceled' }
  /** In minor units of the order's currency. */
  | { kind: 'paid' | 'refunded'; amount: number }
  | { kind: 'shipped'; tracking: { number: string; url: string | null }[] }
)

/** What happened to an order, newest first. What is not expanded is not told. */
export function orderEvents(order: Order): OrderEvent[] {
  const events: OrderEvent[] = [{ id: order.id, kind: 'placed', at: order.created_at }]
  for (const { id, amount, captured_at } of order.payments ?? [])
    if (captured_at) events.push({ id, kind: 'paid', at: captured_at, amount })
  for (const parcel of order.fulfillments ?? []) {
    if (parcel.canceled_at) continue
    events.push({ id: `${parcel.id} packed`, kind: 'packed', at: parcel.created_at })
    if (!parcel.shipped_at) continue
    const tracking = (parcel.tracking_links ?? []).map(({ tracking_number, url }) => ({
      number: tracking_number,
      url: url ?? null,
    }))
    events.push({ id: `${parcel.id} shipped`, kind: 'shipped', at: parcel.shipped_at, tracking })
  }
  for (const { id, created_at, received_at, status } of order.returns ?? []) {
    if (status === 'canceled') continue
    events.push({ id: `${id} requested`, kind: 'return_requested', at: created_at })
    if (received_at) events.push({ id: `${id} received`, kind: 'returned', at: received_at })
  }
  for (const { id, amount, created_at } of order.refunds ?? [])
    events.push({ id, kind: 'refunded', at: created_at, amount })
  if (order.canceled_at) events.push({ id: `${order.id} canceled`, kind: 'canceled', at: order.canceled_at })
  // Of one moment, what is told later happened later.
  return events
    .map((event, rank) => ({ event, rank, time: Date.parse(event.at) }))
    .sort((a, b) => b.time - a.time || b.rank - a.rank)
    .map(({ event }) => event)
}
