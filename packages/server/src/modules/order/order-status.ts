import type { OrderFulfillmentStatus, OrderPaymentStatus } from '@cartwright/contract'

/** How much of a line was handled so far; absent means nothing. */
export interface LineProgress {
  quantity: number
  fulfilled_quantity?: number | null
  shipped_quantity?: number | null
  returned_quantity?: number | null
}

const all = (lines: readonly LineProgress[], done: (line: LineProgress) => number | null | undefined) =>
  lines.length > 0 && lines.every((line) => (done(line) ?? 0) >= line.quantity)

/** What an order is after goods were packed (rules: orders). */
export const statusAfterFulfillment = (lines: readonly LineProgress[]): OrderFulfillmentStatus =>
  all(lines, (line) => line.fulfilled_quantity) ? 'fulfilled' : 'partially_fulfilled'

/** What an order is after a parcel left. */
export const statusAfterShipment = (lines: readonly LineProgress[]): 'shipped' | 'partially_shipped' =>
  all(lines, (line) => line.shipped_quantity) ? 'shipped' : 'partially_shipped'

/** What an order is after goods came back. */
export const statusAfterReturn = (lines: readonly LineProgress[]): OrderFulfillmentStatus =>
  all(lines, (line) => line.returned_quantity) ? 'returned' : 'partially_returned'

/**
 * What an order is after its payments were asked for: all of them taken, but for those that were let go, or somebody has
 * to look.
 */
export const statusAfterCapture = (
  payments: readonly { captured_at?: string | null; canceled_at?: string | null }[],
): OrderPaymentStatus =>
  payments.every((payment) => payment.captured_at || payment.canceled_at) &&
  (payments.length === 0 || payments.some((payment) => payment.captured_at))
    ? 'captured'
    : 'requires_action'

/** What an order is after staff gave money back: all that was paid, or a part. */
export const statusAfterRefund = (sums: { paid: number; refunded: number }): OrderPaymentStatus =>
  sums.refunded >= sums.paid ? 'refunded' : 'partially_refunded'
