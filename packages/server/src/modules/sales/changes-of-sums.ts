import { countNames, type Fact, type FactCounts, nothingCounted } from './order-facts'
import { startOf } from './shop-days'
import type { SalesSpan } from './tables'

type Place = Pick<Fact, 'day' | 'currency_code' | 'region_id' | 'sales_channel_id'>
export type SumRow = Pick<Fact, 'kind' | 'key'> & Place & FactCounts
export type PairRow = { span: SalesSpan; product_id: string; discount_id: string } & Place & FactCounts

const spans = ['day', 'month', 'year'] as const satisfies readonly SalesSpan[]

interface SumChanges {
  days: SumRow[]
  months: SumRow[]
  years: SumRow[]
  pairs: PairRow[]
}

/**
 * What new facts add to the sums beyond the old ones: to days, months and years, and to the products of orders with a discount.
 * Rows stand in one order for everybody, so that no two who write wait for each other.
 */
export function changesOfSums(old: readonly Fact[], facts: readonly Fact[]): SumChanges {
  const sums = { day: new Sums<SumRow>(), month: new Sums<SumRow>(), year: new Sums<SumRow>() }
  const pairs = new Sums<PairRow>()
  for (const [some, sign] of [[old, -1] as const, [facts, 1] as const]) {
    const discounts = discountsOf(some)
    for (const fact of some) {
      const { kind, key, day, currency_code, region_id, sales_channel_id } = fact
      const place = { currency_code, region_id, sales_channel_id }
      const starts = spans.map((span) => ({ span, day: startOf(day, span) }))
      for (const { span, day } of starts) sums[span].add({ kind, ...place, key, day }, fact, sign)
      if (kind !== 'product') continue
      for (const discount_id of discounts.get(fact.order_id) ?? [])
        for (const { span, day } of starts)
          pairs.add({ span, ...place, discount_id, product_id: key, day }, fact, sign)
    }
  }
  const { day, month, year } = sums
  return { days: day.changed(), months: month.changed(), years: year.changed(), pairs: pairs.changed() }
}

/** The discounts of each order that has any. */
function discountsOf(facts: readonly Fact[]): Map<string, Set<string>> {
  const discounts = new Map<string, Set<string>>()
  for (const { kind, order_id, key } of facts) {
    if (kind !== 'discount') continue
    const known = discounts.get(order_id)
    if (known) known.add(key)
    else discounts.set(order_id, new Set([key]))
  }
  return discounts
}

/** Counts added up under whatever tells rows apart. */
class Sums<Row extends FactCounts> {
  #rows = new Map<string, Row>()

  add(named: Omit<Row, keyof FactCounts>, counts: FactCounts, sign: 1 | -1): void {
    const name = Object.values(named).join(' ')
    let row = this.#rows.get(name)
    if (!row) {
      row = { ...named, ...nothingCounted() } as Row
      this.#rows.set(name, row)
    }
    const sums: FactCounts = row
    for (const count of countNames) sums[count] += sign * counts[count]
  }

  changed(): Row[] {
    return [...this.#rows]
      .filter(([, row]) => countNames.some((name) => row[name] !== 0))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, row]) => row)
  }
}
