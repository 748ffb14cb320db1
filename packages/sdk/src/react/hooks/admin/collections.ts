'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: collections. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List collections. */
export const useAdminCollections = read('GET /admin/collections', 'query')
/** Read a collection. */
export const useAdminCollection = read('GET /admin/collections/:id')
/** Create a collection. */
export const useAdminCreateCollection = change('POST /admin/collections')
/** Change a collection. */
export const useAdminUpdateCollection = change('POST /admin/collections/:id')
/** Remove a collection; its products stay. */
export const useAdminDeleteCollection = change('DELETE /admin/collections/:id')
/** Put products into a collection. */
export const useAdminAddProductsToCollection = change('POST /admin/collections/:id/products/batch')
/** Put products of a collection behind another one; lists ordered by collection_position follow. */
export const useAdminArrangeProductsOfCollection = change('POST /admin/collections/:id/products/order')
/** Take products out of a collection. */
export const useAdminRemoveProductsFromCollection = change('DELETE /admin/collections/:id/products/batch')
/** What a collection is called in the languages that are kept. */
export const useAdminCollectionTranslations = read('GET /admin/collections/:id/translations')
/** Keep what a collection is called in a language, in place of what was kept. */
export const useAdminUpdateCollectionTranslation = change(
  'POST /admin/collections/:id/translations/:language',
)
/** Forget what a collection is called in a language. */
export const useAdminDeleteCollectionTranslation = change(
  'DELETE /admin/collections/:id/translations/:language',
)
