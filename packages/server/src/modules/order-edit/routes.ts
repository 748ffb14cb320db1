import type { OrderEdit } from '@cartwright/contract'
import { type Caller, routes } from '../../http/request'
import type { Shop } from '../../shop'
import { equals, mentions } from '../../store/reading/filters'
import { list } from '../../store/reading/list'
import type { Shape } from '../../store/reading/shape'
import { assertMayRead } from '../order/look-up-order'
import { addEditItem, removeEditItem, undoChange, updateEditItem } from './change-items'
import { createEdit, deleteEdit, updateEdit } from './create-edit'
import { editReplies, loadedEditShape, readEdit } from './edit-reply'
import { cancelEdit, completeEdit, confirmEdit, declineEdit, requestEdit } from './settle-edit'

/** Staff are signed in here; the endpoint's access has let nobody else through. */
const staff = (caller: Caller) => caller.user?.id ?? ''

const answer = async (shop: Shop, id: string, shape: Shape) => ({
  order_edit: await readEdit(shop, id, shape),
})

/** The edit of an order that the caller may see. @throws not_found */
async function assertVisible(shop: Shop, caller: Caller, id: string, shape: Shape) {
  const edit = await readEdit(shop, id, { ...shape, columns: undefined })
  await assertMayRead(shop, caller, edit.order_id)
}

export const orderEditRoutes = routes({
  'GET /store/order-edits/:id': async (shop, { params, caller, shape }) => {
    await assertVisible(shop, caller, params.id, shape)
    return answer(shop, params.id, shape)
  },
  'POST /store/order-edits/:id/complete': async (shop, { params, caller, shape }) => {
    await assertVisible(shop, caller, params.id, shape)
    await completeEdit(shop, params.id, caller.customer?.id ?? null)
    return answer(shop, params.id, shape)
  },
  'POST /store/order-edits/:id/decline': async (shop, { params, body, caller, shape }) => {
    await assertVisible(shop, caller, params.id, shape)
    await declineEdit(shop, params.id, body.declined_reason ?? null, caller.customer?.id ?? null)
    return answer(shop, params.id, shape)
  },
  'GET /admin/order-edits': async (shop, { query, shape }) => {
    const { limit, offset, order } = query
    const { order_edit } = shop.db.t
    const { rows, count } = await list<OrderEdit>(shop.db, 'order_edit', loadedEditShape(shape), {
      limit,
      offset,
      order,
      filters: [
        equals(order_edit.order_id, query.order_id),
        mentions(shop.db, query.q, [order_edit.internal_note]),
      ],
    })
    return { order_edits: await editReplies(shop, rows, shape), count, offset, limit }
  },
  'POST /admin/order-edits': async (shop, { body, caller, shape }) =>
    answer(shop, await createEdit(shop, body, staff(caller)), shape),
  'GET /admin/order-edits/:id': async (shop, { params, shape }) => answer(shop, params.id, shape),
  'POST /admin/order-edits/:id': async (shop, { params, body, shape }) => {
    await updateEdit(shop, params.id, body)
    return answer(shop, params.id, shape)
  },
  'DELETE /admin/order-edits/:id': async (shop, { params }) => {
    await deleteEdit(shop, params.id)
    return { id: params.id, object: 'order_edit', deleted: true }
  },
  'POST /admin/order-edits/:id/cancel': async (shop, { params, caller, shape }) => {
    await cancelEdit(shop, params.id, staff(caller))
    return answer(shop, params.id, shape)
  },
  'POST /admin/order-edits/:id/confirm': async (shop, { params, caller, shape }) => {
    await confirmEdit(shop, params.id, staff(caller))
    return answer(shop, params.id, shape)
  },
  'POST /admin/order-edits/:id/request': async (shop, { params, body, caller, shape }) => {
    await requestEdit(shop, params.id, body.payment_collection_description ?? null, staff(caller))
    return answer(shop, params.id, shape)
  },
  'POST /admin/order-edits/:id/items': async (shop, { params, body, shape }) => {
    await addEditItem(shop, params.id, body)
    return answer(shop, params.id, shape)
  },
  'POST /admin/order-edits/:id/items/:item_id': async (shop, { params, body, shape }) => {
    await updateEditItem(shop, params.id, params.item_id, body.quantity)
    return answer(shop, params.id, shape)
  },
  'DELETE /admin/order-edits/:id/items/:item_id': async (shop, { params, shape }) => {
    await removeEditItem(shop, params.id, params.item_id)
    return answer(shop, params.id, shape)
  },
  'DELETE /admin/order-edits/:id/changes/:change_id': async (shop, { params }) => {
    await undoChange(shop, params.id, params.change_id)
    return { id: params.change_id, object: 'item_change', deleted: true }
  },
})
