import type { Call } from '../call'
import { listed } from '../iterate'

export const salesChannels = (call: Call) => ({
  ...listed(call('GET /admin/sales-channels', 'query')),
  /** Create a sales channel. */
  create: call('POST /admin/sales-channels', 'body'),
  /** Read a sales channel. */
  retrieve: call('GET /admin/sales-channels/:id'),
  /** Change a sales channel. */
  update: call('POST /admin/sales-channels/:id', 'body'),
  /** Remove a sales channel that is not the default. */
  delete: call('DELETE /admin/sales-channels/:id'),
  /** Sell products through a channel. */
  addProducts: call('POST /admin/sales-channels/:id/products/batch', 'body'),
  /** Stop selling products through a channel. */
  removeProducts: call('DELETE /admin/sales-channels/:id/products/batch', 'body'),
  /** Let a channel sell the stock of a location. */
  addLocation: call('POST /admin/sales-channels/:id/stock-locations', 'body'),
  /** Stop a channel selling the stock of a location. */
  removeLocation: call('DELETE /admin/sales-channels/:id/stock-locations', 'body'),
})
