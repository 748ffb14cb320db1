import { notFound } from '../../errors'
import type { Caller } from '../../http/request'
import { assertInScope } from '../../http/sales-channel-scope'
import type { Shop } from '../../shop'
import type { PricingContext } from '../pricing/open-pricing'
import type { ShopSetup } from '../region/shop-setup'
import { findCartPlace } from './queries'

interface PlaceQuery {
  cart_id?: string
  region_id?: string
  currency_code?: string
}

/**
 * What prices are shown for: a cart's region and currency before those named, and the customer who asks.
 * @throws not_found for an unknown cart
 */
export async function pricingFor(
  shop: Shop,
  query: PlaceQuery,
  customerId: string | undefined,
  setup?: ShopSetup,
): Promise<PricingContext> {
  const { tax_inclusive_pricing } = shop.flags
  const context: PricingContext = {
    region_id: query.region_id || undefined,
    currency_code: query.currency_code || undefined,
    customer_id: customerId,
    tax_inclusive_pricing,
    setup,
  }
  if (!query.cart_id) return context
  const place = await findCartPlace(shop.db, query.cart_id)
  if (!place) throw notFound('Cart', query.cart_id)
  return { ...context, region_id: place.region_id, currency_code: place.currency_code }
}

export const shopperPricing = (
  shop: Shop,
  query: PlaceQuery,
  caller: Caller,
  setup?: ShopSetup,
): Promise<PricingContext> => pricingFor(shop, query, caller.customer?.id, setup)

/**
 * The channels that narrow a list of products: those named, else those of the publishable key, else the default
 * one; undefined when nothing narrows (rules: publishable keys).
 */
export function listedChannels(
  setup: ShopSetup,
  scope: readonly string[] | undefined,
  named: readonly string[] | undefined,
): readonly string[] | undefined {
  if (named) {
    assertInScope(scope, named)
    return named
  }
  if (scope) return scope.length > 0 ? scope : undefined
  const standard = setup.default_sales_channel_id
  return standard ? [standard] : undefined
}

/** The channels whose stock is shown: the one named, else the key's only one, else without a key the default. */
export function stockChannels(
  setup: ShopSetup,
  scope: readonly string[] | undefined,
  named: string | undefined,
): readonly string[] {
  if (named) {
    assertInScope(scope, [named])
    return [named]
  }
  if (scope) return scope.length === 1 ? scope : []
  const standard = setup.default_sales_channel_id
  return standard ? [standard] : []
}
