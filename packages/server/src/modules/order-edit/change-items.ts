import { orderCan, orderEditCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { invalidData, notAllowed, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { insertNewLines, type NewLine } from '../order/new-lines'
import { type LineRow, linesOf, type OrderRow } from '../order/queries'
import { taxLinesByProvider } from '../order/tax-lines-by-provider'
import { taxedTransaction } from '../tax/sale-taxes'
import { assertSaleBounds, sizeOf } from '../totals/sale-bounds'
import { editedSale } from './edit-reply'
import { type EditRow, editStatus } from './edit-status'
import {
  type ChangeRow,
  changesOf,
  copyLines,
  countChanges,
  deleteEditLines,
  editLines,
  lockEditOfOrder,
} from './queries'
import { refreshEditDiscounts } from './refresh-edit-discounts'

interface Open {
  edit: EditRow
  order: OrderRow
}

/** Adds a variant. @throws invalid_data for one that is unknown or has no price */
export const addEditItem = (shop: Shop, id: string, input: NewLine): Promise<void> =>
  changeItems(shop, id, async (tx, { order }) => {
    const [line] = await insertNewLines(shop, tx, order, { order_edit_id: id }, [input], { taxed: true })
    await recordChange(tx, id, { type: 'item_add', line_item_id: line?.id ?? null })
  })

/** Changes how many of a line are ordered. @throws invalid_data for another edit's line, not_allowed below what was packed */
export const updateEditItem = (shop: Shop, id: string, lineId: string, quantity: number): Promise<void> =>
  changeItems(shop, id, async (tx) => {
    if (!(Number.isInteger(quantity) && quantity > 0))
      throw invalidData('quantity: it must be a whole number above 0; remove the item instead')
    const line = await lineOf(tx, id, lineId)
    if (!line) throw notFound('Line item', lineId)
    const { line_item } = tx.t
    if (quantity < (line.fulfilled_quantity ?? 0))
      throw notAllowed(`quantity: ${line.fulfilled_quantity} of this line were packed already`)
    await tx.updateRows(line_item, { id: lineId }, { quantity })
    if (!line.original_item_id) return
    const known = await countChanges(tx, id, lineId)
    if (known === 0)
      await recordChange(tx, id, {
        type: 'item_update',
        line_item_id: lineId,
        original_line_item_id: line.original_item_id,
      })
  })

/** Takes a line of the order away; one that is not there is no error. @throws invalid_data for a line that was added here */
export const removeEditItem = (shop: Shop, id: string, lineId: string): Promise<void> =>
  changeItems(shop, id, async (tx) => {
    const line = await lineOf(tx, id, lineId)
    if (!line) return
    if (!line.original_item_id)
      throw invalidData(`The line ${lineId} was added by this edit: undo that change instead`)
    if (line.fulfilled_quantity) throw notAllowed(`The line ${lineId} was packed and cannot be removed`)
    const { order_item_change: change } = tx.t
    await tx.deleteRows(change, { order_edit_id: id, original_line_item_id: line.original_item_id })
    await deleteEditLines(tx, [lineId])
    await recordChange(tx, id, { type: 'item_remove', original_line_item_id: line.original_item_id })
  })

/**
 * Undoes a change: an added line goes, a changed one is as it was, a removed one is back.
 * @throws not_found, invalid_data for a change of another edit, not_allowed when the edit has ended
 */
export const undoChange = (shop: Shop, id: string, changeId: string): Promise<void> =>
  changeItems(shop, id, async (tx, { edit }) => {
    const { order_item_change: t } = tx.t
    const change = await tx.rowWhere(t, { id: changeId, deleted_at: null })
    if (!change) throw notFound('Order edit item change', changeId)
    if (change.order_edit_id !== id) throw invalidData(`The change ${changeId} belongs to another order edit`)
    await tx.deleteRows(t, { id: changeId })
    if (change.line_item_id) await deleteEditLines(tx, [change.line_item_id])
    const original = (await linesOf(tx, edit.order_id)).find(
      (line) => line.id === change.original_line_item_id,
    )
    if (original) await copyLines(tx, id, [original])
    await emit(tx, 'order-edit-item-change.DELETED', { ids: [changeId] })
  })

async function changeItems(
  shop: Shop,
  id: string,
  change: (tx: Tx, open: Open) => Promise<void>,
): Promise<void> {
  await taxedTransaction(shop, async (tx) => {
    const { edit, order } = await lockEditOfOrder(tx, id)
    assertCan(orderEditCan, 'changeItems', { ...edit, status: editStatus(edit) }, 'The order edit')
    assertCan(orderCan, 'edit', order, 'The order')
    const before = sizeOf(await editedSale(shop, tx, id, order.id))
    await change(tx, { edit, order })
    // Its lines hang on other rows: by its own, whoever looks at it hears that it is another one now.
    await tx.updateRows(tx.t.order_edit, { id }, { updated_at: new Date().toISOString() })
    await refreshEditDiscounts(shop, tx, order.id, id)
    const after = await editedSale(shop, tx, id, order.id)
    assertSaleBounds(after, () => after.totals, before)
    const changed = (await changesOf(tx, id)).flatMap(({ line_item_id }) => line_item_id ?? [])
    await taxLinesByProvider(tx, order, changed.sort())
  })
}

/** @throws invalid_data for a line of another edit */
async function lineOf(tx: Tx, editId: string, lineId: string): Promise<LineRow | undefined> {
  const own = (await editLines(tx, editId)).find((line) => line.id === lineId)
  if (own) return own
  const elsewhere = await tx.rowWhere(tx.t.line_item, { id: lineId }, { columns: ['id'] })
  if (elsewhere) throw invalidData(`The line ${lineId} does not belong to this order edit`)
  return undefined
}

async function recordChange(
  tx: Tx,
  order_edit_id: string,
  change: Pick<ChangeRow, 'type'> & Partial<Pick<ChangeRow, 'line_item_id' | 'original_line_item_id'>>,
) {
  const { order_item_change: t } = tx.t
  const [made] = await tx
    .insert(t)
    .values({ order_edit_id, ...change })
    .returning({ id: t.id })
  await emit(tx, 'order-edit-item-change.CREATED', { id: made?.id })
}
