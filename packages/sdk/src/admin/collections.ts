import type { Call } from '../call'
import { listed } from '../iterate'

export const collections = (call: Call) => ({
  ...listed(call('GET /admin/collections', 'query')),
  create: call('POST /admin/collections', 'body'),
  retrieve: call('GET /admin/collections/:id'),
  update: call('POST /admin/collections/:id', 'body'),
  delete: call('DELETE /admin/collections/:id'),
  addProducts: call('POST /admin/collections/:id/products/batch', 'body'),
  /** Behind `after`, or in front where it is null. */
  arrangeProducts: call('POST /admin/collections/:id/products/order', 'body'),
  removeProducts: call('DELETE /admin/collections/:id/products/batch', 'body'),
  listTranslations: call('GET /admin/collections/:id/translations'),
  /** All words of a language at once: those that are left out are said as the catalogue says them. */
  updateTranslation: call('POST /admin/collections/:id/translations/:language', 'body'),
  deleteTranslation: call('DELETE /admin/collections/:id/translations/:language'),
})
