import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { words } from './index.ts'

const { pieces, collections, categories } = catalogue
const sorted = (texts: Iterable<string>) => [...texts].sort()

/** Each option of the catalogue with every value that any piece has of it. */
const options = new Map<string, Set<string>>()
for (const { title, values } of pieces.flatMap((piece) => piece.options))
  options.set(title, new Set([...(options.get(title) ?? []), ...values]))
/** Measures and sums need no translation. */
const isWord = (value: string) => !/^\d/.test(value)

const letters: Record<string, RegExp> = { ja: /[぀-ヿ一-鿿]/, ar: /[؀-ۿ]/ }

describe.each(Object.entries(words))('the catalogue in %s', (language, own) => {
  it('says all of it', () => {
    expect(sorted(Object.keys(own.pieces))).toEqual(sorted(pieces.map(({ handle }) => handle)))
    expect(sorted(Object.keys(own.collections))).toEqual(sorted(collections.map(({ handle }) => handle)))
    expect(sorted(Object.keys(own.categories))).toEqual(sorted(categories.map(({ handle }) => handle)))
    expect(sorted(Object.keys(own.options))).toEqual(sorted(options.keys()))
    expect(sorted(Object.keys(own.types))).toEqual(sorted(new Set(pieces.map(({ type }) => type))))
    expect(sorted(Object.keys(own.care))).toEqual(sorted(new Set(pieces.map(({ care }) => care))))
  })

  it('says nothing in English', () => {
    const texts = [
      ...Object.entries(own.care),
      ...collections.map(({ handle, description }) => [description, own.collections[handle].description]),
    ]
    for (const [english, text] of texts) expect([english, text === english]).toEqual([english, false])
    const written = letters[language]
    for (const text of [...Object.values(own.types), ...Object.values(own.care)])
      if (written) expect(text).toMatch(written)
  })

  it('knows every value, and no other', () => {
    for (const [title, values] of options) {
      const known = Object.keys(own.options[title]?.values ?? {})
      expect([title, sorted(known.filter(isWord))]).toEqual([title, sorted([...values].filter(isWord))])
      expect([title, known.filter((value) => !values.has(value))]).toEqual([title, []])
    }
  })

  it('is written in that language, three sentences a piece', () => {
    for (const [handle, texts] of Object.entries(own.pieces)) {
      expect([handle, texts.map((text) => text.trim())]).toEqual([handle, texts])
      expect([handle, texts.filter((text) => text === '')]).toEqual([handle, []])
      const [title, , description] = texts
      const piece = pieces.find((one) => one.handle === handle)
      expect(description).not.toBe(piece?.description)
      expect([handle, (description.match(/[.。؟!]/g) ?? []).length >= 3]).toEqual([handle, true])
      if (letters[language]) expect(title).toMatch(letters[language])
    }
  })

  it('keeps the values of an option apart', () => {
    for (const [title, { values }] of Object.entries(own.options)) {
      const texts = Object.values(values)
      expect([title, texts.length]).toEqual([title, new Set(texts).size])
    }
  })
})
