import { invalidData } from '../../errors'

/** A discount as staff describe it, as far as its parts must fit together. */
interface Described {
  type: string
  value: number
  regions: number
  starts_at: string
  ends_at?: string | null
  usage_limit?: number | null
  valid_duration?: string | null
}

/** @throws invalid_data for what contradicts itself (rules: discounts) */
export function assertDiscount(discount: Described): void {
  const { type, value, regions, starts_at, ends_at, usage_limit, valid_duration } = discount
  if (!Number.isSafeInteger(value)) throw invalidData('rule.value: it must be a whole number')
  if (type === 'percentage' && value > 100) throw invalidData('rule.value: a percentage cannot be above 100')
  if (regions === 0) throw invalidData('regions: a discount needs at least one region')
  if (type === 'fixed' && regions > 1)
    throw invalidData('regions: a fixed discount is in one currency, so it can have one region only')
  if (ends_at && Date.parse(ends_at) <= Date.parse(starts_at))
    throw invalidData('"ends_at" must be greater than "starts_at"')
  if (usage_limit != null && !Number.isSafeInteger(usage_limit))
    throw invalidData('usage_limit: it must be a whole number')
  if (valid_duration && !durationOf(valid_duration))
    throw invalidData(
      'valid_duration: it must be an ISO 8601 duration such as P6M or P3DT12H, at most P1000Y',
    )
}

interface Duration {
  months: number
  ms: number
}

/** What lasts longer leads to no date that can be written. */
const longest = 1000 * 366 * 86_400_000

/** An ISO 8601 duration; undefined when it is none, or lasts over 1000 years. Months and years follow the calendar. */
export function durationOf(text: string): Duration | undefined {
  const parts =
    /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(
      text.trim().toUpperCase(),
    )
  if (!parts) return undefined
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  const duration = {
    months: years * 12 + months,
    ms: (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60_000 + seconds * 1000,
  }
  return duration.months <= 12_000 && duration.ms <= longest ? duration : undefined
}

/** The instant a duration after another. The 31st plus a month ends with the shorter month. */
export function after(start: Date, { months, ms }: Duration): Date {
  const end = new Date(start)
  end.setUTCMonth(start.getUTCMonth() + months)
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0)
  return new Date(end.getTime() + ms)
}
