import type { Tx } from '../../store/database/engine'
import { growReserved } from '../inventory/move-stock'
import type { SoldLine } from '../inventory/stock-of-variants'
import { needsOf, putBackStock } from '../inventory/take-stock'

/** The lines whose goods the shop counts: those of a variant. */
export const soldLines = (
  lines: readonly { id: string; variant_id: string | null; quantity: number }[],
): SoldLine[] =>
  lines.flatMap(({ id, variant_id, quantity }) =>
    variant_id && quantity > 0 ? [{ line_item_id: id, variant_id, quantity }] : [],
  )

/** Puts goods back and keeps them for their lines: what a carrier refused to carry is still sold. */
export async function restoreStock(
  tx: Tx,
  lines: readonly SoldLine[],
  { location_id }: { location_id?: string | null },
): Promise<void> {
  if (!location_id) return
  await putBackStock(tx, lines, { location_id })
  const parts = (await needsOf(tx, lines)).map(({ line_item_id, inventory_item_id, quantity }) => {
    return { line_item_id, inventory_item_id, location_id, quantity }
  })
  await growReserved(tx, parts)
  await tx.insertRows(tx.t.reservation_item, parts)
}
