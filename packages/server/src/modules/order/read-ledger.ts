import type { LedgerEntry, LedgerSums } from '@cartwright/contract'
import { notFound } from '../../errors'
import type { Shop } from '../../shop'
import type { Db } from '../../store/database/engine'
import { shownOf } from '../../store/reading/shape'
import { actorsOf } from '../audit/acting'
import { ledgerSums } from '../payment/queries'
import { balanceBefore, countEntries, pageOfLedger } from './queries/ledger'

interface LedgerPage {
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
  const { order } = shop.db.t
  const found = await shop.db.rowWhere(order, { id: orderId }, { columns: ['currency_code', 'created_at'] })
  if (!found) throw notFound('Order', orderId)

  const rows = await pageOfLedger(shop.db, orderId, limit, offset)
  const told = await described(shop.db, rows, await balanceBefore(shop.db, orderId, offset))
  // An order that was brought from elsewhere had been placed before its ledger was written.
  const entries = told.map((one) => (one.kind === 'order' ? { ...one, created_at: found.created_at } : one))
  const sums = { currency_code: found.currency_code, ...(await ledgerSums(shop.db, orderId)) }
  return { sums, entries, count: await countEntries(shop.db, orderId), offset, limit }
}

type Row = Db['t']['ledger_entry']['$inferSelect']
const changeOf = ({ due, paid, refunded }: Row) => due - paid + refunded

/** Entries with the balance they leave, who made them, and what their payment or refund says. */
async function described(db: Db, rows: readonly Row[], before: number): Promise<LedgerEntry[]> {
  const { payment, refund } = db.t
  const ids = ['', ...rows.flatMap(({ reference_id }) => reference_id ?? [])]
  const payments = byId(
    await db.rowsWhere(payment, { id: ids }, { columns: ['id', 'provider_id', 'settled_by'] }),
  )
  const refunds = byId(await db.rowsWhere(refund, { id: ids }))
  // What was written before entries kept who made them is known of payments and refunds.
  const madeBy = ({ created_by, reference_id, kind }: Row) =>
    created_by ??
    (kind === 'capture'
      ? payments.get(reference_id ?? '')?.settled_by
      : kind === 'refund'
        ? refunds.get(reference_id ?? '')?.created_by
        : null) ??
    null
  const actorOf = await actorsOf(db, rows.map(madeBy))
  let balance = before
  return rows.map((row) => {
    balance += changeOf(row)
    const back = refunds.get(row.reference_id ?? '')
    return {
      ...shownOf('ledger_entry', row),
      balance,
      actor: actorOf(madeBy(row)),
      provider_id: payments.get(row.reference_id ?? '')?.provider_id ?? null,
      reason: back?.reason ?? null,
      note: back?.note ?? null,
      items: back?.items ?? [],
    }
  })
}

const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]))
