import type { PriceExplanation } from '@cartwright/contract'
import type { Db } from '../../store/database/engine'
import { bestPrice, taxKind } from './best-price'
import { type ExplainedPrice, explainPrices } from './explain-prices'
import { type Candidate, openPricing, type PricingContext, ratesOf } from './open-pricing'
import { type PriceTax, priceTax } from './price-tax'
import { findPrices, type ListRow } from './queries'

/**
 * Why a variant costs what it costs in a context: told of the same rows, by the same rules as `priceVariants`, with a fixed
 * number of queries. A region or a currency must be given; the region settles the currency when there is none.
 * @throws not_found for an unknown region
 */
export async function explainVariantPrice(
  db: Db,
  variant: { id: string; product_id: string },
  given: PricingContext,
): Promise<PriceExplanation> {
  const { candidates, region, context } = await openPricing(db, await findPrices(db, [variant.id]), given)
  const rates = (await ratesOf(db, [variant], region))?.get(variant.id) ?? null
  const rated = { ...context, tax_rates: rates }
  const price = bestPrice(candidates, rated)
  return {
    variant_id: variant.id,
    currency_code: context.currency_code ?? '',
    region_id: given.region_id ?? null,
    customer_id: given.customer_id ?? null,
    quantity: given.quantity ?? null,
    original_price: price.original_price,
    calculated_price: price.calculated_price,
    calculated_price_type: price.calculated_price_type as PriceExplanation['calculated_price_type'],
    candidates: explainPrices(candidates, rated).map((one) => told(one, taxKind(one.price, rated))),
    tax: taxStep(price.calculated_price_includes_tax, price.calculated_price, priceTax(price, rates)),
  }
}

type Told = PriceExplanation['candidates'][number]

const told = (
  { price: { money, list }, outcome, reason }: ExplainedPrice<Candidate>,
  includes_tax: boolean | null,
): Told => ({
  id: money.id,
  amount: money.amount,
  currency_code: money.currency_code,
  region_id: money.region_id,
  min_quantity: money.min_quantity,
  max_quantity: money.max_quantity,
  price_list: list && listTold(list),
  includes_tax,
  outcome,
  reason,
})

const listTold = ({ id, name, type, status, starts_at, ends_at }: ListRow): Told['price_list'] => ({
  id,
  name,
  type,
  status,
  starts_at,
  ends_at,
})

function taxStep(
  includes_tax: boolean | null,
  price: number | null,
  { tax_rates, calculated_tax, calculated_price_incl_tax }: PriceTax<PriceTaxRate>,
): PriceExplanation['tax'] {
  if (!tax_rates) return null
  return {
    includes_tax,
    rates: tax_rates.map(({ name, code, rate }) => ({ name, code, rate })),
    tax: calculated_tax,
    price_excl_tax: includes_tax && price !== null ? price - (calculated_tax ?? 0) : price,
    price_incl_tax: calculated_price_incl_tax,
  }
}

type PriceTaxRate = NonNullable<PriceExplanation['tax']>['rates'][number]
