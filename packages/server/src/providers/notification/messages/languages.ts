import { type Language, languageOf } from '../../../languages'
import { en } from './en'
import type { MailMessages } from './messages'

/** What mails say in each language of the shop, read when it is first needed. */
const messages: Readonly<Record<Language, () => Promise<MailMessages>>> = {
  en: async () => en,
  de: async () => (await import('./de')).de,
  fr: async () => (await import('./fr')).fr,
  hr: async () => (await import('./hr')).hr,
  it: async () => (await import('./it')).it,
  pt: async () => (await import('./pt')).pt,
  uk: async () => (await import('./uk')).uk,
  ar: async () => (await import('./ar')).ar,
  pl: async () => (await import('./pl')).pl,
  es: async () => (await import('./es')).es,
  hi: async () => (await import('./hi')).hi,
  bs: async () => (await import('./bs')).bs,
  vi: async () => (await import('./vi')).vi,
  ta: async () => (await import('./ta')).ta,
  ru: async () => (await import('./ru')).ru,
  sl: async () => (await import('./sl')).sl,
  bg: async () => (await import('./bg')).bg,
  ko: async () => (await import('./ko')).ko,
  ja: async () => (await import('./ja')).ja,
  cs: async () => (await import('./cs')).cs,
  zh: async () => (await import('./zh')).zh,
}

/**
 * The messages for a locale such as `de-AT`, in its language, and the locale for figures. English for a language
 * that is not there and for text that is no locale: customers may write anything there.
 */
export async function messagesFor(
  locale: string | undefined,
): Promise<{ messages: MailMessages; locale: string }> {
  const language = locale && languageOf(locale)
  const tag = language && canonical(locale.replace('_', '-').replace(/^tm\b/i, 'ta'))
  return tag ? { messages: await messages[language](), locale: tag } : { messages: en, locale: 'en' }
}

function canonical(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0]
  } catch {
    return undefined
  }
}
