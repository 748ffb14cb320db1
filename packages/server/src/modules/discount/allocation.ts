import { percentOf } from '@cartwright/contract'
import { netPrice, type Rated } from '../tax/tax-lines'

export interface DiscountableLine {
  id: string
  unit_price: number
  quantity: number
  allow_discounts?: boolean | null
  is_return?: boolean | null
  includes_tax?: boolean | null
  /** Read for tax-inclusive lines only, whether or not the sale is being taxed. */
  tax_lines?: readonly Rated[] | null
}

interface AmountDiscount {
  id: string
  rule: { type: string; value: number; allocation?: string | null }
}

export interface Adjustment {
  item_id: string
  discount_id: string
  /** Minor units. A share of a fixed total is kept unrounded, so that the shares add up to the discount. */
  amount: number
}

interface AdjustmentOptions<Line> {
  tax_inclusive_pricing?: boolean
  /** Whether the discount's conditions let a line take part. Default: every line. */
  qualifies?: (line: Line) => boolean
}

/**
 * What a discount takes off each line (rules: discounts). Lines that get nothing are left out, as are all lines
 * when the discount is free shipping. Percentages and the cap use the price without tax.
 */
export function adjustments<Line extends DiscountableLine>(
  discount: AmountDiscount,
  lines: readonly Line[],
  options: AdjustmentOptions<Line> = {},
): Adjustment[] {
  if (discount.rule.type === 'free_shipping') return []
  const taxInclusive = options.tax_inclusive_pricing === true
  const discountable = lines
    .filter(isDiscountable)
    .map((line) => ({ line, price: priceOf(line, taxInclusive) }))
  // Lines that fail the conditions count too: their share of a fixed total is not given to the others.
  const subtotal = discountable.reduce((sum, { price }) => sum + price, 0)
  const found: Adjustment[] = []
  for (const { line, price } of discountable) {
    if (options.qualifies && !options.qualifies(line)) continue
    const amount = Math.min(price, reduction(discount.rule, price, line.quantity, subtotal))
    if (amount > 0) found.push({ item_id: line.id, discount_id: discount.id, amount })
  }
  return found
}

function reduction(rule: AmountDiscount['rule'], price: number, quantity: number, subtotal: number): number {
  if (rule.type === 'percentage') return percentOf(price, rule.value)
  if (rule.allocation === 'item') return rule.value * quantity
  return rule.value >= subtotal ? price : (rule.value * price) / subtotal
}

function isDiscountable(line: DiscountableLine): boolean {
  return line.allow_discounts !== false && line.is_return !== true
}

function priceOf(line: DiscountableLine, taxInclusive: boolean): number {
  return netPrice(line, line.tax_lines ?? [], taxInclusive && line.includes_tax === true).subtotal
}
