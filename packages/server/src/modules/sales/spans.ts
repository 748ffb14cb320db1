import { type Period, plusDays, startOf } from './shop-days'
import type { SalesSpan } from './tables'

/** Days that sums of a span cover; those of months and years are told by their first days. */
export interface SpanOfPeriod {
  span: SalesSpan
  period: Period
}

const shorter = { year: 'month', month: 'day' } as const

/**
 * A period in as few sums as cover it: its whole years, the whole months at their edges, the days at the edges of those.
 *
 * @param longest the longest span that will do
 */
export function spansOf(period: Period, longest: SalesSpan): SpanOfPeriod[] {
  const { from, to } = period
  if (from > to) return []
  if (longest === 'day') return [{ span: 'day', period }]
  const first = from === startOf(from, longest) ? from : nextStart(from, longest)
  const end = startOf(plusDays(to, 1), longest)
  if (first >= end) return spansOf(period, shorter[longest])
  return [
    ...spansOf({ from, to: plusDays(first, -1) }, shorter[longest]),
    { span: longest, period: { from: first, to: startOf(plusDays(end, -1), longest) } },
    ...spansOf({ from: end, to }, shorter[longest]),
  ]
}

/**
 * The period widened to whole spans where nothing was sold beyond it, so that all there is takes the sums of whole spans.
 *
 * @param sold the first and the last day on which anything was sold
 */
export function widened({ from, to }: Period, sold: Period, longest: SalesSpan): Period {
  return {
    from: from <= sold.from ? startOf(from, longest) : from,
    to: to >= sold.to ? plusDays(nextStart(to, longest), -1) : to,
  }
}

/** The first day of the span after the one that a day is in. */
const nextStart = (day: string, span: SalesSpan) =>
  startOf(plusDays(startOf(day, span), { day: 1, month: 31, year: 366 }[span]), span)
