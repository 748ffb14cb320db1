import { formatMoney } from '@cartwright/sdk/rules'
import { useLocale } from '../locale'
import type { FormField } from './FormFields'

/** Values of fields in words, by what the fields hold: amounts in their currency, choices by their names. */
export function useDescribe(fields: readonly FormField[]) {
  const locale = useLocale()
  return (name: string, value: unknown): string | undefined => {
    const field = fields.find((one) => one.name === name)
    if (typeof value === 'number' && field?.kind === 'money')
      return formatMoney(value, field.currency, locale)
    if (typeof value === 'number' && field?.kind === 'percent')
      return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(value / 100)
    if (field?.kind === 'choice') return field.options.find(({ id }) => id === value)?.name
    if (typeof value === 'string' && value && field?.kind === 'date')
      return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(value))
    return undefined
  }
}
