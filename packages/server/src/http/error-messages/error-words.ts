import { acceptedLocale, type Language, languageOf } from '../../languages'
import { ar } from './ar'
import { bg } from './bg'
import { bs } from './bs'
import { cs } from './cs'
import { de } from './de'
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
import type { ErrorWords } from './words'
import { zh } from './zh'

/** English is what the refusals themselves say, closer to the matter. */
const words: Readonly<Record<Exclude<Language, 'en'>, ErrorWords>> = {
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
 * What a refusal says in the language a browser asks for: by its code, else by its type. Undefined where English is wanted,
 * or the refusal is about something the English sentence names.
 */
export function wordsFor(
  acceptLanguage: string | null,
  refusal: { type: string; code?: string; message?: string },
): { language: Language; text: string } | undefined {
  const language = languageOf(acceptedLocale(acceptLanguage) ?? '')
  if (!language || language === 'en') return undefined
  const { type, code = '', message } = refusal
  const known = words[language]
  const key = [code, type].find((name): name is keyof ErrorWords => Object.hasOwn(known, name))
  // A token of a mail that is over, say: the sentence is about that, not about signing in.
  if (!key || (key === 'unauthorized' && message !== undefined && message !== 'Unauthorized'))
    return undefined
  return { language, text: known[key] }
}
