import { languages } from '@cartwright/ui/strings'
import i18n from 'i18next'
import { initReactI18next } from 'react-i18next'
import { backend } from './backend'
import { codeOf } from './codes'
import { detector } from './detector'

/** Starts the translations: one file a language and screen, fetched when a screen first needs it. */
export async function startI18n(): Promise<void> {
  await i18n
    .use(backend)
    .use(detector)
    .use(initReactI18next)
    .init({
      fallbackLng: 'en',
      supportedLngs: languages.map(({ tag }) => codeOf(tag)),
      load: 'languageOnly',
      ns: ['common', 'ui'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      maxRetries: 5,
      retryTimeout: 350,
      maxParallelReads: 10,
      // The first words are asked for now and not a turn later, when code stands in line before them.
      initAsync: false,
    })
}
