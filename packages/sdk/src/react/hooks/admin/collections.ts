'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: collections. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminCollections = read('GET /admin/collections', 'query')
export const useAdminCollection = read('GET /admin/collections/:id')
export const useAdminCreateCollection = change('POST /admin/collections')
export const useAdminUpdateCollection = change('POST /admin/collections/:id')
export const useAdminDeleteCollection = change('DELETE /admin/collections/:id')
export const useAdminAddProductsToCollection = change('POST /admin/collections/:id/products/batch')
export const useAdminArrangeProductsOfCollection = change('POST /admin/collections/:id/products/order')
export const useAdminRemoveProductsFromCollection = change('DELETE /admin/collections/:id/products/batch')
export const useAdminCollectionTranslations = read('GET /admin/collections/:id/translations')
export const useAdminUpdateCollectionTranslation = change(
  'POST /admin/collections/:id/translations/:language',
)
export const useAdminDeleteCollectionTranslation = change(
  'DELETE /admin/collections/:id/translations/:language',
)
