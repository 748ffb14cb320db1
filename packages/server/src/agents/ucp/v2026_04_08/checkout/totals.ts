import type { LineFigures, SaleFigures } from '../../../selling/figures'

export interface Total {
  type: string
  amount: number
  display_text?: string
  lines?: { display_text: string; amount: number }[]
}

/** What a line comes to: its goods, less its share of discounts. */
export const lineTotals = ({ base, discount }: LineFigures): Total[] => [
  { type: 'subtotal', amount: base },
  ...(discount > 0 ? [{ type: 'items_discount', amount: -discount }] : []),
  { type: 'total', amount: base - discount },
]

/** What a sale comes to, so that all entries but the last add up to it. */
export function saleTotals(figures: SaleFigures): Total[] {
  const { withTax, base, discount, delivery, tax, total, rest, isPaidByGiftCard } = figures
  const leftOver = isPaidByGiftCard
    ? { type: 'gift_card', display_text: 'Gift card', amount: rest }
    : { type: 'rounding', display_text: 'Rounding', amount: rest }
  const parts = [
    { display_text: 'Without tax', amount: total - tax },
    { display_text: 'Tax included', amount: tax },
  ]
  return [
    { type: 'subtotal', amount: base },
    ...(discount > 0 ? [{ type: 'items_discount', amount: -discount }] : []),
    ...(delivery === undefined ? [] : [{ type: 'fulfillment', amount: delivery }]),
    ...(!withTax && tax > 0 ? [{ type: 'tax', amount: tax }] : []),
    ...(rest === 0 ? [] : [leftOver]),
    { type: 'total', amount: total, ...(withTax && tax > 0 ? { lines: parts } : {}) },
  ]
}
