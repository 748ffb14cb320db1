import { languageOf, tagOf } from '@cartwright/ui/strings'
import { useTranslation } from 'react-i18next'

/** Percentages as the reader writes them: `7.7` is "7.7%", or "7,7 %". */
export function usePercent(): (rate: number | null | undefined) => string {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(tagOf(languageOf(i18n.language)), {
    style: 'percent',
    maximumFractionDigits: 4,
  })
  return (rate) => format.format((rate ?? 0) / 100)
}
