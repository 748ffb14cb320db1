import { languageOf, tagOf } from '@cartwright/ui/strings'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** What the reader's language calls what has a code: countries by `de`, currencies by `eur`. The code where it has no name. */
function useNamesOf(type: 'region' | 'currency'): (code: string) => string {
  const { i18n } = useTranslation()
  const tag = tagOf(languageOf(i18n.language))
  return useMemo(() => {
    const names = new Intl.DisplayNames([tag, 'en'], { type })
    return (code) => names.of(code.toUpperCase()) ?? code.toUpperCase()
  }, [tag, type])
}

export const useCountryName = (): ((code: string) => string) => useNamesOf('region')
export const useCurrencyName = (): ((code: string) => string) => useNamesOf('currency')
