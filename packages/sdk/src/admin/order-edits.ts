import type { Call } from '../call'
import { listed } from '../iterate'

export const orderEdits = (call: Call) => ({
  ...listed(call('GET /admin/order-edits', 'query')),
  create: call('POST /admin/order-edits', 'body'),
  retrieve: call('GET /admin/order-edits/:id', 'shape'),
  update: call('POST /admin/order-edits/:id', 'body'),
  delete: call('DELETE /admin/order-edits/:id'),
  addLineItem: call('POST /admin/order-edits/:id/items', 'body'),
  updateLineItem: call('POST /admin/order-edits/:id/items/:item_id', 'body'),
  removeLineItem: call('DELETE /admin/order-edits/:id/items/:item_id'),
  deleteItemChange: call('DELETE /admin/order-edits/:id/changes/:change_id'),
  requestConfirmation: call('POST /admin/order-edits/:id/request', 'body', {
    payment_collection_description: 1,
  }),
  confirm: call('POST /admin/order-edits/:id/confirm'),
  cancel: call('POST /admin/order-edits/:id/cancel'),
})
