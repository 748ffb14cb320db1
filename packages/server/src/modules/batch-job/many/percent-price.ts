import { decimalsOf, type PriceEnding, roundHalfUp } from '@cartwright/contract'

/** What a whole unit of a currency with cents ends in. */
const cents: Record<Exclude<PriceEnding, 'none'>, number> = { '.99': 99, '.95': 95 }

/**
 * A price some per cent higher or lower, in minor units, rounded to the nearest one with the ending. What has no cents is
 * rounded to whole units, and what cost something does not become free by rounding.
 */
export function percentPrice(
  amount: number,
  { percent, ending, currency_code }: { percent: number; ending: PriceEnding; currency_code: string },
): number {
  const exact = (amount * (100 + percent)) / 100
  const nearest = roundHalfUp(exact)
  if (amount === 0) return 0
  if (ending === 'none' || decimalsOf(currency_code) === 0) return Math.max(1, nearest)
  const whole = roundHalfUp((exact - cents[ending]) / 100)
  return Math.max(0, whole) * 100 + cents[ending]
}
