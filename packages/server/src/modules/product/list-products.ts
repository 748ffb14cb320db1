import type { PricedProduct } from '@cartwright/contract'
import type { Db } from '../../store/database/engine'
import type { Revisions } from '../../store/memory/revision'
import { type ListOptions, list } from '../../store/reading/list'
import type { Shape } from '../../store/reading/shape'
import type { Watched } from '../../store/schema/watched-tables'
import { countListed } from '../listing/count-listed'
import { narrowing, type ProductFilter } from './queries'
import { loadable, type Showing, showProducts } from './show-products'

/** One page of products with prices and stock, and how many there are in all. */
export async function listProducts(
  db: Db,
  shape: Shape,
  filter: ProductFilter,
  showing: Showing,
  options: Pick<ListOptions, 'limit' | 'offset' | 'order' | 'orderable' | 'revisions'>,
): Promise<{ rows: PricedProduct[]; count: number }> {
  const page = await list<PricedProduct>(db, 'product', loadable(shape), {
    ...options,
    ...(await narrowing(db, filter)),
    withDeleted: filter.deleted_at !== undefined,
    counted: async () => countShown(db, filter, options.revisions),
    countedBy: countedBy(filter),
  })
  await showProducts(db, page.rows, shape, showing)
  return page
}

const narrowsOtherwise = [
  'id',
  'q',
  'title',
  'description',
  'handle',
  'created_at',
  'updated_at',
  'deleted_at',
  'available_quantity',
  'missing',
  'price_list_id',
  'discount_condition_id',
] as const satisfies (keyof ProductFilter)[]

/** Counted without the database, where shoppers ask for no more than what memory knows of products. */
async function countShown(
  db: Db,
  filter: ProductFilter,
  revisions: Revisions | undefined,
): Promise<number | undefined> {
  const isShown = filter.public_categories && filter.status?.length === 1 && filter.status[0] === 'published'
  if (!revisions || !isShown || narrowsOtherwise.some((name) => filter[name] !== undefined)) return undefined
  return countListed(db, filter, filter.sales_channel_id, revisions)
}

/**
 * What decides which products are listed; undefined where every sale does. The fewer tables, the longer a count holds: prices and what
 * is left change all day in a shop that sells.
 */
function countedBy(filter: ProductFilter): Watched[] | undefined {
  if (filter.available_quantity !== undefined) return undefined
  if (filter.missing || filter.price_list_id || filter.discount_condition_id !== undefined)
    return ['catalogue']
  return [
    'product',
    'product_sales_channel',
    ...(filter.tags ? (['product_tags'] as const) : []),
    ...(filter.category_id ? (['product_category', 'product_category_product'] as const) : []),
    ...(filter.q ? (['product_variant', 'product_collection'] as const) : []),
  ]
}
