import { describe, expect, it } from 'vitest'
import { leftInEnglish, missingIn, strayIn, unknownKeys, unusedKeys, wrongBlanksIn } from './rules'

const texts = (words: Record<string, string>) => new Map(Object.entries(words))
const blank = /\{\{\w+\}\}/g
const english = texts({
  save: 'Save',
  sku: 'SKU',
  pieces_one: '{{count}} piece',
  pieces_other: '{{count}} pieces',
})
const nothing = new Set<string>()

describe('a language', () => {
  it.each([
    ['de', { save: 'Sichern', sku: 'SKU', pieces_one: 'ein Stück', pieces_other: '{{count}} Stück' }, []],
    [
      'de',
      { save: ' ', sku: 'SKU', pieces_other: '{{count}} Stück' },
      ['save is missing', 'pieces_one is missing'],
    ],
    ['ja', { save: '保存', sku: 'SKU', pieces_other: '{{count}}点' }, []],
    [
      'pl',
      { save: 'Zapisz', sku: 'SKU', pieces_one: '1', pieces_few: '2', pieces_other: '3' },
      ['pieces_many is missing'],
    ],
  ])('%s needs the forms of its own grammar', (tag, words, missing) => {
    expect(missingIn(tag, texts(words), english)).toEqual(missing)
  })

  it('has no key that nothing asks for', () => {
    const words = texts({ save: 'Sichern', gone: 'Weg', pieces_few: 'wenige', pieces_one: 'eins' })
    expect(strayIn('de', words, english)).toEqual([
      'gone is asked for by nothing',
      'pieces_few is asked for by nothing',
    ])
  })

  it.each([
    ['pieces_one', 'ein Stück', []],
    ['pieces_other', 'Stücke', ['pieces_other has other blanks than the English text: {{count}}']],
    ['pieces_few', '{{number}}', ['pieces_few has other blanks than the English text: {{number}} {{count}}']],
    ['save', '{{name}}', ['save has other blanks than the English text: {{name}}']],
  ])('fills the blanks of %s', (key, text, wrong) => {
    expect(wrongBlanksIn(texts({ [key]: text }), english, blank)).toEqual(wrong)
  })

  it('is not left in English, but for words that are the same on purpose', () => {
    const words = texts({ save: 'Save', sku: 'SKU', pieces_few: '{{count}} pieces' })
    expect(leftInEnglish(words, english, blank, new Set(['SKU']))).toEqual([
      'save is left in English: Save',
      'pieces_few is left in English: {{count}} pieces',
    ])
    expect(leftInEnglish(texts({ many: '{{count}}' }), texts({ many: '{{count}}' }), blank, nothing)).toEqual(
      [],
    )
  })
})

describe('the sources', () => {
  const keys = texts({ 'orders:title': 'Orders', 'orders:count_other': '', event_paid: 'Paid', old: 'Old' })
  it('name every key, alone or by a prefix', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the text of a source
    const source = "t('title'); count('count', 2); t(`event_${kind}`)"
    expect(unusedKeys(keys, source, ['event_'])).toEqual(['old is used by no source'])
    expect(unusedKeys(texts({}), source, ['reason_'])).toEqual(['no source completes the prefix reason_'])
  })
  it('ask for no key that is not there', () => {
    expect(unknownKeys(keys, "t('title') + t('titel')")).toEqual(['titel is asked for and not there'])
  })
})
