import type { ExplainedPrice, PriceReason } from '@cartwright/contract'

/** From what nearly won to what is for somewhere else. */
const nearness: readonly PriceReason[] = [
  'only_one',
  'lowest',
  'equal_later',
  'dearer',
  'not_comparable',
  'quantity_unknown',
  'below_min_quantity',
  'above_max_quantity',
  'list_other_groups',
  'list_not_started',
  'list_ended',
  'list_draft',
  'list_missing',
  'other_region',
  'other_currency',
]
const outcomes: readonly ExplainedPrice['outcome'][] = ['won', 'original', 'lost']

/** The price that is asked for first, the original one next, then the others by how near they came, the lowest first. */
export const byOutcome = (prices: readonly ExplainedPrice[]): ExplainedPrice[] =>
  prices.toSorted(
    (a, b) =>
      outcomes.indexOf(a.outcome) - outcomes.indexOf(b.outcome) ||
      nearness.indexOf(a.reason) - nearness.indexOf(b.reason) ||
      a.currency_code.localeCompare(b.currency_code) ||
      a.amount - b.amount,
  )
