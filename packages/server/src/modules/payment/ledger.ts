import type { LedgerKind } from '@cartwright/contract'
import { emit } from '../../events/emit'
import type { Tx } from '../../store/database/engine'
import { actingId } from '../audit/acting'
import { creditOfRefund, ledgerSums } from './queries'

/** Of orders, edits and swaps those tell who make them, as they count where they cost nothing, too. */
const toldByNobody: ReadonlySet<LedgerKind> = new Set(['shipping', 'refund', 'refund_failed'])

/** Something became of an order that counts in the figures of the shop. */
export const emitFiguresChanged = (tx: Tx, orderId: string): Promise<void> =>
  emit(tx, 'order.figures_changed', { id: orderId })

interface Entry {
  order_id: string
  currency_code: string
  kind: LedgerKind
  /** Changes in minor units; absent is 0. */
  due?: number
  paid?: number
  refunded?: number
  reference_id?: string | null
}

/**
 * Writes down what becomes of an order's money, in the transaction in which it does. Entries are never changed: what
 * was wrong is set right by another. An entry that changes nothing is not written.
 */
export async function record(tx: Tx, ...entries: Entry[]): Promise<void> {
  const rows = entries
    .map((entry) => ({ due: 0, paid: 0, refunded: 0, created_by: actingId(), ...entry }))
    .filter(({ due, paid, refunded }) => due !== 0 || paid !== 0 || refunded !== 0)
  if (rows.length > 0) await tx.insertRows(tx.t.ledger_entry, rows)
  const changed = rows.find(({ due, kind }) => due !== 0 && toldByNobody.has(kind))
  if (changed) await emitFiguresChanged(tx, changed.order_id)
}

/**
 * Money given back. It settles first what the customer is owed, by an edit or a swap; what goes beyond is a credit:
 * the order costs that much less. The order must be held, so that no two refunds settle the same.
 */
export async function recordRefund(
  tx: Tx,
  refund: { id: string; order_id: string; currency_code: string; amount: number },
): Promise<void> {
  const { id, amount, ...entry } = refund
  const { outstanding } = await ledgerSums(tx, entry.order_id)
  const owed = Math.max(0, -outstanding)
  await record(tx, {
    ...entry,
    kind: 'refund',
    due: -Math.max(0, amount - owed),
    refunded: amount,
    reference_id: id,
  })
}

/** A provider refused a part of a refund: what the entry of the refund said of it is taken back. */
export async function recordRefusal(
  tx: Tx,
  refund: { id: string; order_id: string; currency_code: string; refused: number },
): Promise<void> {
  const { id, refused, ...entry } = refund
  // Its parts may be refused one after the other: together they take back what the refund said, and no more.
  const [credit] = await creditOfRefund(tx, id, entry.order_id)
  await record(tx, {
    ...entry,
    kind: 'refund_failed',
    due: Math.min(-(credit?.due ?? 0), refused),
    refunded: -refused,
    reference_id: id,
  })
}
