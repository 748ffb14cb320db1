import type { Call } from '../call'
import { listed } from '../iterate'

export const variants = (call: Call) => ({
  ...listed(call('GET /admin/variants', 'query')),
  /** Read a variant. */
  retrieve: call('GET /admin/variants/:id', 'shape'),
  /** The stock of each variant of some products, by location. */
  listStock: call('GET /admin/variants/stock', 'query'),
  /** How many people wait until variants of some products can be bought again; those nobody waits for are left out. */
  listWaiting: call('GET /admin/variants/waiting', 'query'),
  /** Change many variants, and what heads them of their products, each as its row says, all or none. */
  updateMany: call('POST /admin/variants/batch', 'body'),
  /** Why shoppers see the price they see: every price of a variant, which of them wins, and why not the others. */
  explainPrice: call('GET /admin/variants/:id/price-explain', 'query'),
  /** Read what a variant is made of, and what each channel can sell. */
  getInventory: call('GET /admin/variants/:id/inventory'),
})
