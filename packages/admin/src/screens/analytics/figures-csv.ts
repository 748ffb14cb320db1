import type { SalesFigures, SalesSummary } from '@cartwright/contract'
import { minorUnits, moneyDecimals } from '@cartwright/sdk/rules'
import { useWords } from '../../i18n/use-words'
import { type FigureName, figureNames, formatOf } from '../../kit/figures/figure-names'

/** Text that a spreadsheet takes for a formula is one no more. */
const cell = (text: string): string => {
  const safe = /^[=+@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The course of all figures as a table for spreadsheets: plain numbers, amounts in whole units of the currency. */
export function figuresCsv(
  { series, series_before, currency_code }: Pick<SalesSummary, 'series' | 'series_before' | 'currency_code'>,
  nameOf: (name: FigureName | 'interval_day' | 'period_before') => string,
): string {
  const numberOf = (figures: SalesFigures, name: FigureName) => {
    const value = figures[name]
    if (value === null) return ''
    return typeof formatOf(name, currency_code) === 'object'
      ? (value / minorUnits(currency_code)).toFixed(moneyDecimals(currency_code))
      : String(value)
  }
  const head = [
    nameOf('interval_day'),
    ...figureNames.map((name) =>
      typeof formatOf(name, currency_code) === 'object'
        ? `${nameOf(name)} (${currency_code.toUpperCase()})`
        : nameOf(name),
    ),
  ]
  const rows = [...series_before, ...series].map(({ day, figures }) => [
    day,
    ...figureNames.map((name) => numberOf(figures, name)),
  ])
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

export function useFiguresCsv(): (summary: SalesSummary) => string {
  const t = useWords('analytics')
  return (summary) => figuresCsv(summary, (name) => t(name))
}
