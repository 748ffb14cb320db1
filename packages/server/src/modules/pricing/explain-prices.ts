import { choosePrices, isCheaper, taxKind } from './best-price'
import type { PriceContext, PriceRow } from './price-row'
import { type RuledOut, ruledOut } from './ruled-out'

/** What became of a price: it is asked for, it is the one shown struck through, or neither. */
export type PriceOutcome = 'won' | 'original' | 'lost'

/** Why the price that wins does, and why each of the others does not. */
export type PriceReason = 'only_one' | 'lowest' | 'dearer' | 'equal_later' | 'not_comparable' | RuledOut

export interface ExplainedPrice<Row> {
  price: Row
  outcome: PriceOutcome
  reason: PriceReason
}

/**
 * What became of each price, and why, in the order given. One price wins at most, and it is that of `bestPrice`; the
 * original price tells why it did not win, and is not marked where it is the one that won.
 */
export function explainPrices<Row extends PriceRow>(
  rows: readonly Row[],
  context: PriceContext,
): ExplainedPrice<Row>[] {
  const { original, calculated } = choosePrices(rows, context)
  const reasons = rows.map((row) => ruledOut(row, context))
  const isAlone = reasons.filter((reason) => reason === undefined).length === 1
  return rows.map((price, at) => {
    if (price === calculated) return { price, outcome: 'won', reason: isAlone ? 'only_one' : 'lowest' }
    return {
      price,
      outcome: price === original ? 'original' : 'lost',
      reason: reasons[at] ?? outdone(price, calculated as Row, context),
    }
  })
}

/** How a candidate fell behind the price that won. */
function outdone(row: PriceRow, winner: PriceRow, context: PriceContext): PriceReason {
  if (isCheaper(winner, row, context)) return 'dearer'
  // Without rates nothing is known of how a price with tax compares to one without.
  if (taxKind(row, context) !== taxKind(winner, context) && !context.tax_rates) return 'not_comparable'
  return 'equal_later'
}
