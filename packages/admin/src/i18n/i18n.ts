import { addUiStrings, languageOf, languages } from '@cartwright/ui/strings'
import i18n from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import HttpBackend from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'

/** Languages all of whose screens are translated; the others show English where a sentence is missing. */
export const completeLanguages = ['en', 'de', 'fr', 'es', 'ar']

/** Starts the translations: one file a language and screen, fetched when a screen first needs it. */
export async function startI18n(): Promise<void> {
  await i18n
    .use(HttpBackend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      fallbackLng: 'en',
      supportedLngs: languages.map(({ file }) => file),
      load: 'languageOnly',
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      backend: { loadPath: `${import.meta.env.BASE_URL}locales/{{lng}}/{{ns}}.json` },
      maxRetries: 5,
      retryTimeout: 350,
      maxParallelReads: 10,
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
        caches: ['localStorage'],
        convertDetectedLanguage: (found) => languageOf(found),
      },
    })
  await addUiStrings(i18n)
}
