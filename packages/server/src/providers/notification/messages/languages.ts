import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import type { MailMessages } from './messages'

/** The languages mails are written in. One more is one more file and its line here. */
const languages: Readonly<Record<string, MailMessages>> = { en, de, fr, es, ar }

/**
 * The messages for a locale such as `de-AT`, in its language, and the locale for figures. English for a language
 * that is not there and for text that is no locale: customers may write anything there.
 */
export function messagesFor(locale: string | undefined): { messages: MailMessages; locale: string } {
  const tag = locale && canonical(locale.replace('_', '-'))
  const messages = tag && languages[tag.split('-')[0] ?? '']
  return messages ? { messages, locale: tag } : { messages: en, locale: 'en' }
}

function canonical(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0]
  } catch {
    return undefined
  }
}

export const mailLanguages = Object.keys(languages)
