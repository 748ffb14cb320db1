'use client'

import { createInstance, type i18n as I18n } from 'i18next'
import { createContext, useContext } from 'react'
import { getI18n, I18nContext, useTranslation } from 'react-i18next'
import { en } from './en.js'

/** The names of the strings a component may ask for. */
export type StringKey = Exclude<keyof typeof en, `${string}_${string}` | 'status'> | 'moreErrors'
export type StatusKey = keyof typeof en.status
/** One language: every string of the English one, plural forms as the language needs them. */
export type UiStrings = { [Key in Exclude<keyof typeof en, `${string}_${string}` | 'status'>]: string } & {
  status: Record<StatusKey, string>
  moreErrors_other: string
} & Partial<Record<`moreErrors_${'zero' | 'one' | 'two' | 'few' | 'many'}`, string>>

/** Strings handed to UiProvider; they come before those of the application's own i18next. */
export const StringsContext = createContext<I18n | null>(null)

/** An i18next that holds the strings of one language only. */
export function stringsInstance(tag: string, strings: UiStrings): I18n {
  const instance = createInstance()
  void instance.init({
    lng: tag,
    fallbackLng: 'en',
    ns: 'ui',
    defaultNS: 'ui',
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { en: { ui: en }, [tag]: { ui: strings } },
  })
  return instance
}

let english: I18n | undefined
const inEnglish = () => {
  english ??= stringsInstance('en', en)
  return english
}

/** Gives `t(key, values)` for the strings of the `ui` namespace, in English where a language lacks one. */
export function useStrings(): (
  key: StringKey | `status.${StatusKey}`,
  values?: Record<string, unknown>,
) => string {
  const given = useContext(StringsContext)
  const { i18n: provided } = useContext(I18nContext) ?? {}
  const i18n = given ?? provided ?? getI18n() ?? inEnglish()
  const { t } = useTranslation('ui', { i18n, useSuspense: false })
  return (key, values) => {
    const found = t(key, { ...values, defaultValue: '', interpolation: { escapeValue: false } }) as string
    return found || (inEnglish().t(key, { ...values }) as string)
  }
}
