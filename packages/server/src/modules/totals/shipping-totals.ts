import { nearestMoney } from '@cartwright/contract'
import { type Rated, shippingTax } from '../tax/tax-lines'

export interface SaleShippingMethod {
  price: number
  includes_tax?: boolean | null
  /** Required so that a method whose rates were never looked up does not pass for untaxed. */
  tax_lines: readonly Rated[] | null
}

/** What the sale decides for all its shipping methods. */
export interface ShippingRules {
  taxed: boolean
  tax_inclusive_pricing: boolean
  free_shipping: boolean
  /** The single rate of an old order, in place of all tax lines. */
  legacy_rates: readonly Rated[] | null
}

/** The computed fields of a shipping method, in minor units. */
export interface ShippingTotals {
  subtotal: number
  tax_total: number
  total: number
  original_total: number
  original_tax_total: number
}

/** The figures of one shipping method. Free shipping zeroes all but the original ones (rules: totals). */
export function shippingTotals(method: SaleShippingMethod, rules: ShippingRules): ShippingTotals {
  const { price } = method
  const included = rules.tax_inclusive_pricing && method.includes_tax === true
  const rates = rules.taxed ? (rules.legacy_rates ?? method.tax_lines ?? []) : []
  const tax = shippingTax(price, rates, included)
  const original_total = included ? price : nearestMoney(price + tax)
  const original = { original_total, original_tax_total: tax }
  if (rules.free_shipping) return { subtotal: 0, tax_total: 0, total: 0, ...original }
  return { subtotal: original_total - tax, tax_total: tax, total: original_total, ...original }
}
