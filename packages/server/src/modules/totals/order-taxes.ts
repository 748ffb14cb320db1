import { allocate, sumRates } from '@cartwright/contract'
import { lineTaxes } from './line-totals'
import { type OrderSale, type OrderTotals, type OrderTotalsOptions, orderRules } from './order-totals'

/** One tax of a sale: the amount it was worked out on, after discounts, and what it comes to. */
export interface TaxSum {
  name: string
  rate: number
  base: number
  tax: number
}

type Named = { rate: number | null; name?: string | null }

/**
 * The taxes of an order by name and rate, in the order of its lines; `tax` adds up to `tax_total` to the cent. What nothing is
 * charged on stands under the rate 0. A tax that a gift card carried was paid when the card was, and is taken off under the
 * name `gift_card` with the base 0.
 */
export function orderTaxes(
  order: OrderSale,
  totals: OrderTotals,
  options: OrderTotalsOptions = {},
): TaxSum[] {
  const rules = orderRules(order, options)
  const sums = new Map<string, TaxSum>()
  const add = ({ rate, name }: Named, base: number, tax: number) => {
    const key = `${rate ?? 0} ${name ?? ''}`
    const sum = sums.get(key) ?? { name: name ?? '', rate: rate ?? 0, base: 0, tax: 0 }
    sums.set(key, { ...sum, base: sum.base + base, tax: sum.tax + tax })
  }
  const spread = (named: readonly Named[], base: number, taxes: readonly number[]) => {
    if (named.length === 0 && base !== 0) add({ rate: 0 }, base, 0)
    for (const [index, one] of named.entries()) add(one, base, taxes[index] ?? 0)
  }
  for (const [index, line] of order.items.entries()) {
    const figures = totals.items[index]
    if (!figures) continue
    const named = (rules.legacy_rates ?? line.tax_lines ?? []) as readonly Named[]
    spread(named, figures.subtotal - figures.discount_total, lineTaxes(line, rules))
  }
  for (const [index, method] of (order.shipping_methods ?? []).entries()) {
    const figures = totals.shipping_methods[index]
    if (!figures || figures.total === 0) continue
    const named = (rules.legacy_rates ?? method.tax_lines ?? []) as readonly Named[]
    spread(named, figures.subtotal, shares(figures.tax_total, named))
  }
  if (totals.gift_card_tax_total !== 0) add({ rate: 0, name: 'gift_card' }, 0, -totals.gift_card_tax_total)
  return [...sums.values()]
}

/** The tax of a delivery is rounded once over all its rates: each gets its share, and nothing is lost. */
function shares(tax: number, named: readonly Named[]): number[] {
  if (named.length <= 1 || sumRates(named) === 0) return named.map((_, index) => (index === 0 ? tax : 0))
  return allocate(
    tax,
    named.map(({ rate }) => Math.round((rate ?? 0) * 1e6)),
  )
}
