import { formatMoney } from '@cartwright/sdk/rules'
import { languageOf, tagOf } from '@cartwright/ui/strings'
import { useTranslation } from 'react-i18next'

/** Amounts in words for sentences and buttons: "Refund €24.00". */
export function useMoney(currency: string): (amount: number) => string {
  const { i18n } = useTranslation()
  const locale = tagOf(languageOf(i18n.language))
  return (amount) => formatMoney(amount, currency, locale)
}
