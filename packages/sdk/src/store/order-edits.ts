import type { Call } from '../call'

export const orderEdits = (call: Call) => ({
  retrieve: call('GET /store/order-edits/:id', 'shape'),
  complete: call('POST /store/order-edits/:id/complete'),
  decline: call('POST /store/order-edits/:id/decline', 'body'),
})
