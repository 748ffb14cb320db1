import { AsyncLocalStorage } from 'node:async_hooks'
import { ShopError } from '../../errors'
import type { Tx } from '../../store/database/engine'
import { refundedOf } from './queries'

/** The limit of whoever asks, in minor units of the store's currency. */
const limits = new AsyncLocalStorage<number>()

/**
 * Does what somebody asks who may give back only so much: whichever way money of an order goes back (a refund, a
 * return, a claim, a swap, a cancellation), it is held to this. Undefined is no limit.
 */
export const withinRefundLimit = <T>(limit: number | undefined, work: () => T): T =>
  limit === undefined ? work() : limits.run(limit, work)

interface Refunded {
  /** Of the order, or of a payment that belongs to none. */
  order_id: string | null
  payment_id?: string
  currency_code: string
  /** What is to be given back now, in minor units. */
  amount: number
}

/**
 * Call it while the order is held: two refunds at once count as one after the other.
 * @throws forbidden with the code refund_limit, when the order would have got back more in all than the limit says, or
 * is in another currency than the limit
 */
export async function assertRefundLimit(tx: Tx, refund: Refunded): Promise<void> {
  const limit = limits.getStore()
  if (limit === undefined) return
  if (limit === 0) throw overLimit('your role gives no money back')
  const { store } = tx.t
  const [row] = await tx.select({ currency_code: store.default_currency_code }).from(store).limit(1)
  if (row?.currency_code !== refund.currency_code)
    throw overLimit(
      `the limit of your role is counted in ${row?.currency_code}, not in ${refund.currency_code}`,
    )
  const before = await refundedBefore(tx, refund)
  if (before + refund.amount > limit)
    throw overLimit(
      `your role gives back ${limit} for an order in all; it got ${before} already, so at most ${Math.max(0, limit - before)} more`,
    )
}

const overLimit = (problem: string) =>
  new ShopError('forbidden', `amount: ${problem}; ask somebody without this limit`, 'refund_limit')

async function refundedBefore(tx: Tx, { order_id, payment_id }: Refunded): Promise<number> {
  const [row] = await refundedOf(tx, order_id, payment_id)
  return row?.total ?? 0
}
