import type { Call } from '../call'
import { listed } from '../iterate'

export const salesChannels = (call: Call) => ({
  ...listed(call('GET /admin/sales-channels', 'query')),
  create: call('POST /admin/sales-channels', 'body'),
  retrieve: call('GET /admin/sales-channels/:id'),
  update: call('POST /admin/sales-channels/:id', 'body'),
  delete: call('DELETE /admin/sales-channels/:id'),
  addProducts: call('POST /admin/sales-channels/:id/products/batch', 'body'),
  removeProducts: call('DELETE /admin/sales-channels/:id/products/batch', 'body'),
  addLocation: call('POST /admin/sales-channels/:id/stock-locations', 'body'),
  removeLocation: call('DELETE /admin/sales-channels/:id/stock-locations', 'body'),
})
