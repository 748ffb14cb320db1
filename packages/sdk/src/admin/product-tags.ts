import type { Call } from '../call'
import { listed } from '../iterate'

export const productTags = (call: Call) => ({
  ...listed(call('GET /admin/product-tags', 'query')),
  /** What a product tag is called in the languages that are kept. */
  listTranslations: call('GET /admin/product-tags/:id/translations'),
  /**
   * Keep what a product tag is called in a language, in place of what was kept. What it is called in a language; an empty word
   * is none.
   */
  updateTranslation: call('POST /admin/product-tags/:id/translations/:language', 'body'),
  /** Forget what a product tag is called in a language. */
  deleteTranslation: call('DELETE /admin/product-tags/:id/translations/:language'),
})
