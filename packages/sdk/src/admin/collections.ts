import type { Call } from '../call'
import { listed } from '../iterate'

export const collections = (call: Call) => ({
  ...listed(call('GET /admin/collections', 'query')),
  /** Create a collection. */
  create: call('POST /admin/collections', 'body'),
  /** Read a collection. */
  retrieve: call('GET /admin/collections/:id'),
  /** Change a collection. */
  update: call('POST /admin/collections/:id', 'body'),
  /** Remove a collection; its products stay. */
  delete: call('DELETE /admin/collections/:id'),
  /** Put products into a collection. */
  addProducts: call('POST /admin/collections/:id/products/batch', 'body'),
  /**
   * Put products of a collection behind another one; lists ordered by collection_position follow. Behind `after`, or in front
   * where it is null.
   */
  arrangeProducts: call('POST /admin/collections/:id/products/order', 'body'),
  /** Take products out of a collection. */
  removeProducts: call('DELETE /admin/collections/:id/products/batch', 'body'),
  /** What a collection is called in the languages that are kept. */
  listTranslations: call('GET /admin/collections/:id/translations'),
  /**
   * Keep what a collection is called in a language, in place of what was kept. All words of a language at once: those that are
   * left out are said as the catalogue says them.
   */
  updateTranslation: call('POST /admin/collections/:id/translations/:language', 'body'),
  /** Forget what a collection is called in a language. */
  deleteTranslation: call('DELETE /admin/collections/:id/translations/:language'),
})
