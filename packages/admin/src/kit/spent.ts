import type { Order } from '@cartwright/contract'

/** What came in and stayed, in minor units by currency: paid less refunded. Currencies without any are left out. */
export function spentIn(
  orders: readonly Pick<Order, 'currency_code' | 'paid_total' | 'refunded_total'>[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { currency_code, paid_total = 0, refunded_total = 0 } of orders)
    sums.set(currency_code, (sums.get(currency_code) ?? 0) + paid_total - refunded_total)
  return new Map([...sums].filter(([, amount]) => amount !== 0))
}
