import type { Call } from '../call'
import { listed } from '../iterate'

export const products = (call: Call) => ({
  ...listed(call('GET /admin/products', 'query')),
  /** Create a product with its options, variants and prices. */
  create: call('POST /admin/products', 'body'),
  /** Read a product with all that hangs on it. */
  retrieve: call('GET /admin/products/:id', 'shape'),
  /** Change a product; lists that are given are replaced. */
  update: call('POST /admin/products/:id', 'body'),
  /** Remove a product; orders keep their lines. */
  delete: call('DELETE /admin/products/:id'),
  /** Set one key of the metadata of a product. */
  setMetadata: call('POST /admin/products/:id/metadata', 'body'),
  /** List the variants of a product. */
  listVariants: call('GET /admin/products/:id/variants', 'query'),
  /** Add a variant to a product. */
  createVariant: call('POST /admin/products/:id/variants', 'body'),
  /** Change a variant; prices that are given replace its own. */
  updateVariant: call('POST /admin/products/:id/variants/:variant_id', 'body and query', {
    expand: 1,
    fields: 1,
    cart_id: 1,
    region_id: 1,
    currency_code: 1,
  }),
  /** Remove a variant; orders keep their lines. */
  deleteVariant: call('DELETE /admin/products/:id/variants/:variant_id'),
  /** Add an option; every variant gets its default value. */
  addOption: call('POST /admin/products/:id/options', 'body'),
  /** Rename an option. */
  updateOption: call('POST /admin/products/:id/options/:option_id', 'body'),
  /** Remove an option that all variants share the value of. */
  deleteOption: call('DELETE /admin/products/:id/options/:option_id'),
  /** The stock of some products, each added up over its variants. */
  listStock: call('GET /admin/products/stock', 'query'),
  /** The stock of each variant of a product, by location. */
  retrieveStock: call('GET /admin/products/:id/stock'),
  /** Change many products alike, all or none. */
  updateMany: call('POST /admin/products/batch', 'body'),
  /** List types of products, by the older name of the call. */
  listTypes: call('GET /admin/products/types'),
  /** List the tags used most, with how many products have each. */
  listTags: call('GET /admin/products/tag-usage'),
  /** What a product is called in the languages that are kept. */
  listTranslations: call('GET /admin/products/:id/translations'),
  /**
   * Keep what a product is called in a language, in place of what was kept. All words of a language at once: those that are
   * left out are said as the catalogue says them.
   */
  updateTranslation: call('POST /admin/products/:id/translations/:language', 'body'),
  /** Forget what a product is called in a language. */
  deleteTranslation: call('DELETE /admin/products/:id/translations/:language'),
})
