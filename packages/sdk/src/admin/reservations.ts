import type { Call } from '../call'
import { listed } from '../iterate'

export const reservations = (call: Call) => ({
  ...listed(call('GET /admin/reservations', 'query')),
  create: call('POST /admin/reservations', 'body'),
  retrieve: call('GET /admin/reservations/:id'),
  update: call('POST /admin/reservations/:id', 'body'),
  delete: call('DELETE /admin/reservations/:id'),
})
