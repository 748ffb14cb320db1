import type { LanguageDetectorModule } from 'i18next'
import { codeOf } from './codes'

const key = 'i18nextLng'

/** A browser may refuse its storage: then nothing is remembered. */
const stored = (storage: () => Storage): string | null => {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

const cookie = () => document.cookie.match(/(?:^|; )i18next=([^;]*)/)?.[1]

/** The language of a link (`?lng=de`), else the one chosen before, else those that the browser asks for. */
export const detector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () =>
    [
      new URLSearchParams(window.location.search).get('lng'),
      cookie(),
      stored(() => localStorage),
      stored(() => sessionStorage),
      ...navigator.languages,
      document.documentElement.lang,
    ]
      .filter((tag): tag is string => Boolean(tag))
      .map(codeOf),
  cacheUserLanguage: (language) => {
    try {
      localStorage.setItem(key, language)
    } catch {
      // It is detected anew next time.
    }
  },
}
