/** Days are text, `2026-03-29`, as the shop's own clock has them: whatever hours a day has, it is one day. */

const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const text = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const oneDay = 86_400_000

export const plusDays = (day: string, days: number): string => text(at(day) + days * oneDay)

/** How many days a period has, both ends counted. */
export const daysIn = ({ from, to }: Period): number => Math.round((at(to) - at(from)) / oneDay) + 1

export interface Period {
  from: string
  to: string
}

/** The same days a year earlier; the 29th of February is compared with the 28th. */
function yearBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year - 1, month, 0)).getUTCDate()
  return text(Date.UTC(year - 1, month - 1, Math.min(date, last)))
}

/**
 * What a period is compared with: as many days right before it, or the same days of the year before. A period that is
 * whole months is compared with as many whole months.
 */
export function comparedWith(period: Period, how: 'previous' | 'year'): Period {
  if (how === 'year') return { from: yearBefore(period.from), to: yearBefore(period.to) }
  const to = plusDays(period.from, -1)
  const months = wholeMonths(period)
  return { from: months ? monthsBefore(period.from, months) : plusDays(to, 1 - daysIn(period)), to }
}

function wholeMonths({ from, to }: Period): number {
  if (!from.endsWith('-01') || !plusDays(to, 1).endsWith('-01')) return 0
  const [year = 0, month = 0] = from.split('-').map(Number)
  const [untilYear = 0, untilMonth = 0] = to.split('-').map(Number)
  return (untilYear - year) * 12 + untilMonth - month + 1
}

function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return text(Date.UTC(year, month - 1 - months, 1))
}

export type Interval = 'day' | 'week' | 'month'

/** The first day of the week (from Monday), month or year that a day is in. */
export function startOf(day: string, interval: Interval | 'year'): string {
  if (interval === 'day') return day
  if (interval === 'year') return `${day.slice(0, 4)}-01-01`
  if (interval === 'month') return `${day.slice(0, 7)}-01`
  return plusDays(day, -((new Date(at(day)).getUTCDay() + 6) % 7))
}

/** The beginnings of all days, weeks or months of a period; the first may begin before it. */
export function beginnings({ from, to }: Period, interval: Interval): string[] {
  const days: string[] = []
  let day = startOf(from, interval)
  while (day <= to) {
    days.push(day)
    day =
      interval === 'day'
        ? plusDays(day, 1)
        : interval === 'week'
          ? plusDays(day, 7)
          : startOf(plusDays(day, 31), 'month')
  }
  return days
}

/** A real day of the calendar, of a year that has a next one with as many digits. */
export const isDay = (day: string): boolean =>
  /^(?!9999)\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(at(day)) && text(at(day)) === day
