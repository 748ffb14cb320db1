import { intlTagOf, languageOf } from '@cartwright/ui/strings'
import { useTranslation } from 'react-i18next'

/**
 * The language of the screen as the reader's own region writes it: English on a device set to British English is `en-GB`,
 * whose days come before its months.
 */
export function localeOf(language: string, wanted: readonly string[] = navigator.languages): string {
  const tag = intlTagOf(languageOf(language))
  const [base] = tag.split('-')
  const own = wanted.find((one) => one.includes('-') && one.split('-')[0]?.toLowerCase() === base)
  return own && Intl.DateTimeFormat.supportedLocalesOf([own]).length > 0 ? own : tag
}

/** How dates, numbers and amounts are written for the reader. */
export const useLocale = (): string => localeOf(useTranslation().i18n.language)
