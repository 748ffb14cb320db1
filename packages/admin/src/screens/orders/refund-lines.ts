import type { Order } from '@cartwright/contract'

/** Of how many pieces of each line money was given back already, as refunds by lines say. */
export function refundedQuantities({ refunds = [] }: Order): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { item_id, quantity } of refunds.flatMap(({ items }) => items ?? []))
    sums.set(item_id, (sums.get(item_id) ?? 0) + quantity)
  return sums
}

/** The lines of which money can still be given back, and for how many pieces: not for what came back or was paid back. */
export function refundableLines(order: Order): { item_id: string; quantity: number }[] {
  const refunded = refundedQuantities(order)
  return (order.items ?? [])
    .map((item) => ({
      item_id: item.id,
      quantity: item.quantity - Math.max(item.returned_quantity ?? 0, refunded.get(item.id) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)
}

/**
 * What pieces cost the customer, in minor units: with tax, less their share of discounts. The shares of all pieces of a
 * line add up to what the line cost: what is lost by rounding one goes to another.
 */
export function worthOf(order: Order, quantities: ReadonlyMap<string, number>): number {
  const refunded = refundedQuantities(order)
  let sum = 0
  for (const item of order.items ?? []) {
    const wanted = quantities.get(item.id) ?? 0
    if (wanted <= 0 || item.quantity <= 0) continue
    const before = refunded.get(item.id) ?? 0
    const upTo = (count: number) => Math.round(((item.total ?? 0) * count) / item.quantity)
    sum += upTo(before + wanted) - upTo(before)
  }
  return sum
}
