import type { PricedProduct } from '@cartwright/contract'
import { isPriced } from './variant-prices'

/** What keeps a product from being sold, or is best done next. */
export type ProductStep =
  | { kind: 'no_variants' }
  | { kind: 'no_price'; count: number; currency: string }
  | { kind: 'no_channel' }
  | { kind: 'no_picture' }
  | { kind: 'publish' }

/** What to do next about a product; undefined for one that is on sale and lacks nothing. */
export function nextStep(product: PricedProduct, currency: string | undefined): ProductStep | undefined {
  if (product.variants.length === 0) return { kind: 'no_variants' }
  if (currency) {
    const count = product.variants.filter((variant) => !isPriced(variant, currency)).length
    if (count > 0) return { kind: 'no_price', count, currency }
  }
  if (product.sales_channels?.length === 0) return { kind: 'no_channel' }
  if (product.status === 'published') return undefined
  if (product.images?.length === 0 && !product.thumbnail) return { kind: 'no_picture' }
  return { kind: 'publish' }
}
