/** What a price is computed from: the variant of the API, or any part of it. */
export interface PricedVariant {
  prices?: readonly { currency_code: string; amount: number }[]
}

export interface PricingRegion {
  currency_code: string
  /** Percent. */
  tax_rate?: number
}

/** The price of the variant in the region's currency, in minor units; 0 when it has none. */
export function variantAmount(variant: PricedVariant, region: PricingRegion): number {
  const wanted = region.currency_code.toLowerCase()
  return variant.prices?.find((price) => price.currency_code.toLowerCase() === wanted)?.amount ?? 0
}

/** An amount with the region's tax on it, unless taxes are left out. */
export function withTax(amount: number, region: PricingRegion, includesTaxes = true): number {
  return includesTaxes ? Math.round(amount * (1 + (region.tax_rate ?? 0) / 100)) : amount
}

/** What the customer sees: the variant's price in the region, taxes included unless told otherwise. */
export const variantPrice = (variant: PricedVariant, region: PricingRegion, includesTaxes = true): number =>
  withTax(variantAmount(variant, region), region, includesTaxes)
