import type { Call } from '../call'
import { listed } from '../iterate'

export const productCategories = (call: Call) => ({
  ...listed(call('GET /admin/product-categories', 'query')),
  /** Create a category, last among its siblings. */
  create: call('POST /admin/product-categories', 'body and shape'),
  /** Read a category with its children. */
  retrieve: call('GET /admin/product-categories/:id', 'shape'),
  /** Change or move a category. */
  update: call('POST /admin/product-categories/:id', 'body and shape'),
  /** Remove a category that has no children. */
  delete: call('DELETE /admin/product-categories/:id'),
  /** Put products into a category. */
  addProducts: call('POST /admin/product-categories/:id/products/batch', 'body and shape'),
  /** Take products out of a category. */
  removeProducts: call('DELETE /admin/product-categories/:id/products/batch', 'body and shape'),
  /** What a category is called in the languages that are kept. */
  listTranslations: call('GET /admin/product-categories/:id/translations'),
  /**
   * Keep what a category is called in a language, in place of what was kept. All words of a language at once: those that are
   * left out are said as the catalogue says them.
   */
  updateTranslation: call('POST /admin/product-categories/:id/translations/:language', 'body'),
  /** Forget what a category is called in a language. */
  deleteTranslation: call('DELETE /admin/product-categories/:id/translations/:language'),
})
