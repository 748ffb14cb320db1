import { describe, expect, it } from 'vitest'
import { cellFor, unfolded } from './cell-text'
import { detectFormat, parseCsv, writeCsv } from './csv'
import { guessColumns, kindOf } from './file-columns'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('a file', () => {
  it.each([
    ['a;b\n1;2', { encoding: 'utf-8', separator: ';' }],
    ['a,b;c,d\n', { encoding: 'utf-8', separator: ',' }],
    ['"a;b;c"\tb\n', { encoding: 'utf-8', separator: '\t' }],
    ['only', { encoding: 'utf-8', separator: ',' }],
  ])('%j is written as %j', (text, format) => expect(detectFormat(bytes(text))).toEqual(format))

  it.each([
    [[0xff, 0xfe, 0x61, 0], 'utf-16le'],
    [[0xfe, 0xff, 0, 0x61], 'utf-16be'],
    [[0x61, 0, 0x3b, 0], 'utf-16le'],
    [[0x47, 0x72, 0xf6, 0xdf, 0x65], 'windows-1252'],
  ])('of the bytes %j is in %s', (given, encoding) =>
    expect(detectFormat(Uint8Array.from(given)).encoding).toBe(encoding),
  )

  it('is read with quotes, line breaks in cells and empty lines', () => {
    expect(parseCsv('\uFEFFa;b\r\n"x ""1"";\r\ny";2\r\n\r\n;\r\nz;', ';')).toEqual([
      ['a', 'b'],
      ['x "1";\ny', '2'],
      ['z', ''],
    ])
  })

  it('is written so that each row is found again by its line', () => {
    const { text, lines } = writeCsv(
      ['a', 'b'],
      [
        ['1', 'two\nlines'],
        ['3', '"x";'],
      ],
    )
    expect(text).toBe('a;b\n1;"two\nlines"\n3;"""x"";"\n')
    expect(lines).toEqual([2, 4])
    expect(parseCsv(text, ';')[2]).toEqual(['3', '"x";'])
  })
})

describe('columns', () => {
  it.each([
    ['Handle', 'Product Handle'],
    ['URL handle', 'Product Handle'],
    ['Body (HTML)', 'Product Description'],
    ['Variant SKU', 'Variant SKU'],
    ['sku', 'Variant SKU'],
    ['Variant Price', 'Price EUR'],
    ['Price usd', 'Price USD'],
    ['Price Europe [eur]', 'Price Europe [EUR]'],
    ['Option1 Name', 'Option 1 Name'],
    ['Variant Option 2 Value', 'Option 2 Value'],
    ['Product Image 3', 'Image 3 Url'],
    ['Image Src', 'Image 1 Url'],
    ['HS code', 'Product HS Code'],
    ['Sales Channel 1 Name', 'Sales Channel 1 Name'],
    ['Vendor', null],
  ])('%s becomes %s', (heading, target) =>
    expect(guessColumns([heading], 'product-import', 'eur')).toEqual([target]),
  )
  it('are never the same twice', () =>
    expect(guessColumns(['SKU', 'Variant SKU'], 'product-import', 'eur')).toEqual(['Variant SKU', null]))
  it('tell prices of a list from products', () => {
    expect(kindOf(['SKU', 'Price EUR'])).toBe('price-list-import')
    expect(kindOf(['Handle', 'SKU', 'Price EUR'])).toBe('product-import')
    expect(kindOf(['SKU', 'Title'])).toBe('product-import')
  })
})

describe('cells', () => {
  it.each([
    ['Product Status', 'active', 'published'],
    ['Product Status', 'TRUE', 'published'],
    ['Product Status', 'archived', 'rejected'],
    ['Product Status', 'proposed', 'proposed'],
    ['Variant Allow Backorder', 'continue', 'true'],
    ['Variant Allow Backorder', 'deny', 'false'],
    ['Price EUR', '19,90', '19.90'],
    ['Price EUR', '1.299,00', '1299.00'],
    ['Price EUR', '1,299', '1,299'],
    ['Price EUR', '19,9O', '19,9O'],
    ['Product Title', 'No', 'No'],
  ])('%s %s is sent as %s', (column, text, sent) => expect(cellFor(column, text)).toBe(sent))

  it('of Shopify name options in each row, and pictures in the first', () => {
    const header = ['Handle', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Price', 'Image Src']
    expect(
      unfolded(header, [
        ['jug', 'Glaze', 'Ash', 'A', '84', 'https://a'],
        ['jug', '', 'Ink', 'B', '89', ''],
        ['jug', '', '', '', '', 'https://b'],
        ['lamp', 'Size', 'L', 'C', '129', ''],
      ]),
    ).toEqual({
      header: [
        'Handle',
        'Option1 Name',
        'Option1 Value',
        'Variant SKU',
        'Variant Price',
        'Image 1 Url',
        'Image 2 Url',
      ],
      rows: [
        ['jug', 'Glaze', 'Ash', 'A', '84', 'https://a', 'https://b'],
        ['jug', 'Glaze', 'Ink', 'B', '89', '', ''],
        ['lamp', 'Size', 'L', 'C', '129', '', ''],
      ],
    })
  })
})
