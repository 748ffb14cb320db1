import type { PricedProduct } from '@cartwright/contract'
import type { Db } from '../../store/database/engine'
import { type ListOptions, list } from '../../store/reading/list'
import type { Shape } from '../../store/reading/shape'
import type { Watched } from '../../store/schema/watched-tables'
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
    countedBy: countedBy(filter),
  })
  await showProducts(db, page.rows, shape, showing)
  return page
}

/** What decides which products are listed. A list that is narrowed by what others say of them depends on it all. */
const countedBy = (filter: ProductFilter): Watched[] | undefined =>
  // Every sale changes what is left.
  filter.available_quantity !== undefined
    ? undefined
    : filter.missing ||
        filter.tags ||
        filter.category_id ||
        filter.price_list_id ||
        filter.discount_condition_id !== undefined
      ? ['catalogue']
      : filter.q
        ? ['product', 'product_sales_channel', 'product_variant', 'product_collection']
        : ['product', 'product_sales_channel']
