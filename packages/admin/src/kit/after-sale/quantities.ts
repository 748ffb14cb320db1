import type { ClaimOrder, LineItem, Order } from '@cartwright/contract'
import { linesSold, returnLines } from '@cartwright/sdk/rules'

/** A line and the most pieces of it that may be named. */
export interface LineLeft {
  line: LineItem
  most: number
}

/** What of an order may be announced to come back: packed, and neither back nor on its way back. */
export function returnable(order: Order): LineLeft[] {
  const left = new Map(returnLines(order).map(({ id, most }) => [id, most]))
  return atLeastOne(linesSold(order).map((line) => ({ line, most: left.get(line.id) ?? 0 })))
}

/**
 * What of an order may be claimed: what may come back, less what other claims made good while their goods stayed with the
 * customer. A line that is no product cannot be claimed.
 */
export function claimable(order: Order): LineLeft[] {
  const kept = (order.claims ?? []).filter((claim) => !claim.canceled_at && !comesBack(claim))
  const claimed = (id: string) =>
    kept
      .flatMap(({ claim_items }) => claim_items ?? [])
      .reduce((sum, { item_id, quantity }) => sum + (item_id === id ? quantity : 0), 0)
  return atLeastOne(
    returnable(order)
      .filter(({ line }) => line.variant_id)
      .map(({ line, most }) => ({ line, most: most - claimed(line.id) })),
  )
}

const comesBack = ({ return_order }: ClaimOrder) => !!return_order && return_order.status !== 'canceled'
const atLeastOne = (lines: LineLeft[]) => lines.filter(({ most }) => most > 0)

/** A line of an order, of its exchanges or its claims, whatever became of these. */
export function lineOf(order: Order, id: string): LineItem | undefined {
  const later = [...(order.swaps ?? []), ...(order.claims ?? [])].flatMap(
    ({ additional_items }) => additional_items ?? [],
  )
  return [...(order.items ?? []), ...later].find((line) => line.id === id)
}
