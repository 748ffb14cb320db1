'use client'

import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'

export interface DateTimeProps {
  /** A date, or the text the API sends. */
  value: Date | string
  /** `relative` says "3 hours ago" within a week and the day beyond it. */
  format?: 'date' | 'time' | 'datetime' | 'relative'
  /** Where the reader's own zone is unknown: on a server. */
  timeZone?: string
  /** What counts as now. */
  now?: Date
  className?: string
}

const styles: Record<'date' | 'time' | 'datetime', Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  datetime: { dateStyle: 'medium', timeStyle: 'short' },
}
const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/** "3 hours ago", up to a week away; null beyond that. */
export function relativeTime(date: Date, now: Date, locale: string): string | null {
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000)
  if (Math.abs(seconds) >= 7 * 86_400) return null
  const [unit, length] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(seconds / length), unit)
}

/** A moment in the reader's notation; the exact one stands in its title. */
export function DateTime({ value, format = 'datetime', timeZone, now, className }: DateTimeProps) {
  const { locale } = useLocale()
  const date = typeof value === 'string' ? new Date(value) : value
  const written = (style: keyof typeof styles) =>
    new Intl.DateTimeFormat(locale, { ...styles[style], timeZone }).format(date)
  const text =
    format === 'relative'
      ? (relativeTime(date, now ?? new Date(), locale) ?? written('date'))
      : written(format)
  return (
    <time
      dateTime={date.toISOString()}
      title={format === 'relative' ? written('datetime') : undefined}
      // The zone of the server and that of the reader may differ.
      suppressHydrationWarning
      className={classNames('cw-DateTime', className)}
    >
      {text}
    </time>
  )
}
