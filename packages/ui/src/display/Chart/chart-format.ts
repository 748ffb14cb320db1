import { formatMoney, minorUnits } from '@cartwright/sdk/rules'

/** What the values are: plain numbers, percent (12.5 is 12.5 %), or minor units of a currency. */
export type ChartFormat = 'number' | 'percent' | { currency: string }

/** A value as it is read in a table. */
export function chartText(value: number, format: ChartFormat, locale: string): string {
  if (typeof format === 'object') return formatMoney(value, format.currency, locale)
  return new Intl.NumberFormat(locale, {
    style: format === 'percent' ? 'percent' : 'decimal',
    maximumFractionDigits: format === 'percent' ? 1 : 2,
  }).format(format === 'percent' ? value / 100 : value)
}

/** A value as it stands at an axis: short, like `€12K`. */
export function axisText(value: number, format: ChartFormat, locale: string): string {
  const short = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 } as const
  if (typeof format === 'string') {
    const isPercent = format === 'percent'
    return new Intl.NumberFormat(locale, { ...short, style: isPercent ? 'percent' : 'decimal' }).format(
      isPercent ? value / 100 : value,
    )
  }
  // Between two whole units, one digit could make two marks look alike.
  const digits = Math.abs(value) < 10 * minorUnits(format.currency) ? 2 : 1
  return formatMoney(value, format.currency, locale, {
    ...short,
    maximumFractionDigits: minorUnits(format.currency) === 1 ? 0 : digits,
  })
}
