import { orderCan, type RefundedItem } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { invalidData } from '../../errors'
import { emit, emitAll } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { paymentsOf } from '../payment/queries'
import type { TakenBack } from '../payment/record-failed-refunds'
import { type RefundRow, reserveRefund, sendRefund } from '../payment/refund-payments'
import { statusAfterCapture, statusAfterRefund } from './order-status'
import { linesOf, lockOrder, type OrderRow, sumsOf, updateLiveOrder } from './queries'

interface RefundOrder {
  amount: number
  reason: string
  note?: string | null
  no_notification?: boolean | null
  /** For which pieces of its lines: kept with the refund. */
  items?: RefundedItem[]
}

/**
 * Gives money of an order back.
 * @throws not_allowed for a canceled order and for more than was captured and not given back yet, invalid_data for pieces
 * that the order does not have, or for which money was given back before, unexpected_state when a provider refuses
 */
export async function refundOrder(shop: Shop, id: string, input: RefundOrder): Promise<void> {
  const { order, refund } = await shop.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    assertCan(orderCan, 'refund', order, 'The order')
    const { amount, reason, note, items } = input
    if (items) await assertItemsLeft(tx, id, items)
    return { order, refund: await reserveRefund(tx, { order_id: id, amount, reason, note, items }) }
  })
  await sendRefund(shop, refund)
  await shop.transaction(async (tx) => {
    await updateLiveOrder(tx, id, { payment_status: statusAfterRefund(await sumsOf(tx, id)) })
    await emitRefunded(tx, refund, input.no_notification ?? order.no_notification)
  })
}

/** Pieces are paid back once: what earlier refunds were made for counts. */
async function assertItemsLeft(tx: Tx, id: string, items: readonly RefundedItem[]) {
  const { refund } = tx.t
  const lines = new Map((await linesOf(tx, id)).map((line) => [line.id, line]))
  const earlier = await tx.rowsWhere(refund, { order_id: id }, { columns: ['items'] })
  const wanted = new Map<string, number>()
  for (const { item_id, quantity } of items) wanted.set(item_id, (wanted.get(item_id) ?? 0) + quantity)
  const paidBack = earlier.flatMap((one) => one.items ?? [])
  for (const [item_id, quantity] of wanted) {
    const line = lines.get(item_id)
    if (!line) throw invalidData(`items: ${item_id} is no line of the order`)
    const before = paidBack.reduce((sum, one) => sum + (one.item_id === item_id ? one.quantity : 0), 0)
    if (quantity > line.quantity - before)
      throw invalidData(
        `items: money can be given back for ${Math.max(0, line.quantity - before)} of ${item_id}, not ${quantity}`,
      )
  }
}

/** Tells that a refund was paid; for that of a return its customer was told when it arrived. */
export const emitRefunded = (
  tx: Tx,
  refund: RefundRow,
  no_notification: boolean | null | undefined,
  return_id?: string,
) =>
  emit(tx, 'order.refund_created', {
    id: refund.order_id,
    refund_id: refund.id,
    ...(return_id ? { return_id } : {}),
    no_notification: no_notification ?? null,
  })

/**
 * What becomes of an order that is held when refunds turn out to have failed: it is as it was before them, a canceled
 * one waits for somebody who gives the money back again, and staff are told.
 */
export async function settleFailedRefunds(
  tx: Tx,
  order: OrderRow,
  failed: readonly TakenBack[],
): Promise<void> {
  const { id, no_notification } = order
  const sums = await sumsOf(tx, id)
  const payment_status =
    order.status === 'canceled'
      ? 'requires_action'
      : sums.refunded > 0
        ? statusAfterRefund(sums)
        : statusAfterCapture(await paymentsOf(tx, id))
  await tx.updateRows(tx.t.order, { id }, { payment_status })
  await emitAll(
    tx,
    'order.refund_failed',
    failed.map(({ refund, amount, reason }) => ({
      id,
      refund_id: refund.id,
      amount,
      reason,
      no_notification,
    })),
  )
}
