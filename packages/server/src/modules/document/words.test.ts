import { describe, expect, it } from 'vitest'
import { languages } from '../../languages'
import { wordsFor } from './words/languages'

const english = wordsFor('en').words
const gapsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
/** Words that are the same in English and the language. */
const shared = new Set(['es.subtotal', 'es.total', 'pt.subtotal', 'pt.total'])

describe.each(languages)('the words of documents in %s', (language) => {
  const { words } = wordsFor(language)
  const texts = Object.entries(words)

  it('are all there, with the gaps of the English ones', () => {
    expect(texts.map(([name]) => name)).toEqual(Object.keys(english))
    for (const [name, text] of texts) {
      expect([name, ...gapsOf(text)]).toEqual([name, ...gapsOf(english[name as keyof typeof english])])
      expect([name, text.trim()]).toEqual([name, text || 'a text'])
    }
  })
  it.skipIf(language === 'en')('are translated', () => {
    const same = texts.filter(
      ([name, text]) =>
        name !== 'direction' &&
        english[name as keyof typeof english] === text &&
        !shared.has(`${language}.${name}`),
    )
    expect(same.map(([name]) => name)).toEqual([])
  })
  it('run in the direction of the script', () =>
    expect(words.direction).toBe(/[\u0590-\u08ff]/.test(words.invoice) ? 'rtl' : 'ltr'))
})
