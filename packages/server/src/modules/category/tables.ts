import type { Kit } from '../../store/schema/columns'
import { many, one, through } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const categoryTables = (k: Kit) => ({
  product_category: k.table(
    'product_category',
    {
      id: k.id('pcat'),
      name: k.text().notNull(),
      handle: k.text().notNull(),
      parent_category_id: k.text(),
      mpath: k.text(),
      is_active: k.bool().default(false),
      is_internal: k.bool().default(false),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      rank: k.int().notNull().default(0),
      description: k.text().notNull().default(''),
      metadata: k.json<Record<string, unknown>>(),
    },
    (t) => [
      k.index('product_category_parent_category_id', t.parent_category_id),
      k.unique('product_category_handle_unique', [t.handle]),
      k.unique('product_category_parent_category_id_rank_unique', [t.parent_category_id, t.rank]),
    ],
  ),
  product_category_product: k.table(
    'product_category_product',
    {
      product_category_id: k.text().notNull(),
      product_id: k.text().notNull(),
    },
    (t) => [
      k.pk(t.product_id, t.product_category_id),
      k.index('product_category_product_product_category_id', t.product_category_id),
    ],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const categoryFacts = {
  product_category: {
    entities: ['ProductCategory'],
    isWatched: true,
    isCatalogue: true,
    records: [{ path: '/admin/product-categories' }],
    relations: {
      category_children: many('product_category', 'parent_category_id', 'rank'),
      parent_category: one('product_category', 'parent_category_id'),
      products: through('product', 'product_category_product', 'product_category_id', 'product_id'),
    },
  },
  product_category_product: {
    isWatched: true,
    isCatalogue: true,
    listed: { column: 'product_id', kind: 'product' },
  },
} satisfies FactsOf<typeof categoryTables>
