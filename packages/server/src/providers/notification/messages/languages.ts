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
import type { MailMessages } from './messages'
import { pl } from './pl'
import { pt } from './pt'
import { ru } from './ru'
import { sl } from './sl'
import { ta } from './ta'
import { uk } from './uk'
import { vi } from './vi'
import { zh } from './zh'

/** What mails say in each language of the shop. */
const messages: Readonly<Record<Language, MailMessages>> = {
  en,
  de,
  fr,
  hr,
  it,
  pt,
  uk,
  ar,
  pl,
  es,
  hi,
  bs,
  vi,
  ta,
  ru,
  sl,
  bg,
  ko,
  ja,
  cs,
  zh,
}

/**
 * The messages for a locale such as `de-AT`, in its language, and the locale for figures. English for a language
 * that is not there and for text that is no locale: customers may write anything there.
 */
export function messagesFor(locale: string | undefined): { messages: MailMessages; locale: string } {
  const language = locale && languageOf(locale)
  const tag = language && canonical(locale.replace('_', '-').replace(/^tm\b/i, 'ta'))
  return tag ? { messages: messages[language], locale: tag } : { messages: en, locale: 'en' }
}

function canonical(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0]
  } catch {
    return undefined
  }
}
