import { notAllowed } from '../../errors'
import type { Tx } from '../../store/database/engine'
import { releaseQuantities } from '../inventory/release-quantities'
import { releaseReservations } from '../inventory/release-reservations'
import { reserveStock } from '../inventory/reserve-stock'
import { type LineRow, linesOf, lockOrder } from '../order/queries'
import { soldLines } from '../order/stock'
import type { EditRow } from './edit-status'
import { editLines } from './queries'
import { moveHistory } from './queries/move-history'

/**
 * Makes the lines of an edit the lines of its order. What was packed, returned or claimed of an old line, and what is
 * kept in stock for it, goes over to its copy; stock is taken for what is more, and freed for what is less.
 * @throws insufficient_inventory when there is not enough for what was added; not_allowed when goods were packed
 * meanwhile that the edit takes away
 */
export async function applyEdit(tx: Tx, edit: EditRow): Promise<void> {
  const order = await lockOrder(tx, edit.order_id)
  const old = await linesOf(tx, edit.order_id)
  const fresh = await editLines(tx, edit.id)
  const { line_item } = tx.t
  const wanted: LineRow[] = []
  const freed: LineRow[] = []
  const moved: (Partial<LineRow> & { id: string })[] = []
  const copies = new Map<string, string>()
  assertNothingPackedIsLost(old, fresh)
  for (const line of fresh) {
    const original = old.find((one) => one.id === line.original_item_id)
    const { fulfilled_quantity = null, shipped_quantity = null, returned_quantity = null } = original ?? {}
    moved.push({
      id: line.id,
      order_id: edit.order_id,
      fulfilled_quantity,
      shipped_quantity,
      returned_quantity,
    })
    const more = line.quantity - (original?.quantity ?? 0)
    if (original) copies.set(original.id, line.id)
    if (more > 0) wanted.push({ ...line, quantity: more })
    if (more < 0) freed.push({ ...line, quantity: -more })
  }
  await tx.updateEach(line_item, moved)
  await moveHistory(tx, copies)
  await releaseQuantities(tx, soldLines(freed))
  const kept = new Set(fresh.map((line) => line.original_item_id))
  await releaseReservations(
    tx,
    old.filter((line) => !kept.has(line.id)).map((line) => line.id),
  )
  if (old.length > 0) await tx.updateRows(line_item, { id: old.map(({ id }) => id) }, { order_id: null })
  await reserveStock(tx, soldLines(wanted), { sales_channel_id: order.sales_channel_id })
}

/** The edit copied the lines when it began; goods may have been packed since. */
function assertNothingPackedIsLost(old: readonly LineRow[], fresh: readonly LineRow[]) {
  for (const line of old) {
    const packed = line.fulfilled_quantity ?? 0
    const left = fresh.find((one) => one.original_item_id === line.id)?.quantity ?? 0
    if (left < packed)
      throw notAllowed(`${packed} of ${line.title} were packed meanwhile: the edit cannot leave ${left}`)
  }
}
