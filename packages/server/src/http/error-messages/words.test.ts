import { expect, it } from 'vitest'
import { languages } from '../../languages'
import { de } from './de'
import { wordsFor } from './error-words'

const keys = Object.keys(de)

it.each(languages.filter((language) => language !== 'en'))(
  'say every refusal in %s, in words of its own',
  async (language) => {
    const texts = await Promise.all(
      keys.map(async (code) => (await wordsFor(language, { type: 'not_allowed', code }))?.text ?? ''),
    )
    expect(texts.every(Boolean)).toBe(true)
    expect(new Set(texts).size).toBe(keys.length)
    if (language !== 'de') expect(texts.filter((text) => Object.values(de).includes(text))).toEqual([])
  },
)
it.each([
  ['fr', { type: 'not_allowed', code: 'insufficient_inventory' }, /stock/],
  ['fr', { type: 'unauthorized' }, /connecter/],
  ['de-CH, en;q=0.5', { type: 'unavailable', code: 'taxes_unavailable' }, /Steuern/],
])('are found for %s by code, else by type', async (header, refusal, text) => {
  expect((await wordsFor(header, refusal))?.text).toMatch(text)
})
it('leave English, and what only the English sentence names, alone', async () => {
  expect(await wordsFor('en-GB', { type: 'unauthorized' })).toBeUndefined()
  expect(await wordsFor(null, { type: 'unauthorized' })).toBeUndefined()
  expect(await wordsFor('fr', { type: 'invalid_data' })).toBeUndefined()
  expect(await wordsFor('fr', { type: 'unauthorized', message: 'The token is over' })).toBeUndefined()
  expect(await wordsFor('fr', { type: 'constructor' })).toBeUndefined()
})
