import type { Call } from '../call'
import { listed } from '../iterate'

export const productTags = (call: Call) => ({
  ...listed(call('GET /admin/product-tags', 'query')),
  listTranslations: call('GET /admin/product-tags/:id/translations'),
  /** What it is called in a language; an empty word is none. */
  updateTranslation: call('POST /admin/product-tags/:id/translations/:language', 'body'),
  deleteTranslation: call('DELETE /admin/product-tags/:id/translations/:language'),
})
