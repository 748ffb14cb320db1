import type { LedgerEntry, LedgerSums } from '@cartwright/contract'
import { eq } from 'drizzle-orm'
import { notFound } from '../../errors'
import type { Shop } from '../../shop'
import { equals } from '../../store/filters'
import { list } from '../../store/list'
import { shapeOf } from '../../store/shape'
import { ledgerSums } from '../payment/ledger'

export interface LedgerPage {
  sums: LedgerSums
  entries: LedgerEntry[]
  count: number
  offset: number
  limit: number
}

/** A page of an order's ledger, the oldest entry first, with the sums over all of it. @throws not_found */
export async function readLedger(
  shop: Shop,
  orderId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<LedgerPage> {
  const { order, ledger_entry: entry } = shop.db.t
  const [found] = await shop.db
    .select({ currency_code: order.currency_code })
    .from(order)
    .where(eq(order.id, orderId))
  if (!found) throw notFound('Order', orderId)
  const { rows, count } = await list<LedgerEntry>(shop.db, 'ledger_entry', shapeOf([]), {
    limit,
    offset,
    order: 'created_at',
    filters: [equals(entry.order_id, orderId)],
  })
  const sums = { currency_code: found.currency_code, ...(await ledgerSums(shop.db, orderId)) }
  return { sums, entries: rows, count, offset, limit }
}
