import type { Call } from '../call'
import { listed } from '../iterate'

export const products = (call: Call) => ({
  ...listed(call('GET /admin/products', 'query')),
  create: call('POST /admin/products', 'body'),
  retrieve: call('GET /admin/products/:id', 'shape'),
  update: call('POST /admin/products/:id', 'body'),
  delete: call('DELETE /admin/products/:id'),
  setMetadata: call('POST /admin/products/:id/metadata', 'body'),
  listVariants: call('GET /admin/products/:id/variants', 'query'),
  createVariant: call('POST /admin/products/:id/variants', 'body'),
  updateVariant: call('POST /admin/products/:id/variants/:variant_id', 'body and query', {
    expand: 1,
    fields: 1,
    cart_id: 1,
    region_id: 1,
    currency_code: 1,
  }),
  deleteVariant: call('DELETE /admin/products/:id/variants/:variant_id'),
  addOption: call('POST /admin/products/:id/options', 'body'),
  updateOption: call('POST /admin/products/:id/options/:option_id', 'body'),
  deleteOption: call('DELETE /admin/products/:id/options/:option_id'),
  listStock: call('GET /admin/products/stock', 'query'),
  retrieveStock: call('GET /admin/products/:id/stock'),
  updateMany: call('POST /admin/products/batch', 'body'),
  listTypes: call('GET /admin/products/types'),
  listTags: call('GET /admin/products/tag-usage'),
  listTranslations: call('GET /admin/products/:id/translations'),
  /** All words of a language at once: those that are left out are said as the catalogue says them. */
  updateTranslation: call('POST /admin/products/:id/translations/:language', 'body'),
  deleteTranslation: call('DELETE /admin/products/:id/translations/:language'),
})
