import type { DocumentWords } from '../../../../modules/document/words/words'
import type { LineFigures, SaleFigures } from '../../../selling/figures'

/** The closed list of the protocol, as far as this shop has such amounts. All are positive: discounts are what is taken off. */
type TotalType =
  | 'items_base_amount'
  | 'items_discount'
  | 'subtotal'
  | 'discount'
  | 'fulfillment'
  | 'tax'
  | 'fee'
  | 'store_credit'
  | 'total'
  | 'amount_refunded'

export interface Total {
  type: TotalType
  display_text: string
  amount: number
  description?: string
}

/** What a line comes to: its goods, less its share of discounts, with its tax. */
export function lineTotals({ base, discount, tax }: LineFigures, words: DocumentWords): Total[] {
  return [
    { type: 'items_base_amount', display_text: words.amount, amount: base },
    ...(discount > 0
      ? [{ type: 'items_discount' as const, display_text: words.discount, amount: discount }]
      : []),
    { type: 'subtotal', display_text: words.subtotal, amount: base - discount },
    ...(tax > 0 ? [{ type: 'tax' as const, display_text: words.tax, amount: tax }] : []),
    { type: 'total', display_text: words.total, amount: base - discount + tax },
  ]
}

/**
 * What a sale comes to: the subtotal with delivery, tax and fees, less discounts of the whole and store credit, is the total. Where
 * prices have their tax in them there is no tax beside them.
 */
export function saleTotals(figures: SaleFigures, words: DocumentWords): Total[] {
  const { withTax, base, discount, delivery, tax, total } = figures
  return [
    { type: 'items_base_amount', display_text: words.amount, amount: base },
    ...(discount > 0
      ? [{ type: 'items_discount' as const, display_text: words.discount, amount: discount }]
      : []),
    { type: 'subtotal', display_text: words.subtotal, amount: base - discount },
    ...(delivery === undefined
      ? []
      : [{ type: 'fulfillment' as const, display_text: words.delivery, amount: delivery }]),
    ...(!withTax && tax > 0 ? [{ type: 'tax' as const, display_text: words.tax, amount: tax }] : []),
    ...restOf(figures, words),
    {
      type: 'total',
      display_text: words.total,
      amount: total,
      ...(withTax && tax > 0 ? { description: words.with_tax } : {}),
    },
  ]
}

/** What gift cards pay, or the cent that rounding leaves: what is added is a fee here, what is taken off a discount. */
function restOf({ rest, isPaidByGiftCard }: SaleFigures, words: DocumentWords): Total[] {
  if (rest === 0) return []
  if (rest > 0) return [{ type: 'fee', display_text: words.amount, amount: rest }]
  return isPaidByGiftCard
    ? [{ type: 'store_credit', display_text: words.gift_card, amount: -rest }]
    : [{ type: 'discount', display_text: words.discount, amount: -rest }]
}
