import { formatMoney } from '@cartwright/sdk/rules'
import { useLocale } from './locale'

/** Amounts in words for sentences and buttons: "Refund €24.00". */
export function useMoney(currency: string): (amount: number) => string {
  const locale = useLocale()
  return (amount) => formatMoney(amount, currency, locale)
}
