'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: products. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminProducts = read('GET /admin/products', 'query')
export const useAdminProduct = read('GET /admin/products/:id', 'shape')
export const useAdminProductVariants = read('GET /admin/products/:id/variants', 'query')
export const useAdminProductTagUsage = read('GET /admin/products/tag-usage')
export const useAdminProductTags = read('GET /admin/product-tags', 'query')
export const useAdminProductTypes = read('GET /admin/product-types', 'query')
export const useAdminProductTagTranslations = read('GET /admin/product-tags/:id/translations')
export const useAdminUpdateProductTagTranslation = change(
  'POST /admin/product-tags/:id/translations/:language',
)
export const useAdminDeleteProductTagTranslation = change(
  'DELETE /admin/product-tags/:id/translations/:language',
)
export const useAdminProductTypeTranslations = read('GET /admin/product-types/:id/translations')
export const useAdminUpdateProductTypeTranslation = change(
  'POST /admin/product-types/:id/translations/:language',
)
export const useAdminDeleteProductTypeTranslation = change(
  'DELETE /admin/product-types/:id/translations/:language',
)
export const useAdminCreateProduct = change('POST /admin/products')
export const useAdminUpdateProduct = change('POST /admin/products/:id')
export const useAdminDeleteProduct = change('DELETE /admin/products/:id')
export const useAdminSetProductMetadata = change('POST /admin/products/:id/metadata')
export const useAdminCreateProductOption = change('POST /admin/products/:id/options')
export const useAdminUpdateProductOption = change('POST /admin/products/:id/options/:option_id')
export const useAdminDeleteProductOption = change('DELETE /admin/products/:id/options/:option_id')
export const useAdminCreateVariant = change('POST /admin/products/:id/variants')
export const useAdminUpdateVariant = change('POST /admin/products/:id/variants/:variant_id')
export const useAdminDeleteVariant = change('DELETE /admin/products/:id/variants/:variant_id')
export const useAdminProductsStock = read('GET /admin/products/stock', 'query')
export const useAdminProductStock = read('GET /admin/products/:id/stock')
export const useAdminUpdateProducts = change('POST /admin/products/batch')
export const useAdminProductTranslations = read('GET /admin/products/:id/translations')
export const useAdminUpdateProductTranslation = change('POST /admin/products/:id/translations/:language')
export const useAdminDeleteProductTranslation = change('DELETE /admin/products/:id/translations/:language')
