/** Whole days, the first and the last included, written as ISO 8601: `2026-02-28`. */
export interface DateRange {
  from: string
  to: string
}

/** The periods people ask for by name. They end today, or with the month or the day they name. */
export const dateRangePresets = [
  'today',
  'yesterday',
  'last_7_days',
  'last_30_days',
  'last_90_days',
  'this_month',
  'last_month',
  'this_year',
] as const
export type DateRangePreset = (typeof dateRangePresets)[number]

const dayLength = 86_400_000
// Days are counted in UTC, where each is as long as the other: no change of clocks can move one.
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayLength
const dayOf = (number: number) => new Date(number * dayLength).toISOString().slice(0, 10)
const two = (number: number) => String(number).padStart(2, '0')

/** Whether the text is a day that exists, written as ISO 8601: not `2026-02-30`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(numberOf(text)) && dayOf(numberOf(text)) === text

/** The day so many days later, or earlier when negative. */
export const addDays = (day: string, days: number): string => dayOf(numberOf(day) + days)

/** The same day of another month, or its last one where the month is shorter: 31 January → 28 February. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return `${first.toISOString().slice(0, 8)}${two(Math.min(date, last))}`
}

/** How many days the range holds; both its ends count. */
export const daysIn = ({ from, to }: DateRange): number => numberOf(to) - numberOf(from) + 1

/** Every day of the range, in order. */
export const daysOf = (range: DateRange): readonly string[] =>
  Array.from({ length: Math.max(0, daysIn(range)) }, (_, index) => addDays(range.from, index))

/** What the calendar of a time zone shows at a moment: `Europe/Berlin`. Throws a RangeError for an unknown zone. */
export function todayIn(timeZone: string | undefined, now: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** The days a named period means on the given day. */
export function presetRange(preset: DateRangePreset, today: string): DateRange {
  const month = `${today.slice(0, 7)}-01`
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'last_7_days':
      return { from: addDays(today, -6), to: today }
    case 'last_30_days':
      return { from: addDays(today, -29), to: today }
    case 'last_90_days':
      return { from: addDays(today, -89), to: today }
    case 'this_month':
      return { from: month, to: today }
    case 'last_month':
      return { from: addMonths(month, -1), to: addDays(month, -1) }
    case 'this_year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today }
  }
}

/** The name of a range, where it has one on the given day: the first of `among` that means the same days. */
export const presetOf = (
  range: DateRange,
  today: string,
  among: readonly DateRangePreset[] = dateRangePresets,
): DateRangePreset | undefined =>
  among.find((preset) => {
    const { from, to } = presetRange(preset, today)
    return from === range.from && to === range.to
  })

/**
 * What a period is compared with. `period`: as many days directly before it; whole months are compared with as many whole
 * months, and the first days of a month with the same days of the month before. `year`: the same days a year earlier.
 */
export function previousPeriod(range: DateRange, by: 'period' | 'year' = 'period'): DateRange {
  const { from, to } = range
  if (by === 'year') return { from: addMonths(from, -12), to: addMonths(to, -12) }
  if (from.endsWith('-01')) {
    const months = monthsBetween(from, to) + 1
    const isWhole = addDays(to, 1).endsWith('-01')
    if (isWhole) return { from: addMonths(from, -months), to: addDays(from, -1) }
    if (months === 1) return { from: addMonths(from, -1), to: addMonths(to, -1) }
  }
  const days = daysIn(range)
  return { from: addDays(from, -days), to: addDays(from, -1) }
}

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))

/**
 * The moments between which the days lie in a time zone, for filters: `created_at[gte]` and `created_at[lt]`. The day on which
 * the clocks change has 23 or 25 hours; a day that begins without a midnight begins when its clocks do.
 */
export const momentsOf = (range: DateRange, timeZone: string): { gte: string; lt: string } => ({
  gte: startOfDay(range.from, timeZone).toISOString(),
  lt: startOfDay(addDays(range.to, 1), timeZone).toISOString(),
})

/** The first moment of a day in a time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = numberOf(day) * dayLength
  // Zones are at most 14 hours ahead and 12 behind. The first moment that shows the day is found by halving.
  let before = midnight - 15 * 3_600_000
  let after = midnight + 13 * 3_600_000
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000
    if (todayIn(timeZone, new Date(middle)) < day) before = middle
    else after = middle
  }
  return new Date(after)
}

/** What is wrong with a range, the first thing that is; null when nothing is. */
export function rangeProblem(
  { from, to }: DateRange,
  { min, max }: { min?: string; max?: string } = {},
): 'order' | 'min' | 'max' | null {
  if (from > to) return 'order'
  if (min && from < min) return 'min'
  return max && to > max ? 'max' : null
}
