import type { Call } from '../call'
import { listed } from '../iterate'

export const productTypes = (call: Call) => ({
  ...listed(call('GET /admin/product-types', 'query')),
  listTranslations: call('GET /admin/product-types/:id/translations'),
  /** What it is called in a language; an empty word is none. */
  updateTranslation: call('POST /admin/product-types/:id/translations/:language', 'body'),
  deleteTranslation: call('DELETE /admin/product-types/:id/translations/:language'),
})
