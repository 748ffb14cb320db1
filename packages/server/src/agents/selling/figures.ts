import type { LineItem } from '@cartwright/contract'
import { lineDiscount, linesOf, type Sale, showsTaxInPrices, tellerOf } from './sale'

/** What a line comes to, in the smallest part of its currency. */
export interface LineFigures {
  /** Before discounts. */
  base: number
  discount: number
  /** Of its tax, where prices are told without. */
  tax: number
}

/** What a sale comes to, in the smallest part of its currency, so that its parts and `rest` add up to `total`. */
export interface SaleFigures {
  withTax: boolean
  lines: LineFigures[]
  base: number
  discount: number
  /** Absent where nothing is sent yet. */
  delivery?: number
  /** In the prices where they are told with tax, else on top of them. */
  tax: number
  total: number
  /** What gift cards pay, or the cent that no line has: the shop rounds a discount once over all lines. */
  rest: number
  isPaidByGiftCard: boolean
}

/** `told` turns amounts of the shop into those of the protocols. */
export function lineFigures(line: LineItem, withTax: boolean, told: (amount: number) => number): LineFigures {
  const before = withTax ? line.original_total : line.subtotal
  return {
    base: told(before ?? line.unit_price * line.quantity),
    discount: told(lineDiscount(line, withTax)),
    tax: withTax ? 0 : told(line.tax_total ?? 0),
  }
}

export function saleFigures(sale: Sale): SaleFigures {
  const withTax = showsTaxInPrices(sale)
  const told = tellerOf(sale)
  const lines = linesOf(sale).map((line) => lineFigures(line, withTax, told))
  const sumOf = (part: keyof LineFigures) => lines.reduce((sum, line) => sum + line[part], 0)
  const base = sumOf('base')
  const discount = sumOf('discount')
  const tax = told(sale.tax_total ?? 0)
  const total = told(sale.total ?? 0)
  const delivery = told((sale.shipping_total ?? 0) + (withTax ? (sale.shipping_tax_total ?? 0) : 0))
  const isSent = (sale.shipping_methods ?? []).length > 0
  const parts = base - discount + (isSent ? delivery : 0) + (withTax ? 0 : tax)
  return {
    withTax,
    lines,
    base,
    discount,
    ...(isSent ? { delivery } : {}),
    tax,
    total,
    rest: total - parts,
    isPaidByGiftCard: (sale.gift_card_total ?? 0) > 0,
  }
}
