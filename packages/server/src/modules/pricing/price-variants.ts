import type { Db } from '../../store/database/engine'
import type { ServiceRate } from '../tax/matching-rates'
import { type BestPrice, bestPrice } from './best-price'
import { type Candidate, openPricing, type PricingContext, ratesOf } from './open-pricing'
import { type PriceTax, priceTax } from './price-tax'
import { findPrices, type ListRow, type MoneyRow } from './queries'
import { isOpenTo } from './ruled-out'

/** A row of `prices` in a reply. */
export interface PricedMoney extends MoneyRow {
  price_list: ListRow | null
}
type VariantPrice = Omit<BestPrice<never>, 'prices'> & PriceTax<ServiceRate> & { prices: PricedMoney[] }

/**
 * The prices of variants in a context, by variant id (rules: prices): one pass over rows that were loaded with a
 * fixed number of queries, however many variants. Tax figures are there only for a region with automatic taxes.
 * A region settles the currency when none is given.
 * @throws not_found for an unknown region
 */
export async function priceVariants(
  db: Db,
  variants: readonly (string | { id: string; product_id: string })[],
  context: PricingContext,
): Promise<Map<string, VariantPrice>> {
  const ids = variants.map((variant) => (typeof variant === 'string' ? variant : variant.id))
  if (ids.length === 0) return new Map()
  const rows = await findPrices(db, ids)
  const pricing = await openPricing(db, rows, context)
  const rates = await ratesOf(db, variants, pricing.region)
  const byVariant = new Map<string, Candidate[]>()
  for (const candidate of pricing.candidates) {
    const own = byVariant.get(candidate.money.variant_id)
    if (own) own.push(candidate)
    else byVariant.set(candidate.money.variant_id, [candidate])
  }
  return new Map(
    ids.map((id) => {
      const own = rates?.get(id) ?? null
      const candidates = byVariant.get(id) ?? []
      const { prices, ...price } = bestPrice(candidates, { ...pricing.context, tax_rates: own })
      // Where none fits, clients still read what it costs elsewhere.
      const shown = prices.length > 0 ? prices : candidates.filter((row) => isOpenTo(row, pricing.context))
      return [
        id,
        Object.assign(price, priceTax(price, own), {
          prices: shown.map(({ money, list }) => ({ ...money, price_list: list })),
        }),
      ]
    }),
  )
}

/** The price of one variant, for a line of a cart. */
export async function variantPrice(
  db: Db,
  variantId: string,
  context: PricingContext,
): Promise<VariantPrice> {
  return (await priceVariants(db, [variantId], context)).get(variantId) as VariantPrice
}
