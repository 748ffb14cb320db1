import { describe, expect, it } from 'vitest'
import { languages } from '../../../languages'
import { en } from './en'
import { messagesFor } from './languages'

/** Every text of a language by its path: `order_placed.subject`. Plurals are compared on their own. */
function textsOf(messages: object, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) => {
    if (key === 'items' || key === 'direction') return []
    return typeof value === 'string' ? [[path + key, value]] : textsOf(value as object, `${path}${key}.`)
  }) as [string, string][]
}
const gapsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
const english = new Map(textsOf(en))
/** Words that are the same in English and the language. */
const shared = new Set(['fr.labels.total', 'es.labels.total', 'es.labels.subtotal'])

describe.each(languages)('the texts in %s', async (language) => {
  const { messages } = await messagesFor(language)
  const texts = textsOf(messages)

  it('are all there, with the gaps of the English ones', () => {
    expect(texts.map(([path]) => path).sort()).toEqual([...english.keys()].sort())
    for (const [path, text] of texts)
      expect([path, ...gapsOf(text)]).toEqual([path, ...gapsOf(english.get(path) ?? '')])
    for (const [path, text] of texts) expect([path, text.trim()]).toEqual([path, text || 'a text'])
  })
  it.skipIf(language === 'en')('are translated', () => {
    const same = texts.filter(
      ([path, text]) => english.get(path) === text && !shared.has(`${language}.${path}`),
    )
    expect(same).toEqual([])
  })
  it('count in every form of the language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const { items } = messages.labels
    expect(Object.keys(items).sort()).toEqual([...forms].sort())
    for (const text of Object.values(items)) expect(text).toContain('{count}')
  })
  it('run in the direction of the script', () => {
    const isRightToLeft = /[\u0590-\u08ff]/.test(messages.hello_there)
    expect(messages.direction).toBe(isRightToLeft ? 'rtl' : 'ltr')
  })
})
