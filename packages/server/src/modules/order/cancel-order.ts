import { orderCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { notAllowed } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { actingId } from '../audit/acting'
import { releaseReservations } from '../inventory/release-reservations'
import { closeCollections } from '../payment/close-collections'
import { record } from '../payment/ledger'
import { ledgerSums, paymentsOf } from '../payment/queries'
import { type RefundRow, reserveRefund, sendRefund } from '../payment/refund-payments'
import { askProviders, markPayments, type PaymentRow, recordOutcomes } from '../payment/take-payments'
import { linesOf, lockOrder, type OrderRow, standingWork } from './queries'
import {
  cancelEdits,
  countUsedCards,
  giveBackToCard,
  giveBackUses,
  spentOnOrder,
  stampTaken,
} from './queries/cancel'

/**
 * Cancels an order: reserved stock is free again, authorised money is released, captured money given back, spent gift
 * cards get their balance and discounts their use. Canceled again it only takes up what a provider refused before.
 * @throws not_allowed with refunds, parcels, returns, swaps or claims that stand, conflict while money is being taken
 */
export async function cancelOrder(shop: Shop, id: string): Promise<void> {
  const begun = await shop.transaction((tx) => beginCancel(tx, id))
  const outcomes = await askProviders(shop, begun.released, 'cancel')
  let failure: unknown
  if (begun.refund)
    try {
      await sendRefund(shop, begun.refund)
    } catch (error) {
      failure = error
    }
  await shop.transaction(async (tx) => {
    await lockOrder(tx, id)
    await recordOutcomes(tx, outcomes, 'cancel')
    if (failure) await tx.updateRows(tx.t.order, { id }, { payment_status: 'requires_action' })
    else await stampTaken(tx, id)
  })
  if (failure) throw failure
}

/** From here on the order is canceled: nobody can capture, fulfil or refund it, whatever the providers say. */
async function beginCancel(
  tx: Tx,
  id: string,
): Promise<{ released: PaymentRow[]; refund: RefundRow | null }> {
  const order = await lockOrder(tx, id)
  const edited: PaymentRow[] = []
  if (order.status !== 'canceled') {
    assertCan(orderCan, 'cancel', order, 'The order')
    await assertNothingStands(tx, id)
    await tx.updateRows(
      tx.t.order,
      { id },
      {
        status: 'canceled',
        fulfillment_status: 'canceled',
        payment_status: 'canceled',
        canceled_at: now(),
        canceled_by: actingId(),
      },
    )
    const lines = await linesOf(tx, id)
    await releaseReservations(
      tx,
      lines.map((line) => line.id),
    )
    await giveBackGiftCards(tx, id)
    await giveBackDiscounts(tx, id)
    await recordCancelation(tx, order)
    edited.push(...(await closeEdits(tx, id)))
    await emit(tx, 'order.canceled', { id, no_notification: order.no_notification })
  }
  const released = await markPayments(tx, { order_id: id }, 'cancel')
  const taken = (await paymentsOf(tx, id)).filter((payment) => payment.captured_at && !payment.canceled_at)
  const left = taken.reduce((sum, payment) => sum + payment.amount - payment.amount_refunded, 0)
  const refund =
    left > 0
      ? await reserveRefund(tx, {
          order_id: id,
          amount: left,
          reason: 'other',
          note: 'The order was canceled',
        })
      : null
  return { released: [...released, ...edited], refund }
}

/** A canceled order costs nothing, and what gift cards paid is theirs again. */
async function recordCancelation(tx: Tx, { id: order_id, currency_code }: OrderRow) {
  const { due } = await ledgerSums(tx, order_id)
  const { paid } = await ledgerSums(tx, order_id, ['gift_card'])
  const entry = { order_id, currency_code }
  await record(
    tx,
    { ...entry, kind: 'cancelation', due: -due },
    { ...entry, kind: 'gift_card_returned', paid: -paid },
  )
}

/** Edits that are under way end with the order, and what was authorised for them is released. */
async function closeEdits(tx: Tx, id: string): Promise<PaymentRow[]> {
  const closed = await cancelEdits(tx, id)
  for (const { id: closedId } of closed) await emit(tx, 'order-edit.canceled', { id: closedId })
  return closeCollections(
    tx,
    closed.flatMap((one) => one.collection ?? []),
  )
}

async function assertNothingStands(tx: Tx, id: string) {
  const refund = await tx.rowWhere(tx.t.refund, { order_id: id }, { columns: ['id'] })
  if (refund) throw notAllowed('An order of which money was refunded cannot be canceled')
  const standing = await standingWork(tx, id)
  if (standing.length > 0)
    throw notAllowed(`The order cannot be canceled: its ${standing.join(', ')} must be canceled first`)
}

/** What gift cards paid goes back onto them. Cards bought with the order are void, unless they were used. */
async function giveBackGiftCards(tx: Tx, id: string) {
  const { gift_card, gift_card_transaction: spent } = tx.t
  const used = await countUsedCards(tx, id)
  if (used > 0) throw notAllowed('The order cannot be canceled: a gift card bought with it was used')
  await tx.updateRows(gift_card, { order_id: id }, { is_disabled: true })
  const transactions = await spentOnOrder(tx, id)
  for (const { id: transaction, gift_card_id, amount } of transactions) {
    // A card that is empty was disabled by being spent.
    await tx.updateRows(gift_card, { id: gift_card_id, balance: 0 }, { is_disabled: false })
    await giveBackToCard(tx, gift_card_id, amount)
    await tx.updateRows(spent, { id: transaction }, { amount: 0 })
  }
}

async function giveBackDiscounts(tx: Tx, id: string) {
  const { order_discounts } = tx.t
  const used = await tx.rowsWhere(order_discounts, { order_id: id }, { columns: ['discount_id'] })
  if (used.length === 0) return
  await giveBackUses(
    tx,
    used.map((row) => row.discount_id),
  )
}
