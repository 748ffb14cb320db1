import type { Order } from '@cartwright/contract'

export type OrderLine = NonNullable<Order['items']>[number]

/** How many pieces of a line were ordered, are still wanted, and of those were sent. */
export interface LineProgress {
  ordered: number
  current: number
  fulfilled: number
}

export function progressOf(line: OrderLine, { canceled_at }: Pick<Order, 'canceled_at'>): LineProgress {
  const returned = line.returned_quantity ?? 0
  const current = canceled_at ? 0 : Math.max(0, line.quantity - returned)
  const sent = (line.shipped_quantity ?? 0) - returned
  return { ordered: line.quantity, current, fulfilled: Math.max(0, Math.min(current, sent)) }
}

/** The same as one word of the protocols. */
export const lineStatus = ({ current, fulfilled }: LineProgress) =>
  current === 0 ? 'removed' : fulfilled === current ? 'fulfilled' : fulfilled > 0 ? 'partial' : 'processing'
