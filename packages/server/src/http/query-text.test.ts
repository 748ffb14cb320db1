import fc from 'fast-check'
import { parse } from 'qs'
import { expect, it } from 'vitest'
import { parseQuery } from './query-text'

const options = { depth: 5, arrayLimit: 1000, parameterLimit: 2000, strictDepth: false, plainObjects: true }
const refused = /cannot be stored|may not hold|broken percent-encoding/

it('reads every question as the library of brackets does', () => {
  const sign = fc.constantFrom(...'aab01=&&+[]%.~é ', '%20', '%5B', '%C3%A9', '__proto__', 'limit', '=', '&')
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 24 }), (signs) => {
      const text = signs.join('')
      let read: unknown
      try {
        read = parseQuery(`?${text}`)
      } catch (error) {
        expect(String(error)).toMatch(refused)
        return
      }
      expect(read).toEqual(text === '' ? {} : parse(text, options))
      expect(Object.keys(read as object)).toEqual(Object.keys(parse(text, options)))
    }),
    { numRuns: 5000 },
  )
})

it.each([
  ['?q=a+b&limit=20&offset=', { q: 'a b', limit: '20', offset: '' }],
  ['?expand', { expand: '' }],
  ['?id=1&id=2', { id: ['1', '2'] }],
  ['?id[]=1&created_at[gte]=2026-01-01', { id: ['1'], created_at: { gte: '2026-01-01' } }],
  ['?id%5B%5D=1', { id: ['1'] }],
])('%s', (search, query) => {
  expect(parseQuery(search)).toEqual(query)
})

it.each(['?a=%', '?a=%ff', '?a=%00', '?constructor=1', '?a=1&prototype[x]=1'])('%s is refused', (search) => {
  expect(() => parseQuery(search)).toThrow(refused)
})
