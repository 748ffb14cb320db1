import { returnCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { invalidData, notAllowed } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { actingId } from '../audit/acting'
import { returnStock } from '../inventory/return-stock'
import { type LoadedOrder, saleOf } from '../order/order-reply'
import { statusAfterReturn } from '../order/order-status'
import { linesOf, lockOrder, updateLiveOrder } from '../order/queries'
import { returned } from '../order/queries/line-counts'
import { loadOrder } from '../order/read-order'
import { emitRefunded } from '../order/refund-order'
import { soldLines } from '../order/stock'
import { emitFiguresChanged } from '../payment/ledger'
import { type RefundRow, reserveRefund, sendRefund } from '../payment/refund-payments'
import { orderTotals } from '../totals/order-totals'
import { itemsOf, lockReturn, orderIdOfReturn, type ReturnItemRow, type ReturnRow } from './queries'
import { linesSold, refundValue } from './return-lines'

interface ReceiveReturn {
  /** With `restock: false` it counts as back and does not go on the shelf again: what is broken or used. */
  items: readonly { item_id: string; quantity: number; restock?: boolean | null }[]
  /** What is given back; else what was announced, or less when less came. */
  refund?: number | null
  location_id?: string | null
}

interface Received {
  row: ReturnRow
  order: LoadedOrder
  refund: RefundRow | null
}

/**
 * Takes in what came back: counts it on its lines, puts in stock what can be sold again and gives the money back.
 * @throws not_allowed when the return was received or canceled, invalid_data for goods of another order
 */
export async function receiveReturn(shop: Shop, id: string, input: ReceiveReturn): Promise<void> {
  const { row, order, refund } = await shop.transaction((tx) => takeIn(shop, tx, id, input))
  if (!refund) return
  try {
    await sendRefund(shop, refund)
    const silent = row.no_notification ?? order.no_notification
    await shop.transaction((tx) => emitRefunded(tx, refund, silent, row.id))
  } catch (error) {
    // The goods are here and the money is not: somebody has to look.
    shop.log.error({ err: error, return: id }, 'the refund of a return failed')
    await shop.transaction((tx) => askForAction(tx, order, row))
  }
}

async function takeIn(shop: Shop, tx: Tx, id: string, input: ReceiveReturn): Promise<Received> {
  const orderId = await orderIdOfReturn(tx, id)
  await lockOrder(tx, orderId)
  const row = await lockReturn(tx, id)
  assertCan(returnCan, 'receive', row, 'The return')
  const order = await loadOrder(tx, orderId)
  const requested = await itemsOf(tx, id)
  const received = quantitiesOf(order, input.items)
  await recordItems(tx, row, requested, received)
  await countReturned(tx, requested, received)
  const location_id = input.location_id ?? row.location_id
  await putInStock(tx, order, restocked(input.items), location_id)
  const refund_amount = refundOf(shop, order, row, requested, received, input.refund)
  const done = { status: 'received', refund_amount, received_at: now(), location_id } as const
  await tx.updateRows(tx.t.return, { id }, { ...done, received_by: actingId() })
  const closed = { ...row, ...done }
  await emitFiguresChanged(tx, orderId)
  if (row.swap_id)
    await emit(tx, 'swap.received', {
      id: row.swap_id,
      order_id: orderId,
      no_notification: row.no_notification,
    })
  // What a claim gave back already is not given back again, unless staff say so.
  const paid = row.claim_order_id !== null && input.refund == null
  return {
    row: closed,
    order,
    refund: row.order_id ? await settle(shop, tx, order, closed, paid ? 0 : refund_amount) : null,
  }
}

function quantitiesOf(order: LoadedOrder, items: ReceiveReturn['items']): Map<string, number> {
  const sold = new Set(linesSold(order).map(({ line }) => line.id))
  const received = new Map<string, number>()
  for (const { item_id, quantity } of items) {
    if (!sold.has(item_id)) throw invalidData(`items: there is no line ${item_id} on this order`)
    if (!(Number.isInteger(quantity) && quantity > 0))
      throw invalidData(`items: the quantity of ${item_id} must be a whole number above 0`)
    received.set(item_id, (received.get(item_id) ?? 0) + quantity)
  }
  if (received.size === 0) throw invalidData('items: name at least one line that came back')
  return received
}

function restocked(items: ReceiveReturn['items']): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { item_id, quantity, restock } of items)
    if (restock !== false) pieces.set(item_id, (pieces.get(item_id) ?? 0) + quantity)
  return pieces
}

/** Extra lines are written down, too: they came although nobody announced them. */
async function recordItems(
  tx: Tx,
  row: ReturnRow,
  requested: readonly ReturnItemRow[],
  received: ReadonlyMap<string, number>,
) {
  const { return_item: t } = tx.t
  for (const item of requested) {
    const quantity = received.get(item.item_id)
    if (quantity === undefined) continue
    await tx.updateRows(
      t,
      { return_id: row.id, item_id: item.item_id },
      { quantity, received_quantity: quantity, is_requested: quantity === item.requested_quantity },
    )
  }
  const extra = [...received].filter(([id]) => !requested.some((item) => item.item_id === id))
  if (extra.length > 0)
    await tx.insert(t).values(
      extra.map(([item_id, quantity]) => ({
        return_id: row.id,
        item_id,
        quantity,
        received_quantity: quantity,
        is_requested: false,
        metadata: {},
      })),
    )
}

/** A line that came is settled with the quantity that was announced for it; an extra one with what came (rules: returns). */
async function countReturned(
  tx: Tx,
  requested: readonly ReturnItemRow[],
  received: ReadonlyMap<string, number>,
) {
  const announced = new Map(requested.map((item) => [item.item_id, item.requested_quantity]))
  const settled = new Map(
    [...received].map(([id, quantity]) => [id, Math.max(announced.get(id) ?? quantity, quantity)]),
  )
  const counts = await tx.incrementRows(returned, settled)
  const over = [...settled.keys()].find((id) => !counts.has(id))
  if (over) throw notAllowed(`items: more of line ${over} came back than was sold`)
}

/** Goods that are not counted by location are back wherever they arrive. */
const putInStock = (
  tx: Tx,
  order: LoadedOrder,
  pieces: ReadonlyMap<string, number>,
  location_id: string | null,
) =>
  returnStock(
    tx,
    soldLines(linesSold(order).map(({ line }) => ({ ...line, quantity: pieces.get(line.id) ?? 0 }))),
    { location_id },
  )

/** What was announced; when less came, no more than that is worth. Staff may say otherwise. */
function refundOf(
  shop: Shop,
  order: LoadedOrder,
  row: ReturnRow,
  requested: readonly ReturnItemRow[],
  received: ReadonlyMap<string, number>,
  given: number | null | undefined,
): number {
  if (given !== undefined && given !== null) {
    if (given < 0) throw invalidData('refund: it cannot be below 0')
    return given
  }
  const lines = new Map(linesSold(order).map(({ line }) => [line.id, line]))
  const missing = requested.reduce((sum, { item_id, requested_quantity, quantity }) => {
    const line = lines.get(item_id)
    const short = (requested_quantity ?? quantity) - (received.get(item_id) ?? 0)
    return line && short > 0 ? sum + refundValue(line, short, saleOf(order), shop.flags) : sum
  }, 0)
  return Math.max(0, row.refund_amount - missing)
}

async function settle(
  shop: Shop,
  tx: Tx,
  order: LoadedOrder,
  row: ReturnRow,
  amount: number,
): Promise<RefundRow | null> {
  const { refundable_amount } = orderTotals(saleOf(order), shop.flags)
  if (amount > Math.min(refundable_amount, captured(order))) {
    await askForAction(tx, order, row)
    return null
  }
  const refund = amount > 0 ? await reserveRefund(tx, { order_id: order.id, amount, reason: 'return' }) : null
  const status = statusAfterReturn(await linesOf(tx, order.id))
  await updateLiveOrder(tx, order.id, { fulfillment_status: status })
  await emit(tx, 'order.items_returned', {
    id: order.id,
    return_id: row.id,
    ...(refund ? { refund_id: refund.id } : {}),
    no_notification: row.no_notification ?? order.no_notification,
  })
  return refund
}

const captured = (order: LoadedOrder) =>
  (order.payments ?? []).reduce(
    (sum, payment) =>
      payment.captured_at && !payment.canceled_at ? sum + payment.amount - payment.amount_refunded : sum,
    0,
  )

async function askForAction(tx: Tx, order: LoadedOrder, row: ReturnRow) {
  await updateLiveOrder(tx, order.id, { fulfillment_status: 'requires_action' })
  await emit(tx, 'order.return_action_required', {
    id: order.id,
    return_id: row.id,
    no_notification: row.no_notification ?? order.no_notification,
  })
}
