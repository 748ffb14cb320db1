import { ProductCollection } from '@cartwright/contract'
import type { ServedRoutes } from './checked'
import { changed, handleOf, kept, type Memory, pageOf, rowOf } from './memory'

/** Collections of products. */
export function collectionRoutes(memory: Memory): ServedRoutes {
  const { collections } = memory
  return {
    'GET /store/collections': ({ query }) => pageOf('collections', collections.values(), query),
    'GET /store/collections/:id': ({ params }) => ({
      collection: rowOf(collections, 'Collection', params.id),
    }),
    'GET /admin/collections': ({ query }) => pageOf('collections', collections.values(), query),
    'GET /admin/collections/:id': ({ params }) => ({
      collection: rowOf(collections, 'Collection', params.id),
    }),
    'POST /admin/collections': ({ body }) => {
      const given = { ...body, handle: body.handle ?? handleOf(body.title) }
      return { collection: kept(collections, memory.filled<ProductCollection>(ProductCollection, given)) }
    },
    'POST /admin/collections/:id': ({ params, body }) => ({
      collection: kept(collections, changed(memory, rowOf(collections, 'Collection', params.id), body)),
    }),
    'DELETE /admin/collections/:id': ({ params }) => {
      rowOf(collections, 'Collection', params.id)
      collections.delete(params.id)
      return { id: params.id, object: 'product-collection', deleted: true }
    },
  }
}
