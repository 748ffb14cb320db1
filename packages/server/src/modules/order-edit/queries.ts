import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { notFound } from '../../errors'
import type { Db, Tx } from '../../store/database/engine'
import { type LineRow, lockOrder, type OrderRow } from '../order/queries'
import type { EditRow } from './edit-status'

export type ChangeRow = Db['t']['order_item_change']['$inferSelect']

/** The edit, held until the transaction ends. @throws not_found */
export async function lockEdit(tx: Tx, id: string): Promise<EditRow> {
  const [row] = await tx.lockRows(tx.t.order_edit, { id })
  if (!row) throw notFound('Order edit', id)
  return row as EditRow
}

/**
 * The edit and its order, held until the transaction ends; the order first, as everywhere, so that two requests never
 * wait for each other. @throws not_found
 */
export async function lockEditOfOrder(tx: Tx, id: string): Promise<{ edit: EditRow; order: OrderRow }> {
  const { order_edit: t } = tx.t
  const found = await tx.rowWhere(t, { id }, { columns: ['order_id'] })
  if (!found) throw notFound('Order edit', id)
  const order = await lockOrder(tx, found.order_id)
  return { edit: await lockEdit(tx, id), order }
}

export const editLines = (db: Db, editId: string): Promise<LineRow[]> =>
  db.rowsWhere(db.t.line_item, { order_edit_id: editId }, { orderBy: ['id'] })

export const changesOf = (db: Db, editId: string): Promise<ChangeRow[]> =>
  db.rowsWhere(db.t.order_item_change, { order_edit_id: editId, deleted_at: null })

/** Copies lines into an edit, with their taxes and adjustments. */
export async function copyLines(tx: Tx, editId: string, lines: readonly LineRow[]): Promise<void> {
  if (lines.length === 0) return
  const { line_item, line_item_tax_line: tax, line_item_adjustment: adjustment } = tx.t
  const ids = lines.map((line) => line.id)
  const copies = await tx.insertRows(
    line_item,
    lines.map(({ id, created_at: _made, updated_at: _changed, ...line }) => ({
      ...line,
      order_id: null,
      cart_id: null,
      order_edit_id: editId,
      original_item_id: id,
    })),
  )
  const copyOf = new Map(copies.map((copy) => [copy.original_item_id, copy.id]))
  const taxes = await tx.rowsWhere(tax, { item_id: ids })
  await tx.insertRows(
    tax,
    taxes.map(({ rate, name, code, metadata, item_id }) => ({
      rate,
      name,
      code,
      metadata,
      item_id: copyOf.get(item_id) ?? '',
    })),
  )
  const adjustments = await tx.rowsWhere(adjustment, { item_id: ids })
  await tx.insertRows(
    adjustment,
    adjustments.map(({ id: _, item_id, ...rest }) => ({ ...rest, item_id: copyOf.get(item_id) ?? '' })),
  )
}

/** Lines of an edit that is not confirmed, with all that hangs on them. */
export async function deleteEditLines(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { line_item, line_item_tax_line: tax, line_item_adjustment: adjustment } = tx.t
  await tx.deleteRows(tax, { item_id: ids })
  await tx.deleteRows(adjustment, { item_id: ids })
  await tx.deleteRows(line_item, { id: ids })
}

/** How many changes of this line an edit has recorded. */
export async function countChanges(tx: Tx, id: string, lineId: string) {
  const { order_item_change: change } = tx.t
  return tx.$count(
    change,
    and(eq(change.order_edit_id, id), eq(change.line_item_id, lineId), isNull(change.deleted_at)),
  )
}

/** Takes what discounts took off these lines away. */
export async function deleteDiscountsOfLines(tx: Tx, ids: readonly string[]) {
  const { line_item_adjustment: t } = tx.t
  return tx.delete(t).where(and(inArray(t.item_id, ids), isNotNull(t.discount_id)))
}
