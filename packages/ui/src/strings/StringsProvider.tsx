'use client'

import { type ReactNode, useMemo } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { intlTagOf } from './languages.js'
import { translator } from './translate.js'
import { StringsContext, type UiStrings } from './use-strings.js'

export interface StringsProviderProps {
  /** Language and region, for numbers, dates and direction: `de`, `en-GB`, `ar-AE`. */
  locale: string
  /** The strings of that language. Leave out where the application's i18next holds them as namespace `ui`. */
  strings?: UiStrings
  children: ReactNode
}

/** Sets the language of the components below it, and nothing else: all that the pieces of a shop need. */
export function StringsProvider({ locale, strings, children }: StringsProviderProps) {
  const tag = intlTagOf(locale)
  const read = useMemo(() => (strings ? translator(tag, strings) : null), [tag, strings])
  return (
    <I18nProvider locale={tag}>
      {read ? <StringsContext.Provider value={read}>{children}</StringsContext.Provider> : children}
    </I18nProvider>
  )
}
