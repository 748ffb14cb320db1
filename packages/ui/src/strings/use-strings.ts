'use client'

import type { i18n as I18n } from 'i18next'
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { getI18n, I18nContext } from 'react-i18next'
import { en } from './en.js'
import { type Translate, translator } from './translate.js'

export type { StatusKey, StringKey, Translate, UiStrings } from './translate.js'

/** The reader of strings handed to UiProvider; it comes before the application's own i18next. */
export const StringsContext = createContext<Translate | null>(null)

const inEnglish = translator('en', en)

/** Gives `t(key, values)` for the strings of the components, in English where a language lacks one. */
export function useStrings(): Translate {
  const given = useContext(StringsContext)
  const { i18n: provided } = useContext(I18nContext) ?? {}
  const i18n = (given ? undefined : (provided ?? getI18n())) as I18n | undefined
  const state = useSyncExternalStore(
    useCallback((changed: () => void) => follow(i18n, changed), [i18n]),
    () => stateOf(i18n),
    () => stateOf(i18n),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language or new strings make a new reader
  return useMemo(() => {
    const read: Translate = given ?? (i18n ? ofApplication(i18n) : inEnglish)
    return (key, values) => read(key, values) || inEnglish(key, values)
  }, [given, i18n, state])
}

/** What an application's i18next holds under the namespace `ui`. */
const ofApplication =
  (i18n: I18n): Translate =>
  (key, values) =>
    i18n.isInitialized
      ? i18n.t(key, { ns: 'ui', ...values, defaultValue: '', interpolation: { escapeValue: false } })
      : ''

const stateOf = (i18n: I18n | undefined) =>
  i18n
    ? `${i18n.language} ${i18n.isInitialized} ${i18n.language ? i18n.hasResourceBundle(i18n.language, 'ui') : ''}`
    : ''

function follow(i18n: I18n | undefined, changed: () => void): () => void {
  if (!i18n) return () => {}
  i18n.on('initialized languageChanged loaded', changed)
  i18n.store?.on('added', changed)
  return () => {
    i18n.off('initialized', changed)
    i18n.off('languageChanged', changed)
    i18n.off('loaded', changed)
    i18n.store?.off('added', changed)
  }
}
