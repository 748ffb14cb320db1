import { inArray } from 'drizzle-orm'
import { type LoadedOrder, saleOf } from '../modules/order/order-reply'
import { saleShape } from '../modules/order/read-order'
import { ordersAfter } from '../modules/sales/queries'
import { orderTotals } from '../modules/totals/order-totals'
import type { Shop, Tx } from '../shop'
import type { Tables } from '../store/database/engine'
import { find } from '../store/reading/graph'
import { groupBy } from '../store/reading/group-by'
import { ledgerOf, type MoneyOfOrder } from './ledger-of-order'

type EntryRow = Tables['ledger_entry']['$inferSelect']
const atOnce = 100

/**
 * Writes the ledgers of orders that came from v1, which has none: what they cost, what was taken and what was given back.
 * Entries that are there are never written again; what happened in v1 since is added behind them.
 */
export async function openLedgers(shop: Shop): Promise<void> {
  for (let after = ''; ; ) {
    const ids = await ordersAfter(shop.db, after, atOnce)
    if (ids.length === 0) return
    await shop.transaction((tx) => openSome(tx, shop.flags, ids))
    after = ids.at(-1) as string
  }
}

async function openSome(tx: Tx, flags: Shop['flags'], ids: readonly string[]): Promise<void> {
  const { payment, refund, swap, ledger_entry } = tx.t
  const list = [...ids]
  const orders = await find<LoadedOrder>(tx, 'order', ids, saleShape)
  const swaps = await tx.select().from(swap).where(inArray(swap.order_id, list))
  const ofSwaps = swaps.map(({ id }) => id)
  const payments = [
    ...(await tx.select().from(payment).where(inArray(payment.order_id, list))),
    ...(await tx
      .select()
      .from(payment)
      .where(inArray(payment.swap_id, ofSwaps.length ? ofSwaps : ['']))),
  ]
  const orderOfSwap = new Map(swaps.map(({ id, order_id }) => [id, order_id]))
  const paid = groupBy(
    [...new Map(payments.map((one) => [one.id, one])).values()],
    (one) => one.order_id ?? orderOfSwap.get(one.swap_id ?? '') ?? '',
  )
  const refunded = groupBy(
    await tx.select().from(refund).where(inArray(refund.order_id, list)),
    (one) => one.order_id ?? '',
  )
  const swapped = groupBy(swaps, ({ order_id }) => order_id)
  const known = groupBy(
    await tx.select().from(ledger_entry).where(inArray(ledger_entry.order_id, list)),
    ({ order_id }) => order_id,
  )
  const rows = orders.flatMap((order) => {
    const totals = orderTotals(saleOf(order), flags)
    const money: MoneyOfOrder = {
      id: order.id,
      currency_code: order.currency_code,
      created_at: order.created_at,
      canceled_at: order.canceled_at,
      total: totals.total,
      by_cards: totals.gift_card_total + totals.gift_card_tax_total,
      payments: paid.get(order.id) ?? [],
      refunds: refunded.get(order.id) ?? [],
      swaps: swapped.get(order.id) ?? [],
    }
    return ledgerOf(money, (known.get(order.id) ?? []) as EntryRow[])
  })
  await tx.insertRows(ledger_entry, rows)
}
