'use client'

import {
  type DateRange,
  type DateRangePreset,
  dateRangePresets,
  presetOf,
  todayIn,
} from '@cartwright/sdk/rules'
import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type Translate, useStrings } from '../../strings/use-strings.js'

/** The range in the reader's notation and calendar: `1 – 7 Mar 2026`. */
export function dateRangeText({ from, to }: DateRange, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
}

// "today" and "last month" are known to every browser in every language.
const named: Partial<Record<DateRangePreset, [number, Intl.RelativeTimeFormatUnit]>> = {
  today: [0, 'day'],
  yesterday: [-1, 'day'],
  this_month: [0, 'month'],
  last_month: [-1, 'month'],
  this_year: [0, 'year'],
}

/** The name of a period: "Last 7 days". */
export function presetName(preset: DateRangePreset, locale: string, t: Translate): string {
  const relative = named[preset]
  if (!relative) return t('lastDays', { count: Number(preset.replace(/\D/g, '')) })
  const name = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(...relative)
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

export interface DateRangeTextOptions {
  /** Where today is decided; the reader's own zone when absent. */
  timeZone?: string
  /** Names that are recognised; all when absent. */
  presets?: readonly DateRangePreset[]
}

/** Gives the words for a range: the name of its period, or its days. For the chip of a filter. */
export function useDateRangeText({ timeZone, presets = dateRangePresets }: DateRangeTextOptions = {}) {
  const t = useStrings()
  const { locale } = useLocale()
  return useMemo(
    () => (range: DateRange) => {
      const preset = presetOf(range, todayIn(timeZone), presets)
      return preset ? presetName(preset, locale, t) : dateRangeText(range, locale)
    },
    [t, locale, timeZone, presets],
  )
}
