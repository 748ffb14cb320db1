import { languageOf, languages } from '@cartwright/ui/strings'
import i18n from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import { backend } from './backend'
import { codeOf } from './codes'

/** Starts the translations: one file a language and screen, fetched when a screen first needs it. */
export async function startI18n(): Promise<void> {
  await i18n
    .use(backend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      fallbackLng: 'en',
      supportedLngs: languages.map(({ tag }) => codeOf(tag)),
      load: 'languageOnly',
      ns: ['common', 'ui'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      backend: {
        loadPath: ([language = 'en']: string[]) =>
          `${import.meta.env.BASE_URL}locales/${languageOf(language)}/{{ns}}.json`,
      },
      maxRetries: 5,
      retryTimeout: 350,
      maxParallelReads: 10,
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
        caches: ['localStorage'],
        convertDetectedLanguage: codeOf,
      },
    })
}
