import type { Order } from '@cartwright/contract'
import { ClaimCard } from './ClaimCard'
import { ReturnCard } from './ReturnCard'
import { SwapCard } from './SwapCard'

/** What came after the sale, the latest first: goods that come back, exchanges, claims. */
export function AfterSaleCards({ order }: { order: Order }) {
  return [
    // The return of a claim stands on the card of its claim.
    ...(order.returns ?? [])
      .filter(({ claim_order_id }) => !claim_order_id)
      .map((one) => ({ at: one.created_at, card: <ReturnCard key={one.id} order={order} of={one} /> })),
    ...(order.swaps ?? []).map((one) => ({
      at: one.created_at,
      card: <SwapCard key={one.id} order={order} swap={one} />,
    })),
    ...(order.claims ?? []).map((one) => ({
      at: one.created_at,
      card: <ClaimCard key={one.id} order={order} claim={one} />,
    })),
  ]
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(({ card }) => card)
}
