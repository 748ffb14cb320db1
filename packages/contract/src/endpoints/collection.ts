import { z } from 'zod'
import { Metadata, Name } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import { ProductCollection } from '../entities/collection'
import { dateRange, list, paging, text } from '../query'

const adminProductCollectionReply = { relations: ['products.profiles'] } as const

export const collectionEndpoints = endpoints({
  'GET /store/collections': {
    access: 'anyone',
    inLanguages: true,
    tag: 'Product Collections',
    summary: 'List collections',
    query: () =>
      z.strictObject({
        ...paging(10),
        handle: list.optional(),
        created_at: dateRange.optional(),
        updated_at: dateRange.optional(),
      }),
    returns: () => page('collections', ProductCollection),
    reply: {
      relations: [],
      allowedFields: [
        'id',
        'title',
        'handle',
        'products',
        'metadata',
        'created_at',
        'updated_at',
        'deleted_at',
      ],
    },
  },
  'GET /store/collections/:id': {
    access: 'anyone',
    inLanguages: true,
    tag: 'Product Collections',
    summary: 'Read a collection',
    returns: () => z.object({ collection: ProductCollection }),
  },
  'GET /admin/collections': {
    access: 'staff',
    tag: 'Product Collections',
    summary: 'List collections',
    query: () =>
      z.strictObject({
        ...paging(10),
        id: list.optional(),
        title: text.optional(),
        handle: text.optional(),
        created_at: dateRange.optional(),
        updated_at: dateRange.optional(),
        deleted_at: dateRange.optional(),
        q: text.optional(),
        order: text.optional(),
        discount_condition_id: text.optional(),
      }),
    returns: () => page('collections', ProductCollection),
    reply: {
      fields: ['id', 'title', 'handle', 'created_at', 'updated_at'],
      relations: ['products.profiles'],
    },
  },
  'POST /admin/collections': {
    access: 'staff',
    tag: 'Product Collections',
    summary: 'Create a collection',
    body: () =>
      z.strictObject({
        title: Name.min(1),
        handle: Name.nullish(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ collection: ProductCollection }),
    reply: adminProductCollectionReply,
  },
  'GET /admin/collections/:id': {
    access: 'staff',
    tag: 'Product Collections',
    summary: 'Read a collection',
    returns: () => z.object({ collection: ProductCollection }),
    reply: adminProductCollectionReply,
  },
  'POST /admin/collections/:id': {
    access: 'staff',
    tag: 'Product Collections',
    summary: 'Change a collection',
    body: () =>
      z.strictObject({
        title: Name.nullish(),
        handle: Name.nullish(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ collection: ProductCollection }),
    reply: adminProductCollectionReply,
  },
  'DELETE /admin/collections/:id': {
    access: 'staff',
    tag: 'Product Collections',
    summary: 'Remove a collection; its products stay',
    returns: () => deleted('product-collection'),
  },
  'POST /admin/collections/:id/products/batch': {
    access: 'staff',
    tag: 'Product Collections',
    summary: 'Put products into a collection',
    body: () =>
      z.strictObject({
        product_ids: z.array(z.string()).min(1),
      }),
    returns: () => z.object({ collection: ProductCollection }),
    reply: adminProductCollectionReply,
  },
  'POST /admin/collections/:id/products/order': {
    access: 'staff',
    tag: 'Product Collections',
    summary: 'Put products of a collection behind another one; lists ordered by collection_position follow',
    body: () =>
      z.strictObject({
        product_ids: z.array(z.string()).min(1),
        /** The product behind which they come; null is the front. */
        after: z.string().nullable(),
      }),
    returns: () => z.object({ collection: ProductCollection }),
    reply: { fields: ['id', 'title', 'handle', 'created_at', 'updated_at'], relations: [] },
  },
  'DELETE /admin/collections/:id/products/batch': {
    access: 'staff',
    tag: 'Product Collections',
    summary: 'Take products out of a collection',
    body: () =>
      z.strictObject({
        product_ids: z.array(z.string()).min(1),
      }),
    returns: () =>
      z.object({
        id: z.string(),
        object: z.literal('product-collection'),
        removed_products: z.array(z.string()),
      }),
  },
})
