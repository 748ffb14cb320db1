import { describe, expect, it } from 'vitest'
import { languages } from './languages'

const files = import.meta.glob<Record<string, string>>('../locales/*.json', {
  import: 'default',
  eager: true,
})
const messages = (language: string) => files[`../locales/${language}.json`] ?? {}
const holes = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort()
/** Forms of counting that may say the number in words. */
const inWords = /_(zero|one|two)$/

describe.each(languages)('the texts in %s', (language) => {
  const texts = messages(language)
  it('are all there, and none is empty', () => {
    const missing = Object.keys(messages('en')).filter((key) => !texts[key]?.trim())
    expect(missing).toEqual([])
  })
  it('have the same holes to fill as the English ones', () => {
    const wrong = Object.entries(messages('en'))
      .filter(([key]) => !inWords.test(key))
      .filter(([key, text]) => holes(text).join() !== holes(texts[key]).join())
    expect(wrong).toEqual([])
  })
})
