import { type Language, languageOf } from '../../../languages'
import { ar } from './ar'
import { bg } from './bg'
import { bs } from './bs'
import { cs } from './cs'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { hi } from './hi'
import { hr } from './hr'
import { it } from './it'
import { ja } from './ja'
import { ko } from './ko'
import { pl } from './pl'
import { pt } from './pt'
import { ru } from './ru'
import { sl } from './sl'
import { ta } from './ta'
import { uk } from './uk'
import { vi } from './vi'
import type { DocumentWords } from './words'
import { zh } from './zh'

const words: Readonly<Record<Language, DocumentWords>> = {
  ar,
  bg,
  bs,
  cs,
  de,
  en,
  es,
  fr,
  hi,
  hr,
  it,
  ja,
  ko,
  pl,
  pt,
  ru,
  sl,
  ta,
  uk,
  vi,
  zh,
}

/**
 * The words for a locale such as `de-AT`, in its language, and the locale for figures and dates. English for a language that is
 * not there and for text that is no locale: customers may write anything there.
 */
export function wordsFor(locale: string): { words: DocumentWords; locale: string } {
  const language = languageOf(locale)
  const tag = language && canonical(locale.replace('_', '-').replace(/^tm\b/i, 'ta'))
  return tag ? { words: words[language], locale: tag } : { words: words.en, locale: 'en' }
}

function canonical(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0]
  } catch {
    return undefined
  }
}
