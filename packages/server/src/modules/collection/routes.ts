import type { ProductCollection } from '@cartwright/contract'
import { notFound } from '../../errors'
import { routes } from '../../http/request'
import type { Shop } from '../../shop'
import { equals, linked, mentions, within } from '../../store/reading/filters'
import { findOne } from '../../store/reading/graph'
import { list } from '../../store/reading/list'
import { type Shape, shapeOf } from '../../store/reading/shape'
import { listTranslations } from '../translation/change-translations'
import { speechIn } from '../translation/kept-words'
import { plainTranslations } from '../translation/plain-routes'
import { translate } from '../translation/translate'
import {
  addToCollection,
  arrangeCollection,
  createCollection,
  deleteCollection,
  removeFromCollection,
  updateCollection,
} from './write-collection'

const whole = shapeOf([])

async function findCollection(shop: Shop, id: string, shape: Shape): Promise<ProductCollection> {
  const collection = await findOne<ProductCollection>(shop.db, 'product_collection', id, shape)
  if (!collection) throw notFound('Product collection', id)
  return collection
}

const translations = plainTranslations('product_collection', 'product-collection.updated')

export const collectionRoutes = routes({
  'GET /store/collections': async (shop, { query, shape, language }) => {
    const { product_collection: collection } = shop.db.t
    const { limit, offset } = query
    const { rows, count } = await list<ProductCollection>(shop.db, 'product_collection', shape, {
      limit: Math.min(limit, 1000),
      offset,
      filters: [
        equals(collection.handle, query.handle),
        within(collection.created_at, query.created_at),
        within(collection.updated_at, query.updated_at),
      ],
    })
    await translate(shop.db, 'product_collection', rows, await speechIn(shop.db, language))
    return { collections: rows, count, limit, offset }
  },
  'GET /store/collections/:id': async (shop, { params, language }) => {
    const collection = await findCollection(shop, params.id, whole)
    await translate(shop.db, 'product_collection', [collection], await speechIn(shop.db, language))
    return { collection }
  },
  'GET /admin/collections': async (shop, { query, shape }) => {
    const { product_collection: collection, discount_condition_product_collection: condition } = shop.db.t
    const { limit, offset, order, q } = query
    const { rows, count } = await list<ProductCollection>(shop.db, 'product_collection', shape, {
      limit: Math.min(limit, 10_000),
      offset,
      order,
      withDeleted: query.deleted_at !== undefined,
      filters: [
        equals(collection.id, query.id),
        q ? undefined : equals(collection.title, query.title),
        q ? undefined : equals(collection.handle, query.handle),
        mentions(shop.db, q, [collection.title, collection.handle]),
        within(collection.created_at, query.created_at),
        within(collection.updated_at, query.updated_at),
        within(collection.deleted_at, query.deleted_at),
        linked(
          shop.db,
          collection.id,
          { from: condition.product_collection_id, to: condition.condition_id },
          query.discount_condition_id === undefined ? undefined : [query.discount_condition_id],
        ),
      ],
    })
    return { collections: rows, count, limit, offset }
  },
  'POST /admin/collections': async (shop, { body, shape }) => ({
    collection: await findCollection(shop, await createCollection(shop, body), shape),
  }),
  'GET /admin/collections/:id': async (shop, { params, shape }) => ({
    collection: await findCollection(shop, params.id, shape),
  }),
  'POST /admin/collections/:id': async (shop, { params, body, shape }) => {
    await updateCollection(shop, params.id, body)
    return { collection: await findCollection(shop, params.id, shape) }
  },
  'DELETE /admin/collections/:id': async (shop, { params }) => {
    await deleteCollection(shop, params.id)
    return { id: params.id, object: 'product-collection' as const, deleted: true }
  },
  'POST /admin/collections/:id/products/batch': async (shop, { params, body, shape }) => {
    await addToCollection(shop, params.id, body.product_ids)
    return { collection: await findCollection(shop, params.id, shape) }
  },
  'POST /admin/collections/:id/products/order': async (shop, { params, body, shape }) => {
    await arrangeCollection(shop, params.id, body)
    return { collection: await findCollection(shop, params.id, shape) }
  },
  'DELETE /admin/collections/:id/products/batch': async (shop, { params, body }) => {
    await removeFromCollection(shop, params.id, body.product_ids)
    return { id: params.id, object: 'product-collection' as const, removed_products: body.product_ids }
  },
  'GET /admin/collections/:id/translations': async (shop, { params }) => ({
    translations: await listTranslations(shop.db, 'product_collection', params.id),
  }),
  'POST /admin/collections/:id/translations/:language': translations.keep,
  'DELETE /admin/collections/:id/translations/:language': translations.forget,
})
