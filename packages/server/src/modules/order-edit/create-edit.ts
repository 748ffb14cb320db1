import { orderCan, orderEditCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { invalidData } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { linesOf, lockOrder } from '../order/queries'
import { editStatus } from './edit-status'
import { copyLines, deleteEditLines, editLines, lockEdit } from './queries'

interface CreateEdit {
  order_id: string
  internal_note?: string | null
}

/**
 * Begins an edit of an order: a copy of its lines that may be changed until it is confirmed.
 * @throws invalid_data while another edit of the order is under way
 */
export async function createEdit(shop: Shop, input: CreateEdit, userId: string): Promise<string> {
  return shop.transaction(async (tx) => {
    const order = await lockOrder(tx, input.order_id)
    assertCan(orderCan, 'edit', order, 'The order')
    const { order_edit } = tx.t
    const others = await tx.rowsWhere(order_edit, { order_id: order.id })
    if (others.some((edit) => ['created', 'requested'].includes(editStatus(edit))))
      throw invalidData(`order_id: the order ${order.id} has an edit under way; end that first`)
    const [edit] = await tx
      .insert(order_edit)
      .values({ order_id: order.id, internal_note: input.internal_note ?? null, created_by: userId })
      .returning({ id: order_edit.id })
    const id = edit?.id ?? ''
    await copyLines(tx, id, await linesOf(tx, order.id))
    await emit(tx, 'order-edit.created', { id })
    return id
  })
}

/** Staff's own note. */
export async function updateEdit(
  shop: Shop,
  id: string,
  input: { internal_note?: string | null },
): Promise<void> {
  await shop.transaction(async (tx) => {
    await lockEdit(tx, id)
    const { order_edit } = tx.t
    if (input.internal_note !== undefined)
      await tx.updateRows(order_edit, { id }, { internal_note: input.internal_note })
    await emit(tx, 'order-edit.updated', { id })
  })
}

/** Forgets an edit nobody was asked about. A missing one is no error. @throws not_allowed once it was requested */
export async function deleteEdit(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { order_edit, order_item_change } = tx.t
    const known = await tx.rowWhere(order_edit, { id }, { columns: ['id'] })
    if (!known) return
    const edit = await lockEdit(tx, id)
    assertCan(orderEditCan, 'delete', { ...edit, status: editStatus(edit) }, 'The order edit')
    await tx.deleteRows(order_item_change, { order_edit_id: id })
    await deleteEditLines(
      tx,
      (await editLines(tx, id)).map((line) => line.id),
    )
    await tx.deleteRows(order_edit, { id })
  })
}
