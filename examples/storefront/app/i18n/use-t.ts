import { useMaybeShop } from '../islands/shop-context'
import { type Language, tagOf } from './languages'
import { type MessageKey, messagesOf } from './messages'

export type Values = Record<string, string | number>
export type Translate = (key: MessageKey, values?: Values) => string
/** Keys that exist as `key_one`, `key_other` and whatever else a language counts by. */
type CountedKey = MessageKey extends infer K ? (K extends `${infer Stem}_other` ? Stem : never) : never

/** The texts of one language; also used outside React, where actions word their refusals. */
export function translator(language: Language) {
  const messages = messagesOf(language)
  const t: Translate = (key, values) => fill(messages?.[key] ?? key, values)
  const count = (stem: CountedKey, amount: number, values?: Values) => {
    const exact = `${stem}_${pluralOf(language).select(amount)}` as MessageKey
    const key = messages && exact in messages ? exact : (`${stem}_other` as MessageKey)
    return t(key, { ...values, count: amount })
  }
  return { t, count }
}

const plurals = new Map<Language, Intl.PluralRules>()

/** How a language counts: made once, as it takes longer than a page of words. */
function pluralOf(language: Language): Intl.PluralRules {
  let plural = plurals.get(language)
  if (!plural) {
    plural = new Intl.PluralRules(tagOf(language))
    plurals.set(language, plural)
  }
  return plural
}

export function useT() {
  return translator(useMaybeShop()?.language ?? 'en')
}

const fill = (text: string, values: Values = {}) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
