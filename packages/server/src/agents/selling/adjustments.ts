import type { Order } from '@cartwright/contract'

/** Money that was given back, goods that come back or came, or that all was called off. */
export type Adjustment = { id: string; occurred_at: string; status: 'pending' | 'completed' } & (
  | { type: 'refund'; amount: number; reason: string; note: string | null }
  | { type: 'return'; items: readonly { item_id: string; quantity: number }[] }
  | { type: 'cancellation' }
)

/** What happened to an order after it was placed, the oldest first. Amounts are those of the shop. */
export function adjustmentsOf({ id, refunds = [], returns = [], canceled_at }: Order): Adjustment[] {
  const all: Adjustment[] = [
    ...refunds.map((refund) => ({
      id: refund.id,
      type: 'refund' as const,
      occurred_at: refund.created_at,
      status: 'completed' as const,
      amount: refund.amount,
      reason: refund.reason,
      note: refund.note ?? null,
    })),
    ...returns
      .filter(({ status }) => status !== 'canceled')
      .map(({ id, created_at, received_at, items = [] }) => ({
        id,
        type: 'return' as const,
        occurred_at: received_at ?? created_at,
        status: received_at ? ('completed' as const) : ('pending' as const),
        items,
      })),
    ...(canceled_at
      ? [
          {
            id: `${id}_canceled`,
            type: 'cancellation' as const,
            occurred_at: canceled_at,
            status: 'completed' as const,
          },
        ]
      : []),
  ]
  return all.sort((a, b) => (a.occurred_at < b.occurred_at ? -1 : 1))
}
