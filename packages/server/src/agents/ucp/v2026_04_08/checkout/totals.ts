import type { LineItem } from '@cartwright/contract'
import { lineDiscount, linesOf, type Sale, showsTaxInPrices, tellerOf } from '../../../selling/sale'

export interface Total {
  type: string
  amount: number
  display_text?: string
  lines?: { display_text: string; amount: number }[]
}

/** What a line comes to: its goods, less its share of discounts. `told` turns amounts of the shop into those of the protocol. */
export function lineTotals(line: LineItem, withTax: boolean, told: (amount: number) => number): Total[] {
  const before = withTax ? line.original_total : line.subtotal
  const subtotal = told(before ?? line.unit_price * line.quantity)
  const discount = told(lineDiscount(line, withTax))
  return [
    { type: 'subtotal', amount: subtotal },
    ...(discount > 0 ? [{ type: 'items_discount', amount: -discount }] : []),
    { type: 'total', amount: subtotal - discount },
  ]
}

const amountOf = (totals: readonly Total[], type: string) =>
  totals.filter((one) => one.type === type).reduce((sum, { amount }) => sum + amount, 0)

/**
 * What a sale comes to, so that all entries but the last add up to it. The shop rounds a discount once over all lines, and some
 * currencies have larger parts than it counts in, so there can be a cent that no line has: it stands by itself.
 */
export function saleTotals(sale: Sale): Total[] {
  const withTax = showsTaxInPrices(sale)
  const told = tellerOf(sale)
  const lines = linesOf(sale).map((line) => lineTotals(line, withTax, told))
  const subtotal = lines.reduce((sum, one) => sum + amountOf(one, 'subtotal'), 0)
  const discount = lines.reduce((sum, one) => sum + amountOf(one, 'items_discount'), 0)
  const tax = told(sale.tax_total ?? 0)
  const total = told(sale.total ?? 0)
  const delivery = told((sale.shipping_total ?? 0) + (withTax ? (sale.shipping_tax_total ?? 0) : 0))
  const entries: Total[] = [
    { type: 'subtotal', amount: subtotal },
    ...(discount < 0 ? [{ type: 'items_discount', amount: discount }] : []),
    ...((sale.shipping_methods ?? []).length > 0 ? [{ type: 'fulfillment', amount: delivery }] : []),
    ...(!withTax && tax > 0 ? [{ type: 'tax', amount: tax }] : []),
  ]
  const rest = total - entries.reduce((sum, { amount }) => sum + amount, 0)
  if (rest !== 0)
    entries.push(
      (sale.gift_card_total ?? 0) > 0
        ? { type: 'gift_card', display_text: 'Gift card', amount: rest }
        : { type: 'rounding', display_text: 'Rounding', amount: rest },
    )
  const parts =
    withTax && tax > 0
      ? {
          lines: [
            { display_text: 'Without tax', amount: total - tax },
            { display_text: 'Tax included', amount: tax },
          ],
        }
      : {}
  return [...entries, { type: 'total', amount: total, ...parts }]
}
