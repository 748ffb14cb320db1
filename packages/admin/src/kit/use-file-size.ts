import { intlTagOf, languageOf } from '@cartwright/ui/strings'
import { useTranslation } from 'react-i18next'

const steps = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** How large a file is, as the reader writes it: `1.2 MB`. Takes bytes. */
export function useFileSize(): (bytes: number) => string {
  const { i18n } = useTranslation()
  const locale = intlTagOf(languageOf(i18n.language))
  return (bytes) => {
    const step = Math.min(steps.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: steps[step],
      maximumFractionDigits: step < 2 ? 0 : 1,
    }).format(bytes / 1000 ** step)
  }
}
