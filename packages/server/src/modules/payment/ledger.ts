import { type LedgerKind, type LedgerSums, nearestMoney } from '@cartwright/contract'
import { and, type Column, eq, inArray, sql } from 'drizzle-orm'
import { emit } from '../../events/emit'
import type { Db, Tx } from '../../store/database/engine'
import { actingId } from '../audit/acting'

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
  if (rows.length > 0) await tx.insert(tx.t.ledger_entry).values(rows)
  const changed = rows.find(({ due, kind }) => due !== 0 && toldByNobody.has(kind))
  if (changed) await emitFiguresChanged(tx, changed.order_id)
}

/** What the entries of an order add up to, or those of some kinds. */
export async function ledgerSums(
  db: Db,
  orderId: string,
  kinds?: readonly LedgerKind[],
): Promise<Omit<LedgerSums, 'currency_code'>> {
  const { ledger_entry: t } = db.t
  const total = (column: Column) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  const [sums] = await db
    .select({ due: total(t.due), paid: total(t.paid), refunded: total(t.refunded) })
    .from(t)
    .where(and(eq(t.order_id, orderId), kinds ? inArray(t.kind, [...kinds]) : undefined))
  const { due, paid, refunded } = sums ?? { due: 0, paid: 0, refunded: 0 }
  return { due, paid, refunded, outstanding: nearestMoney(due - paid + refunded) }
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
  const { ledger_entry: t } = tx.t
  // Its parts may be refused one after the other: together they take back what the refund said, and no more.
  const [credit] = await tx
    .select({ due: sql<number>`coalesce(sum(${t.due}), 0)`.mapWith(Number) })
    .from(t)
    .where(
      and(
        eq(t.reference_id, id),
        eq(t.order_id, entry.order_id),
        inArray(t.kind, ['refund', 'refund_failed']),
      ),
    )
  await record(tx, {
    ...entry,
    kind: 'refund_failed',
    due: Math.min(-(credit?.due ?? 0), refused),
    refunded: -refused,
    reference_id: id,
  })
}
