import type { Tx } from '../../store/database/engine'
import { addOwn } from './move-stock'
import { takenByLines } from './release-reservations'
import type { SoldLine } from './stock-of-variants'
import { needsOf, shrinkReservations } from './take-stock'

/**
 * Gives back a part of what lines took: they are sold in a smaller quantity now. Never more than they hold: what was
 * packed is not promised any more, and lines of a draft order took nothing.
 * @param lines each with how many fewer of it are sold
 */
export async function releaseQuantities(tx: Tx, lines: readonly SoldLine[]): Promise<void> {
  if (lines.length === 0) return
  await shrinkReservations(tx, await needsOf(tx, lines), null)
  const taken = await takenByLines(
    tx,
    lines.map((line) => line.line_item_id),
  )
  const back = lines.flatMap((line) => {
    const own = taken.find(
      (one) => one.line_item_id === line.line_item_id && one.variant_id === line.variant_id,
    )
    return own ? [{ ...line, quantity: Math.min(line.quantity, own.quantity) }] : []
  })
  await addOwn(tx, back, 'released')
}
