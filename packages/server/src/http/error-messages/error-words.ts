import { acceptedLocale, type Language, languageOf } from '../../languages'
import type { ErrorWords } from './words'

/** English is what the refusals themselves say, closer to the matter. A language is read when somebody first asks for it. */
const words: Readonly<Record<Exclude<Language, 'en'>, () => Promise<ErrorWords>>> = {
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
 * What a refusal says in the language a browser asks for: by its code, else by its type. Undefined where English is wanted,
 * or the refusal is about something the English sentence names.
 */
export async function wordsFor(
  acceptLanguage: string | null,
  refusal: { type: string; code?: string; message?: string },
): Promise<{ language: Language; text: string } | undefined> {
  const language = languageOf(acceptedLocale(acceptLanguage) ?? '')
  if (!language || language === 'en') return undefined
  const { type, code = '', message } = refusal
  const known = await words[language]()
  const key = [code, type].find((name): name is keyof ErrorWords => Object.hasOwn(known, name))
  // A token of a mail that is over, say: the sentence is about that, not about signing in.
  if (!key || (key === 'unauthorized' && message !== undefined && message !== 'Unauthorized'))
    return undefined
  return { language, text: known[key] }
}
