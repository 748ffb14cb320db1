import { nearestMoney, roundHalfUp } from '@cartwright/contract'
import { netPrice, netUnitPrice, type Rated, taxOfLines } from '../tax/tax-lines'

/** A line item of a cart or an order: the fields its figures are made of. */
export interface SaleLine {
  unit_price: number
  quantity: number
  returned_quantity?: number | null
  includes_tax?: boolean | null
  allow_discounts?: boolean | null
  adjustments?: readonly { discount_id?: string | null; amount: number }[] | null
  /** Required so that a line whose rates were never looked up does not pass for untaxed. */
  tax_lines: readonly Rated[] | null
}

/** What the sale decides for all its lines. */
export interface LineRules {
  /** Whether tax lines count: on carts by region or on demand, on orders always. */
  taxed: boolean
  /** The feature flag. Without it `includes_tax` means nothing. */
  tax_inclusive_pricing: boolean
  /** The one discount whose adjustments count; null when the sale has none but free shipping. */
  amount_discount_id: string | null
  /** The single rate of an old order, in place of all tax lines. */
  legacy_rates: readonly Rated[] | null
}

/** The computed fields of a line, in minor units. Only `raw_discount_total` may be fractional. */
export interface LineTotals {
  subtotal: number
  raw_discount_total: number
  discount_total: number
  tax_total: number
  total: number
  original_total: number
  original_tax_total: number
}

/**
 * The figures of one line: price → discount → tax (rules: totals). What is not exact any more stands at the last number
 * that is; whatever is written is refused before (`sale-bounds.ts`).
 */
export function lineTotals(line: SaleLine, rules: LineRules): LineTotals {
  const rates = ratesOf(line, rules)
  const price = netPrice(line, rates, includesTax(line, rules))
  const raw = rawDiscount(line, rules)
  const discount_total = nearestMoney(roundHalfUp(raw))
  const tax_total = raw === 0 ? price.tax : taxOfLines(afterDiscount(price.taxable, raw), rates)
  return {
    subtotal: nearestMoney(price.subtotal),
    raw_discount_total: raw,
    discount_total,
    tax_total,
    total: nearestMoney(price.subtotal - discount_total + tax_total),
    original_total: nearestMoney(price.subtotal + price.tax),
    original_tax_total: price.tax,
  }
}

/** The tax of each rate of a line, in the order of its rates; together they are its `tax_total`. */
export function lineTaxes(line: SaleLine, rules: LineRules): number[] {
  const rates = ratesOf(line, rules)
  const { taxable } = netPrice(line, rates, includesTax(line, rules))
  const raw = rawDiscount(line, rules)
  const taxed = raw === 0 ? taxable : afterDiscount(taxable, raw)
  return rates.map((rate) => taxOfLines(taxed, [rate]))
}

/**
 * What giving back all units of an ordered line that are not back yet refunds, tax included. Each unit carries
 * its rounded share of the discount.
 */
export function refundable(line: SaleLine, rules: LineRules): number {
  const rates = ratesOf(line, rules)
  const quantity = line.quantity - (line.returned_quantity ?? 0)
  const unitPrice = netUnitPrice(line.unit_price, rates, includesTax(line, rules))
  const unitDiscount = line.quantity === 0 ? 0 : roundHalfUp(rawDiscount(line, rules) / line.quantity)
  const amount = afterDiscount(unitPrice * quantity, unitDiscount * quantity)
  return nearestMoney(amount + taxOfLines(amount, rates))
}

/** The discount before rounding: the amount discount's share, and adjustments that belong to no discount. */
function rawDiscount(line: SaleLine, rules: LineRules): number {
  let raw = 0
  for (const { discount_id, amount } of line.adjustments ?? []) {
    const counts =
      discount_id == null || (discount_id === rules.amount_discount_id && line.allow_discounts !== false)
    if (counts) raw += amount
  }
  return raw
}

/**
 * A discounted price stops at nothing. On tax-inclusive lines a full discount can exceed the taxable amount by
 * rounding, and that must not become a negative tax. Returned goods (negative prices) are left alone.
 */
function afterDiscount(amount: number, discount: number): number {
  return amount >= 0 ? Math.max(0, amount - discount) : amount - discount
}

function ratesOf(line: SaleLine, rules: LineRules): readonly Rated[] {
  if (!rules.taxed) return []
  return rules.legacy_rates ?? line.tax_lines ?? []
}

function includesTax(line: SaleLine, rules: LineRules): boolean {
  return rules.tax_inclusive_pricing && line.includes_tax === true
}
