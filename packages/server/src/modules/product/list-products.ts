import type { PricedProduct } from '@cartwright/contract'
import type { Db } from '../../store/database/engine'
import type { Revisions } from '../../store/memory/revision'
import { type ListOptions, list } from '../../store/reading/list'
import type { Shape } from '../../store/reading/shape'
import type { Watched } from '../../store/schema/watched-tables'
import { countListed } from '../listing/count-listed'
import type { ListedBy } from '../listing/scope'
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
    countInMemory: async () => countShown(db, filter, options.revisions),
    countedBy: countedBy(filter),
    ofReplica: true,
  })
  await showProducts(db, page.rows, shape, showing)
  return page
}

/** What memory counts by, and what it holds of all products in it. */
type Countable = keyof ListedBy | 'is_giftcard' | 'sales_channel_id' | 'status' | 'public_categories'

/** What else may narrow a list: a new filter belongs to one or the other. */
const narrowsOtherwise: Readonly<Record<Exclude<keyof ProductFilter, Countable>, true>> = {
  id: true,
  q: true,
  title: true,
  description: true,
  handle: true,
  created_at: true,
  updated_at: true,
  deleted_at: true,
  available_quantity: true,
  missing: true,
  price_list_id: true,
  discount_condition_id: true,
}

/** Counted without the database, where shoppers ask for no more than what memory knows of products. */
async function countShown(
  db: Db,
  filter: ProductFilter,
  revisions: Revisions | undefined,
): Promise<number | undefined> {
  const isShown = filter.public_categories && filter.status?.length === 1 && filter.status[0] === 'published'
  if (
    !revisions ||
    !isShown ||
    Object.entries(filter).some(
      ([name, value]) => value !== undefined && Object.hasOwn(narrowsOtherwise, name),
    )
  )
    return undefined
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
