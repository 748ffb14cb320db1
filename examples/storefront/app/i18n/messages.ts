import { loadStrings } from '@cartwright/ui/strings'
import type en from '../locales/en.json'
import { type Language, languageOf } from './languages'
import { keepUiStrings } from './ui-strings'

export type MessageKey = keyof typeof en
export type Messages = Record<MessageKey, string>

const loaded = new Map<Language, Messages>()
const files = import.meta.glob<Messages>('../locales/*.json', { import: 'default' })

export const keepMessages = (language: Language, messages: Messages) => loaded.set(language, messages)

export const messagesOf = (language: Language): Messages | undefined =>
  loaded.get(language) ?? loaded.get('en')

/** Fetches one language, once: ours and the words of the components. */
export async function loadMessages(tag: string): Promise<void> {
  const language = languageOf(tag)
  if (loaded.has(language)) return
  const load = files[`../locales/${language}.json`]
  if (!load) return
  const [messages, strings] = await Promise.all([load(), loadStrings(language)])
  keepMessages(language, messages)
  keepUiStrings(language, strings)
}
