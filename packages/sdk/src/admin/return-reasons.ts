import type { Call } from '../call'

export const returnReasons = (call: Call) => ({
  list: call('GET /admin/return-reasons'),
  create: call('POST /admin/return-reasons', 'body'),
  retrieve: call('GET /admin/return-reasons/:id'),
  update: call('POST /admin/return-reasons/:id', 'body'),
  delete: call('DELETE /admin/return-reasons/:id'),
})
