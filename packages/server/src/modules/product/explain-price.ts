import type { PriceExplanation } from '@cartwright/contract'
import { notFound } from '../../errors'
import type { Shop } from '../../shop'
import { findOne } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { retrieveCustomer } from '../customer/queries'
import { explainVariantPrice } from '../pricing/explain-variant-price'
import { shopSetup } from '../region/shop-setup'

interface Question {
  region_id?: string
  currency_code?: string
  customer_id?: string
  quantity?: number
}

/**
 * Why shoppers see the price of a variant that they see. Without a customer as a guest, without a quantity as on the page
 * of the product.
 * @throws not_found for an unknown variant, region, currency or customer
 */
export async function explainPrice(
  shop: Shop,
  variantId: string,
  { region_id, currency_code, customer_id, quantity }: Question,
): Promise<PriceExplanation> {
  const variant = await findOne<{ id: string; product_id: string }>(
    shop.db,
    'product_variant',
    variantId,
    shapeOf([], ['product_id']),
  )
  if (!variant) throw notFound('Variant', variantId)
  const setup = await shopSetup(shop.db)
  if (region_id && !setup.regions.has(region_id)) throw notFound('Region', region_id)
  if (currency_code && !setup.currencies.has(currency_code.toLowerCase()))
    throw notFound('Currency', currency_code)
  if (customer_id) await retrieveCustomer(shop.db, customer_id)
  return explainVariantPrice(shop.db, variant, {
    region_id: region_id || undefined,
    currency_code: currency_code || undefined,
    customer_id: customer_id || undefined,
    quantity,
    tax_inclusive_pricing: shop.flags.tax_inclusive_pricing,
    setup,
  })
}
