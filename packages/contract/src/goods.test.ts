import { expect, it } from 'vitest'
import { gtinOf, isGtin, optionKind } from './goods'

it.each([
  ['4006381333931', true],
  ['4006381333932', false],
  ['96385074', true],
  ['036000291452', true],
  ['00012345600012', true],
  ['4006381 333931', false],
  ['963850741', false],
  ['', false],
])('%s is a GTIN: %s', (code, is) => expect(isGtin(code)).toBe(is))

it('the number of a variant is the first of its codes that proves itself', () => {
  expect(gtinOf({ barcode: '4006381333931', ean: 'none', upc: null })).toBe('4006381333931')
  expect(gtinOf({ barcode: 'B-12', ean: null, upc: null })).toBe(undefined)
})

it.each([
  ['Colour', 'color'],
  ['Farbe', 'color'],
  ['Glaze', 'color'],
  ['Größe', 'size'],
  ['Taille', 'size'],
  ['サイズ', 'size'],
  ['Wood', undefined],
] as const)('an option called %s means %s', (title, kind) => expect(optionKind(title)).toBe(kind))
