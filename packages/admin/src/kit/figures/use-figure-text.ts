import { formatMoney } from '@cartwright/sdk/rules'
import type { ChartFormat } from '@cartwright/ui/Chart'
import { useLocale } from '../locale'

/** A figure as the reader writes it; a dash where there is none. */
export function useFigureText(): (value: number | null | undefined, format: ChartFormat) => string {
  const locale = useLocale()
  return (value, format) => {
    if (value === null || value === undefined) return '–'
    if (typeof format === 'object') return formatMoney(value, format.currency, locale)
    const isPercent = format === 'percent'
    return new Intl.NumberFormat(locale, {
      style: isPercent ? 'percent' : 'decimal',
      maximumFractionDigits: 1,
    }).format(isPercent ? value / 100 : value)
  }
}
