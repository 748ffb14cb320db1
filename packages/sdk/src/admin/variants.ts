import type { Call } from '../call'
import { listed } from '../iterate'

export const variants = (call: Call) => ({
  ...listed(call('GET /admin/variants', 'query')),
  retrieve: call('GET /admin/variants/:id', 'shape'),
  listStock: call('GET /admin/variants/stock', 'query'),
  /** How many people wait until each can be bought again. */
  listWaiting: call('GET /admin/variants/waiting', 'query'),
  updateMany: call('POST /admin/variants/batch', 'body'),
  /** Why shoppers see the price they see. */
  explainPrice: call('GET /admin/variants/:id/price-explain', 'query'),
  getInventory: call('GET /admin/variants/:id/inventory'),
})
