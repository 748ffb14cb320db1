import type { Metadata } from './metadata'

/** How long a delivery takes, in working days. */
export interface DeliveryTime {
  min: number
  max: number
  /** Until it is handed over. */
  handling: number
}

/** The days between which something arrives, as dates without a time: `2026-11-26`. */
export interface DeliveryWindow {
  from: string
  to: string
}

/** Beyond this many working days nobody promises anything. */
export const mostDeliveryDays = 365

/**
 * What a shipping option says of itself in its metadata: `delivery_days_min`, `delivery_days_max` and `handling_days`, each
 * a whole number of working days. One bound alone is both; undefined where it says nothing, or nothing that makes sense.
 */
export function deliveryTime(metadata: Metadata | null | undefined): DeliveryTime | undefined {
  const least = daysIn(metadata?.delivery_days_min)
  const most = daysIn(metadata?.delivery_days_max)
  const min = least ?? most
  const max = most ?? least
  if (min === undefined || max === undefined || min > max) return undefined
  return { min, max, handling: daysIn(metadata?.handling_days) ?? 0 }
}

/** Staff who edit metadata by hand may have written numbers as text. */
function daysIn(value: unknown): number | undefined {
  const days = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof days === 'number' && Number.isInteger(days) && days >= 0 && days <= mostDeliveryDays
    ? days
    : undefined
}

/**
 * When something that is ordered now arrives. Saturdays and Sundays do not count; public holidays are not known. Days are
 * those of UTC, so that a page drawn by a server says the same wherever it is read.
 */
export function deliveryWindow({ min, max, handling }: DeliveryTime, now: Date): DeliveryWindow {
  return { from: workingDay(now, handling + min), to: workingDay(now, handling + max) }
}

const day = 24 * 60 * 60 * 1000
const isWeekend = (date: Date) => date.getUTCDay() === 0 || date.getUTCDay() === 6

/** The working day so many after a date; of a weekend the Monday after it is the next one. */
function workingDay(start: Date, days: number): string {
  let date = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()))
  for (let left = days; left > 0 || isWeekend(date); ) {
    date = new Date(date.getTime() + day)
    if (!isWeekend(date) && left > 0) left -= 1
  }
  return date.toISOString().slice(0, 10)
}

/**
 * The days as a reader's language writes them: `Thu 26 Nov – Mon 30 Nov`. Browsers and servers may know different editions of a
 * language: a page that both draw writes them once, on the server.
 */
export function deliveryDates({ from, to }: DeliveryWindow, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
}
