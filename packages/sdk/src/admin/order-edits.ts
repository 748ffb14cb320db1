import type { Call } from '../call'
import { listed } from '../iterate'

export const orderEdits = (call: Call) => ({
  ...listed(call('GET /admin/order-edits', 'query')),
  /** Begin to change an order. */
  create: call('POST /admin/order-edits', 'body'),
  /** Read a change of an order, with what it comes to. */
  retrieve: call('GET /admin/order-edits/:id', 'shape'),
  /** Change the note of an edit. */
  update: call('POST /admin/order-edits/:id', 'body'),
  /** Remove an edit that was not asked for yet. */
  delete: call('DELETE /admin/order-edits/:id'),
  /** Add goods within an edit. */
  addLineItem: call('POST /admin/order-edits/:id/items', 'body'),
  /** Change a quantity within an edit. */
  updateLineItem: call('POST /admin/order-edits/:id/items/:item_id', 'body'),
  /** Take a line out within an edit. */
  removeLineItem: call('DELETE /admin/order-edits/:id/items/:item_id'),
  /** Undo one change of an edit. */
  deleteItemChange: call('DELETE /admin/order-edits/:id/changes/:change_id'),
  /** Ask the customer to agree to a change of the order. */
  requestConfirmation: call('POST /admin/order-edits/:id/request', 'body', {
    payment_collection_description: 1,
  }),
  /** Make a change of an order hold. */
  confirm: call('POST /admin/order-edits/:id/confirm'),
  /** Give up a change of an order that was asked for. */
  cancel: call('POST /admin/order-edits/:id/cancel'),
})
