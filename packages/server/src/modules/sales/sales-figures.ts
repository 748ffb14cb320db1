import type { SalesFigures } from '@cartwright/contract'
import { countNames, type FactCounts } from './order-facts'

/** Of what the counts are: whole orders, one product, or several of them. */
export type Counted = 'orders' | 'product' | 'goods'

/** The counts of a period as its figures; docs/numbers.md says what each means. */
export function figuresOf(counts: FactCounts, of: Counted): SalesFigures {
  const { gross, discounts, returns, net, shipping, taxes, gift_cards, orders, units, returned_units } =
    counts
  const isWhole = of === 'orders'
  return {
    gross_sales: gross,
    discounts,
    returns,
    net_sales: net,
    shipping: isWhole ? shipping : null,
    taxes,
    total_sales: net + taxes + (isWhole ? shipping : 0),
    gift_cards: isWhole ? gift_cards : null,
    // An order of two products of a collection would count twice.
    orders: of === 'goods' ? null : orders,
    average_order: isWhole && orders > 0 ? Math.round((gross - discounts) / orders) : null,
    units,
    returned_units,
    returns_rate: units > 0 ? Math.round((returned_units / units) * 1000) / 10 : null,
    new_customers: isWhole ? counts.new_customers : null,
  }
}

/** Adds counts to a sum of them. */
export function add(sum: FactCounts, counts: FactCounts): void {
  for (const name of countNames) sum[name] += counts[name]
}
