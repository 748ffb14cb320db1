import { emitAll } from '../../events/emit'
import type { Tx } from '../../store/database/engine'
import { addOwn, shrinkReserved } from './move-stock'
import { deleteReservationsOf } from './queries'
import { type SoldLine, summed } from './stock-of-variants'

/**
 * Gives back what lines took: their reservations go, and variants that are counted by their own quantity get it
 * back, less what was returned before. Safe to call twice.
 */
export async function releaseReservations(tx: Tx, lineItemIds: readonly string[]): Promise<void> {
  const ids = [...new Set(lineItemIds)]
  if (ids.length === 0) return
  const gone = await deleteReservationsOf(tx, ids)
  await shrinkReserved(tx, gone)
  await emitAll(
    tx,
    'reservation-item.deleted',
    gone.map(({ id }) => ({ id })),
  )
  await addOwn(tx, await takenByLines(tx, ids), 'released')
}

/** What lines took of the own quantity of variants, less what they gave back. */
export async function takenByLines(tx: Tx, lineItemIds: readonly string[]): Promise<SoldLine[]> {
  const { stock_movement: movement } = tx.t
  const moved = await tx.rowsWhere(
    movement,
    { line_item_id: lineItemIds },
    { columns: ['line_item_id', 'variant_id', 'quantity'] },
  )
  return summed(
    moved.map((row) => [JSON.stringify([row.line_item_id, row.variant_id]), -row.quantity]),
  ).flatMap(([key, quantity]) => {
    const [line_item_id, variant_id] = JSON.parse(key) as [string, string]
    return quantity > 0 ? [{ line_item_id, variant_id, quantity }] : []
  })
}
