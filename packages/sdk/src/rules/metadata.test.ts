import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonErrorAt } from './json-position.js'
import { type MetadataRow, metadataChanges, metadataOf, metadataProblem, metadataRows } from './metadata.js'

describe('changes to send', () => {
  it.each([
    ['nothing', { a: 1 }, { a: 1 }, {}],
    ['nothing for another order of keys', { a: { x: 1, y: [1, 2] } }, { a: { y: [1, 2], x: 1 } }, {}],
    ['a new key', { a: 1 }, { a: 1, b: 'two' }, { b: 'two' }],
    ['another value', { a: 1 }, { a: '1' }, { a: '1' }],
    ['a change within', { a: { x: [1] } }, { a: { x: [1, 2] } }, { a: { x: [1, 2] } }],
    ['an object that became a list', { a: {} }, { a: [] }, { a: [] }],
    ['an empty text for a removed key', { a: 1, b: 2 }, { b: 2 }, { a: '' }],
    ['an empty text for an emptied value', { a: 'x' }, { a: '' }, { a: '' }],
    ['nothing for a key that was empty already', { a: '' }, {}, {}],
    ['a removal of what every object has', { toString: 1 }, {}, { toString: '' }],
    ['nothing for a new key without a value', {}, { a: '' }, {}],
    ['null, which is a value', { a: 1 }, { a: null }, { a: null }],
    ['false and 0, which are values', { a: true, b: 1 }, { a: false, b: 0 }, { a: false, b: 0 }],
    ['all of it where there was none', null, { a: 1 }, { a: 1 }],
    ['a removal of all of it', { a: 1, b: null }, null, { a: '', b: '' }],
  ])('are %s', (_, before, after, changes) => expect(metadataChanges(before, after)).toEqual(changes))
})

it('writes every JSON as rows and reads the same back', () => {
  const key = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && text !== '__proto__')
  const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)))
  fc.assert(
    fc.property(fc.dictionary(key, json, { noNullPrototype: true }), (metadata) => {
      expect(metadataOf(metadataRows(metadata))).toEqual(metadata)
    }),
  )
})

const row = (part: Partial<MetadataRow>): MetadataRow => ({ key: 'a', type: 'text', text: '', ...part })
it.each([
  [row({ key: ' ' }), [], { kind: 'keyMissing' }],
  [row({ key: 'a ' }), ['b', 'a'], { kind: 'keyTaken' }],
  [row({ key: 'A' }), ['a'], null],
  [row({ type: 'number', text: '12.5' }), [], null],
  [row({ type: 'number', text: ' -12,5 ' }), [], null],
  [row({ type: 'number', text: '' }), [], { kind: 'number' }],
  [row({ type: 'number', text: '12 kg' }), [], { kind: 'number' }],
  [row({ type: 'number', text: '1e999' }), [], { kind: 'number' }],
  [row({ type: 'boolean', text: 'yes' }), [], { kind: 'boolean' }],
  [row({ type: 'json', text: '{"a": [1, 2}' }), [], { kind: 'json', line: 1, column: 12 }],
  [row({ type: 'json', text: '' }), [], { kind: 'json', line: 1, column: 1 }],
])('%o beside %o: %o', (one, others, problem) => expect(metadataProblem(one, others)).toEqual(problem))

it.each([
  ['{"a": 1}', null],
  [' [1, -2.5e3, "x\\u00e9\\n", true, null, {}] ', null],
  ['{"a": 1,}', { line: 1, column: 9 }],
  ["{'a': 1}", { line: 1, column: 2 }],
  ['{\n  "a": 1\n  "b": 2\n}', { line: 3, column: 3 }],
  ['{"a": 01}', { line: 1, column: 8 }],
  ['{"a": 1', { line: 1, column: 8 }],
  ['[1] 2', { line: 1, column: 5 }],
  ['"open', { line: 1, column: 1 }],
])('%s stops being JSON at %o', (text, place) => expect(jsonErrorAt(text)).toEqual(place))

it('agrees with the engine on what is JSON', () => {
  const isJson = (text: string) => {
    try {
      JSON.parse(text)
      return true
    } catch {
      return false
    }
  }
  const broken = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', '"', '\\', '0', '\n', ']', 'e'))
    .map(
      ([text, at, extra]) =>
        text.slice(0, at % (text.length + 1)) + extra + text.slice((at % (text.length + 1)) + 1),
    )
  fc.assert(
    fc.property(broken, (text) => {
      expect(jsonErrorAt(text) === null).toBe(isJson(text))
    }),
  )
})
