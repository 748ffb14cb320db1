import type { i18n as I18n } from 'i18next'
import { type Language, languageOf } from './languages.js'
import type { UiStrings } from './use-strings.js'

const files: Record<Language, () => Promise<{ default: UiStrings }>> = {
  en: () => import('./en.js').then(({ en }) => ({ default: en })),
  de: () => import('./de.js'),
  fr: () => import('./fr.js'),
  hr: () => import('./hr.js'),
  it: () => import('./it.js'),
  pt: () => import('./pt.js'),
  uk: () => import('./uk.js'),
  ar: () => import('./ar.js'),
  pl: () => import('./pl.js'),
  es: () => import('./es.js'),
  hi: () => import('./hi.js'),
  bs: () => import('./bs.js'),
  vi: () => import('./vi.js'),
  tm: () => import('./tm.js'),
  ru: () => import('./ru.js'),
  sl: () => import('./sl.js'),
  bg: () => import('./bg.js'),
  ko: () => import('./ko.js'),
  ja: () => import('./ja.js'),
  cs: () => import('./cs.js'),
  zh: () => import('./zh.js'),
}

/** The strings of the components for a locale; only the file of that language is fetched. */
export const loadStrings = async (locale: string): Promise<UiStrings> =>
  (await files[languageOf(locale)]()).default

/** Gives an application's i18next the strings of its language as namespace `ui`, now and whenever it changes. */
export async function addUiStrings(i18n: I18n): Promise<void> {
  const add = async (language: string) => {
    if (!i18n.hasResourceBundle(language, 'ui')) {
      i18n.addResourceBundle(language, 'ui', await loadStrings(language))
    }
  }
  i18n.on('languageChanged', (language) => void add(language))
  await add(i18n.resolvedLanguage ?? i18n.language ?? 'en')
}
