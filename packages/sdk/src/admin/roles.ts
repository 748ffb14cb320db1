import type { Call } from '../call'

export const roles = (call: Call) => ({
  list: call('GET /admin/roles'),
  create: call('POST /admin/roles', 'body'),
  retrieve: call('GET /admin/roles/:id'),
  update: call('POST /admin/roles/:id', 'body'),
  delete: call('DELETE /admin/roles/:id'),
})
