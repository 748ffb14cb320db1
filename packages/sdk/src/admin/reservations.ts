import type { Call } from '../call'
import { listed } from '../iterate'

export const reservations = (call: Call) => ({
  ...listed(call('GET /admin/reservations', 'query')),
  /** Promise pieces of an item to a line, or set them aside. */
  create: call('POST /admin/reservations', 'body'),
  /** Read a reservation. */
  retrieve: call('GET /admin/reservations/:id'),
  /** Change how many are reserved, or where. */
  update: call('POST /admin/reservations/:id', 'body'),
  /** Give up a reservation. */
  delete: call('DELETE /admin/reservations/:id'),
})
