import type { Kit } from '../../store/columns'
import { many, type Relations } from '../../store/relations'

export const collectionTables = (k: Kit) => ({
  product_collection: k.table(
    'product_collection',
    {
      id: k.id('pcol'),
      title: k.text().notNull(),
      handle: k.text(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      metadata: k.json<Record<string, unknown>>(),
    },
    (t) => [k.unique('product_collection_handle_unique', [t.handle], k.live(t.deleted_at))],
  ),
})

export const collectionRelations = {
  product_collection: {
    products: many('product', 'collection_id'),
  },
} satisfies Relations
