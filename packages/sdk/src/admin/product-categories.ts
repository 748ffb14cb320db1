import type { Call } from '../call'
import { listed } from '../iterate'

export const productCategories = (call: Call) => ({
  ...listed(call('GET /admin/product-categories', 'query')),
  create: call('POST /admin/product-categories', 'body and shape'),
  retrieve: call('GET /admin/product-categories/:id', 'shape'),
  update: call('POST /admin/product-categories/:id', 'body and shape'),
  delete: call('DELETE /admin/product-categories/:id'),
  addProducts: call('POST /admin/product-categories/:id/products/batch', 'body and shape'),
  removeProducts: call('DELETE /admin/product-categories/:id/products/batch', 'body and shape'),
  listTranslations: call('GET /admin/product-categories/:id/translations'),
  /** All words of a language at once: those that are left out are said as the catalogue says them. */
  updateTranslation: call('POST /admin/product-categories/:id/translations/:language', 'body'),
  deleteTranslation: call('DELETE /admin/product-categories/:id/translations/:language'),
})
