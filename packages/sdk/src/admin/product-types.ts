import type { Call } from '../call'
import { listed } from '../iterate'

export const productTypes = (call: Call) => ({
  ...listed(call('GET /admin/product-types', 'query')),
  /** What a product type is called in the languages that are kept. */
  listTranslations: call('GET /admin/product-types/:id/translations'),
  /**
   * Keep what a product type is called in a language, in place of what was kept. What it is called in a language; an empty word
   * is none.
   */
  updateTranslation: call('POST /admin/product-types/:id/translations/:language', 'body'),
  /** Forget what a product type is called in a language. */
  deleteTranslation: call('DELETE /admin/product-types/:id/translations/:language'),
})
