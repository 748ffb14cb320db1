import { languageOf, tagOf } from '@cartwright/ui/strings'
import { useTranslation } from 'react-i18next'

/** The locales of the reader for Intl: English stands in where a browser has no table of a language. */
export function useLocales(): [string, string] {
  const { i18n } = useTranslation()
  return [tagOf(languageOf(i18n.language)), 'en']
}
