import { loadStrings } from '@cartwright/ui/strings'
import type account from '../locales/account/en.json'
import type afterSale from '../locales/after-sale/en.json'
import type gifts from '../locales/gifts/en.json'
import type letters from '../locales/letters/en.json'
import type live from '../locales/live/en.json'
import type payment from '../locales/payment/en.json'
import type shop from '../locales/shop/en.json'
import type { Language } from './languages'
import { keepUiStrings } from './ui-strings'

/** The texts lie by area of the shop, a folder each, so that a page's words are found beside its neighbours'. */
export type MessageKey =
  | keyof typeof shop
  | keyof typeof account
  | keyof typeof afterSale
  | keyof typeof gifts
  | keyof typeof letters
  | keyof typeof live
  | keyof typeof payment
export type Messages = Record<MessageKey, string>

const loaded = new Map<Language, Messages>()
const files = import.meta.glob<Partial<Messages>>('../locales/live/*.json', { import: 'default' })

/** Keeps the texts of one area, beside those of the others. */
export const keepMessages = (language: Language, messages: Partial<Messages>) =>
  loaded.set(language, { ...loaded.get(language), ...messages } as Messages)

export const messagesOf = (language: Language): Messages | undefined =>
  loaded.get(language) ?? loaded.get('en')

/** Fetches what islands say in one language, once, and the words of the components. Pages are worded by the server. */
export async function loadMessages(language: Language): Promise<void> {
  if (loaded.has(language)) return
  const load = files[`../locales/live/${language}.json`]
  if (!load) return
  const [messages, strings] = await Promise.all([load(), loadStrings(language)])
  keepMessages(language, messages)
  keepUiStrings(language, strings)
}
