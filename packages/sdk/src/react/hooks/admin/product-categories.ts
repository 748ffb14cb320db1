'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: product categories. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminProductCategories = read('GET /admin/product-categories', 'query')
export const useAdminProductCategory = read('GET /admin/product-categories/:id', 'shape')
export const useAdminCreateProductCategory = change('POST /admin/product-categories')
export const useAdminUpdateProductCategory = change('POST /admin/product-categories/:id')
export const useAdminDeleteProductCategory = change('DELETE /admin/product-categories/:id')
export const useAdminAddProductsToCategory = change('POST /admin/product-categories/:id/products/batch')
export const useAdminDeleteProductsFromCategory = change(
  'DELETE /admin/product-categories/:id/products/batch',
)
export const useAdminProductCategoryTranslations = read('GET /admin/product-categories/:id/translations')
export const useAdminUpdateProductCategoryTranslation = change(
  'POST /admin/product-categories/:id/translations/:language',
)
export const useAdminDeleteProductCategoryTranslation = change(
  'DELETE /admin/product-categories/:id/translations/:language',
)
