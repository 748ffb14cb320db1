import type { Kit } from '../../store/columns'
import { many, one, type Relations, through } from '../../store/relations'

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

export const categoryRelations = {
  product_category: {
    category_children: many('product_category', 'parent_category_id', 'rank'),
    parent_category: one('product_category', 'parent_category_id'),
    products: through('product', 'product_category_product', 'product_category_id', 'product_id'),
  },
} satisfies Relations
