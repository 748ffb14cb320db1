import { swapCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { notAllowed, ShopError } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { actingId } from '../audit/acting'
import { additionalLines } from '../fulfillment/queries'
import { releaseReservations } from '../inventory/release-reservations'
import { lockOrder } from '../order/queries'
import { emitRefunded } from '../order/refund-order'
import { emitFiguresChanged, record } from '../payment/ledger'
import { reserveRefund, sendRefund } from '../payment/refund-payments'
import { askProviders, markPayments, recordOutcomes } from '../payment/take-payments'
import { countParcels, countReturns, isCaptured, lockSwap, type SwapRow } from './queries'
import { swapSale } from './swap-sale'

const setPaymentStatus = (tx: Tx, id: string, payment_status: SwapRow['payment_status']) =>
  tx.updateRows(tx.t.swap, { id }, { payment_status })

/**
 * Takes or gives back the difference of a swap, once. A provider that fails leaves it with `requires_action`.
 * @throws not_allowed before the shopper confirmed it, or when it is canceled
 */
export async function processSwapPayment(shop: Shop, orderId: string, id: string): Promise<void> {
  const begun = await shop.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const swap = await lockSwap(tx, orderId, id)
    if (['captured', 'difference_refunded'].includes(swap.payment_status)) return null
    assertCan(swapCan, 'processPayment', swap, 'The swap')
    const due = swap.difference_due ?? 0
    if (due > 0) {
      const marked = await markPayments(tx, { swap_id: id }, 'capture')
      if (marked.length > 0 || (await isCaptured(tx, id))) return { swap, marked }
      // Its payment was let go, here or at the provider: somebody has to ask for the money again.
      await setPaymentStatus(tx, id, 'requires_action')
      await emit(tx, 'swap.payment_capture_failed', { id, no_notification: swap.no_notification })
      return null
    }
    await setPaymentStatus(tx, id, 'difference_refunded')
    if (due === 0) return null
    return { swap, refund: await reserveDifference(tx, swap, -due) }
  })
  if (!begun) return
  const { swap } = begun
  const { no_notification } = swap
  if ('marked' in begun) {
    const outcomes = await askProviders(shop, begun.marked ?? [], 'capture')
    await shop.transaction(async (tx) => {
      await lockOrder(tx, orderId)
      await recordOutcomes(tx, outcomes, 'capture')
      // As the payment stands: where this request failed late, another may have taken it.
      const isTaken = await isCaptured(tx, id)
      await setPaymentStatus(tx, id, isTaken ? 'captured' : 'requires_action')
      const event = isTaken ? 'swap.payment_captured' : 'swap.payment_capture_failed'
      await emit(tx, event, { id, no_notification })
    })
    return
  }
  const { refund } = begun
  if (!refund) return
  try {
    await sendRefund(shop, refund)
    await shop.transaction(async (tx) => {
      await emit(tx, 'swap.refund_processed', { id, no_notification })
      await emitRefunded(tx, refund, no_notification)
    })
  } catch (error) {
    shop.log.error({ err: error, swap: id }, 'the difference of a swap could not be given back')
    await shop.transaction(async (tx) => {
      await setPaymentStatus(tx, id, 'requires_action')
      await emit(tx, 'swap.process_refund_failed', { id, no_notification })
    })
  }
}

/** Where the captured payments do not cover the difference, somebody has to look. */
async function reserveDifference(tx: Tx, swap: SwapRow, amount: number) {
  try {
    return await tx.nested(() => reserveRefund(tx, { order_id: swap.order_id, amount, reason: 'swap' }))
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    await setPaymentStatus(tx, swap.id, 'requires_action')
    await emit(tx, 'swap.process_refund_failed', { id: swap.id, no_notification: swap.no_notification })
    return null
  }
}

/**
 * Calls a swap off: money and stock kept for it are free again; again it changes nothing.
 * @throws not_allowed after a refund or a capture, or while its parcels or its return stand
 */
export async function cancelSwap(shop: Shop, orderId: string, id: string): Promise<void> {
  const marked = await shop.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const swap = await lockSwap(tx, orderId, id)
    if (swap.canceled_at) return []
    assertCan(swapCan, 'cancel', swap, 'The swap')
    await assertNothingStands(tx, id)
    await tx.updateRows(
      tx.t.swap,
      { id },
      {
        canceled_at: now(),
        canceled_by: actingId(),
        payment_status: 'canceled',
        fulfillment_status: 'canceled',
      },
    )
    await record(tx, {
      order_id: orderId,
      currency_code: order.currency_code,
      kind: 'swap_canceled',
      due: -(swap.difference_due ?? 0),
      reference_id: id,
    })
    await emitFiguresChanged(tx, orderId)
    const lines = await additionalLines(tx, swapSale, id)
    await releaseReservations(
      tx,
      lines.map((line) => line.id),
    )
    return markPayments(tx, { swap_id: id }, 'cancel')
  })
  const outcomes = await askProviders(shop, marked, 'cancel')
  await shop.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    await recordOutcomes(tx, outcomes, 'cancel')
  })
}

async function assertNothingStands(tx: Tx, id: string) {
  const { payment } = tx.t
  const parcels = await countParcels(tx, id)
  if (parcels > 0) throw notAllowed('The swap cannot be canceled: cancel its fulfillments first')
  const back = await countReturns(tx, id)
  if (back > 0) throw notAllowed('The swap cannot be canceled: cancel its return first')
  const paid = await tx.rowsWhere(payment, { swap_id: id }, { columns: ['captured_at'] })
  if (paid.some((row) => row.captured_at))
    throw notAllowed('The swap cannot be canceled: its difference was paid; refund that first')
}
