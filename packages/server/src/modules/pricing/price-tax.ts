import { nearestMoney, percentOf, percentWithin, sumRates } from '@cartwright/contract'

interface TaxedPrices {
  original_price: number | null
  original_price_includes_tax: boolean | null
  calculated_price: number | null
  calculated_price_includes_tax: boolean | null
}

export interface PriceTax<Rate> {
  original_tax: number | null
  original_price_incl_tax: number | null
  calculated_tax: number | null
  calculated_price_incl_tax: number | null
  tax_rates: readonly Rate[] | null
}

/**
 * The tax figures of a priced variant, in minor units (rules: prices). `rates` are the product's in the region;
 * null when no region with automatic taxes is given, and then every figure is null.
 */
export function priceTax<Rate extends { rate: number | null }>(
  prices: TaxedPrices,
  rates: readonly Rate[] | null,
): PriceTax<Rate> {
  const original = taxedPrice(prices.original_price, prices.original_price_includes_tax, rates)
  const calculated = taxedPrice(prices.calculated_price, prices.calculated_price_includes_tax, rates)
  return {
    original_tax: original.tax,
    original_price_incl_tax: original.incl_tax,
    calculated_tax: calculated.tax,
    calculated_price_incl_tax: calculated.incl_tax,
    tax_rates: rates,
  }
}

/** The tax of one price by the sum of the rates, rounded once, and the price with it. */
function taxedPrice(
  price: number | null,
  includesTax: boolean | null,
  rates: readonly { rate: number | null }[] | null,
): { tax: number | null; incl_tax: number | null } {
  if (price === null || rates === null) return { tax: null, incl_tax: null }
  const rate = sumRates(rates)
  if (includesTax) return { tax: percentWithin(price, rate), incl_tax: price }
  const tax = percentOf(price, rate)
  return { tax, incl_tax: nearestMoney(price + tax) }
}
