'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: products. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List products, whatever their status. */
export const useAdminProducts = read('GET /admin/products', 'query')
/** Read a product with all that hangs on it. */
export const useAdminProduct = read('GET /admin/products/:id', 'shape')
/** List the variants of a product. */
export const useAdminProductVariants = read('GET /admin/products/:id/variants', 'query')
/** List the tags used most, with how many products have each. */
export const useAdminProductTagUsage = read('GET /admin/products/tag-usage')
/** List tags. */
export const useAdminProductTags = read('GET /admin/product-tags', 'query')
/** List types of products. */
export const useAdminProductTypes = read('GET /admin/product-types', 'query')
/** What a product tag is called in the languages that are kept. */
export const useAdminProductTagTranslations = read('GET /admin/product-tags/:id/translations')
/** Keep what a product tag is called in a language, in place of what was kept. */
export const useAdminUpdateProductTagTranslation = change(
  'POST /admin/product-tags/:id/translations/:language',
)
/** Forget what a product tag is called in a language. */
export const useAdminDeleteProductTagTranslation = change(
  'DELETE /admin/product-tags/:id/translations/:language',
)
/** What a product type is called in the languages that are kept. */
export const useAdminProductTypeTranslations = read('GET /admin/product-types/:id/translations')
/** Keep what a product type is called in a language, in place of what was kept. */
export const useAdminUpdateProductTypeTranslation = change(
  'POST /admin/product-types/:id/translations/:language',
)
/** Forget what a product type is called in a language. */
export const useAdminDeleteProductTypeTranslation = change(
  'DELETE /admin/product-types/:id/translations/:language',
)
/** Create a product with its options, variants and prices. */
export const useAdminCreateProduct = change('POST /admin/products')
/** Change a product; lists that are given are replaced. */
export const useAdminUpdateProduct = change('POST /admin/products/:id')
/** Remove a product; orders keep their lines. */
export const useAdminDeleteProduct = change('DELETE /admin/products/:id')
/** Set one key of the metadata of a product. */
export const useAdminSetProductMetadata = change('POST /admin/products/:id/metadata')
/** Add an option; every variant gets its default value. */
export const useAdminCreateProductOption = change('POST /admin/products/:id/options')
/** Rename an option. */
export const useAdminUpdateProductOption = change('POST /admin/products/:id/options/:option_id')
/** Remove an option that all variants share the value of. */
export const useAdminDeleteProductOption = change('DELETE /admin/products/:id/options/:option_id')
/** Add a variant to a product. */
export const useAdminCreateVariant = change('POST /admin/products/:id/variants')
/** Change a variant; prices that are given replace its own. */
export const useAdminUpdateVariant = change('POST /admin/products/:id/variants/:variant_id')
/** Remove a variant; orders keep their lines. */
export const useAdminDeleteVariant = change('DELETE /admin/products/:id/variants/:variant_id')
/** The stock of some products, each added up over its variants. */
export const useAdminProductsStock = read('GET /admin/products/stock', 'query')
/** The stock of each variant of a product, by location. */
export const useAdminProductStock = read('GET /admin/products/:id/stock')
/** Change many products alike, all or none. */
export const useAdminUpdateProducts = change('POST /admin/products/batch')
/** What a product is called in the languages that are kept. */
export const useAdminProductTranslations = read('GET /admin/products/:id/translations')
/** Keep what a product is called in a language, in place of what was kept. */
export const useAdminUpdateProductTranslation = change('POST /admin/products/:id/translations/:language')
/** Forget what a product is called in a language. */
export const useAdminDeleteProductTranslation = change('DELETE /admin/products/:id/translations/:language')
