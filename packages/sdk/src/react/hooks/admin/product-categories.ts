'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: product categories. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List categories, as a tree or by words. */
export const useAdminProductCategories = read('GET /admin/product-categories', 'query')
/** Read a category with its children. */
export const useAdminProductCategory = read('GET /admin/product-categories/:id', 'shape')
/** Create a category, last among its siblings. */
export const useAdminCreateProductCategory = change('POST /admin/product-categories')
/** Change or move a category. */
export const useAdminUpdateProductCategory = change('POST /admin/product-categories/:id')
/** Remove a category that has no children. */
export const useAdminDeleteProductCategory = change('DELETE /admin/product-categories/:id')
/** Put products into a category. */
export const useAdminAddProductsToCategory = change('POST /admin/product-categories/:id/products/batch')
/** Take products out of a category. */
export const useAdminDeleteProductsFromCategory = change(
  'DELETE /admin/product-categories/:id/products/batch',
)
/** What a category is called in the languages that are kept. */
export const useAdminProductCategoryTranslations = read('GET /admin/product-categories/:id/translations')
/** Keep what a category is called in a language, in place of what was kept. */
export const useAdminUpdateProductCategoryTranslation = change(
  'POST /admin/product-categories/:id/translations/:language',
)
/** Forget what a category is called in a language. */
export const useAdminDeleteProductCategoryTranslation = change(
  'DELETE /admin/product-categories/:id/translations/:language',
)
