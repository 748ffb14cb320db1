import { languageOf, tagOf } from '@cartwright/ui/strings'
import { useTranslation } from 'react-i18next'

/** Counts in the reader's own notation. */
export function useNumber(): (value: number) => string {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(tagOf(languageOf(i18n.language)))
  return (value) => format.format(value)
}
