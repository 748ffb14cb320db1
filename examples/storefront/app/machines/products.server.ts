import type { PricedProduct } from '@cartwright/contract'
import type { ShopVisit } from '../shop/context.server'

/** What pages of products are asked for. */
interface Asked {
  expand?: string
  fields?: string
  region_id?: string
}

/**
 * Products in the order in which they were made, so that new ones only ever stand at the end: from one place to another, a
 * page at a time, as many as that.
 */
export async function* productPages(
  { client }: Pick<ShopVisit, 'client'>,
  asked: Asked,
  { from = 0, most = Number.POSITIVE_INFINITY, pageSize = 100 } = {},
): AsyncGenerator<PricedProduct[]> {
  for (let offset = from; offset < from + most; offset += pageSize) {
    const limit = Math.min(pageSize, from + most - offset)
    const { products } = await client.products.list({ ...asked, order: 'created_at', limit, offset })
    if (products.length > 0) yield products
    if (products.length < limit) return
  }
}
