import type { Kit } from '../../store/schema/columns'
import { many } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

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

/** What each of these tables is to the rest of the shop. */
export const collectionFacts = {
  product_collection: {
    entities: ['ProductCollection'],
    isWatched: true,
    isCatalogue: true,
    records: [{ path: '/admin/collections' }],
    relations: {
      products: many('product', 'collection_id'),
    },
  },
} satisfies FactsOf<typeof collectionTables>
