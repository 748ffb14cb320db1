'use client'

import { formatMoney } from '@cartwright/sdk/rules'
import { useLocale } from 'react-aria-components/I18nProvider'

/** Writes amounts of minor units for sentences, in the notation of the reader. */
export function useMoneyText(): (amount: number, currency: string) => string {
  const { locale } = useLocale()
  return (amount, currency) => formatMoney(amount, currency, locale)
}
