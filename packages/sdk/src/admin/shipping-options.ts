import type { Call } from '../call'
import { listed } from '../iterate'

export const shippingOptions = (call: Call) => ({
  ...listed(call('GET /admin/shipping-options', 'query')),
  create: call('POST /admin/shipping-options', 'body'),
  retrieve: call('GET /admin/shipping-options/:id'),
  update: call('POST /admin/shipping-options/:id', 'body'),
  delete: call('DELETE /admin/shipping-options/:id'),
  listTranslations: call('GET /admin/shipping-options/:id/translations'),
  /** All words of a language at once: those that are left out are said as the catalogue says them. */
  updateTranslation: call('POST /admin/shipping-options/:id/translations/:language', 'body'),
  deleteTranslation: call('DELETE /admin/shipping-options/:id/translations/:language'),
})
