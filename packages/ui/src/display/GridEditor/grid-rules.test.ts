import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellText, readCell } from './cell-values.js'
import { parseTable, pastePlan, tableText } from './clipboard-table.js'
import { fillSeries } from './fill-series.js'
import { changedValues, countChanges, invalidCells, noChanges, withCells } from './grid-changes.js'
import type { GridColumn } from './grid-column.js'
import { noHistory, recordStep, redoStep, undoStep } from './grid-history.js'
import { fillRange, moveCell, rangeOf, tabCell } from './grid-range.js'
import { numberText, parseNumber } from './number-text.js'
import { rowWindow } from './row-window.js'

describe('a copied table', () => {
  it.each<[string, string[][]]>([
    ['', [['']]],
    ['a', [['a']]],
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\rb', [['a'], ['b']]],
    [
      '\t\n\t',
      [
        ['', ''],
        ['', ''],
      ],
    ],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['"two\nlines"\tb', [['two\nlines', 'b']]],
    ['"two\r\nlines"', [['two\nlines']]],
    ['"a\tb"\tc', [['a\tb', 'c']]],
    ['"say ""hi"""', [['say "hi"']]],
    ['""', [['']]],
    ['5" screen\t"wide', [['5" screen', '"wide']]],
    ['"closed" and on\tb', [['"closed" and on', 'b']]],
  ])('%j is %j', (text, cells) => expect(parseTable(text)).toEqual(cells))

  it('is read back as it was written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', 'ü') })
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((breadth) =>
        fc.array(fc.array(cell, { minLength: breadth, maxLength: breadth }), { minLength: 1 }),
      )
    fc.assert(
      fc.property(table, (cells) => {
        // A last row of one empty cell is the line break that spreadsheets put at the end.
        fc.pre(!(cells.length > 1 && cells.at(-1)!.length === 1 && cells.at(-1)![0] === ''))
        expect(parseTable(tableText(cells))).toEqual(cells)
      }),
    )
  })

  it.each([
    [1, 1, 3, 2, 3, 2],
    [2, 1, 6, 1, 6, 1],
    [2, 1, 5, 1, 2, 1],
    [3, 2, 1, 1, 3, 2],
    [1, 2, 3, 4, 3, 4],
    [2, 2, 4, 1, 2, 2],
  ])('of %i × %i put into %i × %i covers %i × %i', (height, breadth, rows, columns, down, along) => {
    const table = Array.from({ length: height }, () => Array.from({ length: breadth }, () => 'x'))
    expect(pastePlan(table, { height: rows, breadth: columns })).toMatchObject({
      height: down,
      breadth: along,
    })
  })

  it('has empty cells where its rows end early', () => {
    const { textAt } = pastePlan([['a', 'b'], ['c']], { height: 1, breadth: 1 })
    expect([textAt(1, 0), textAt(1, 1)]).toEqual(['c', ''])
  })
})

describe('a number', () => {
  it.each([
    ['12', 'en-US', 0, 12],
    ['1,299', 'en-US', 0, 1299],
    ['1.299', 'de-DE', 0, 1299],
    ['1.5', 'en-US', 0, undefined],
    ['1.50', 'en-US', 1, 1.5],
    ['1,5', 'de-DE', 1, 1.5],
    ['1.5', 'de-DE', 1, 1.5],
    ['0,125', 'de-DE', 3, 0.125],
    ['-3', 'en-US', 0, -3],
    ['−3', 'sl', 0, -3],
    ['1 299', 'fr-FR', 0, 1299],
    ['١٢', 'ar-EG', 0, 12],
    ['१२', 'hi', 0, 12],
    ['１２', 'ja', 0, 12],
    ['', 'en-US', 0, null],
    ['12x', 'en-US', 0, undefined],
    ['$12', 'en-US', 0, undefined],
    ['-', 'en-US', 0, undefined],
    ['1.2.3', 'en-US', 2, undefined],
    ['99999999999999999999', 'en-US', 0, undefined],
  ])('%j in %s with %i decimals is %j', (text, locale, decimals, number) =>
    expect(parseNumber(text, locale, decimals)).toBe(number),
  )
  it.each(['en-US', 'de-DE', 'fr-FR', 'ar-EG', 'hi', 'de-CH'])('is read in %s as it is written', (locale) => {
    for (const value of [0, 7, -12, 1234567, 0.5, -1234.25])
      expect(parseNumber(numberText(value, locale, true), locale, 2)).toBe(value)
  })
})

interface Item {
  price: number
}
const row: Item = { price: 1000 }
const base = { id: 'c', header: 'C', value: () => null }
const money: GridColumn<Item> = { ...base, type: 'money', currency: 'eur', minValue: 0 }
const stock: GridColumn<Item> = { ...base, type: 'number', maxValue: 99, isRequired: true }
const status: GridColumn<Item> = {
  ...base,
  type: 'select',
  options: [
    { id: 'draft', name: 'Draft' },
    { id: 'published', name: 'Live' },
  ],
}
const tick: GridColumn<Item> = { ...base, type: 'checkbox' }
const sku: GridColumn<Item> = {
  ...base,
  type: 'text',
  validate: (value) => (String(value).includes(' ') ? 'No spaces' : undefined),
}

describe('a text in a column', () => {
  it.each<[string, GridColumn<Item>, string, object]>([
    ['money', money, '19.99', { value: 1999 }],
    ['money', money, '', { value: null }],
    ['money', money, '45.5O', { problem: { kind: 'amount', example: '1,234.56' } }],
    ['money', money, '-1', { problem: { kind: 'least', bound: '0.00' } }],
    ['number', stock, '12', { value: 12 }],
    ['number', stock, '100', { problem: { kind: 'most', bound: '99' } }],
    ['number', stock, ' ', { problem: { kind: 'required' } }],
    ['number', stock, 'a few', { problem: { kind: 'number', example: '12' } }],
    ['select', status, 'live', { value: 'published' }],
    ['select', status, 'DRAFT', { value: 'draft' }],
    ['select', status, 'published', { value: 'published' }],
    ['select', status, 'gone', { problem: { kind: 'choice' } }],
    ['checkbox', tick, 'TRUE', { value: true }],
    ['checkbox', tick, 'WAHR', { value: true }],
    ['checkbox', tick, '', { value: false }],
    ['checkbox', tick, 'maybe', { problem: { kind: 'choice' } }],
    ['text', sku, ' A-1 ', { value: 'A-1' }],
    ['text', sku, 'A 1', { problem: { kind: 'own', text: 'No spaces' } }],
  ])('of type %s: %o %j is %o', (_, column, text, reading) =>
    expect(readCell(column, row, text, 'en-US')).toEqual(reading),
  )
  it('is copied so that it is read back', () => {
    for (const [column, value] of [
      [money, 123456],
      [stock, 42],
      [status, 'published'],
      [tick, true],
      [sku, 'A-1'],
    ] as const)
      for (const locale of ['en-US', 'de-DE', 'ar-EG'])
        expect(readCell(column, row, cellText(column, row, value, locale), locale)).toEqual({ value })
  })
})

describe('filling', () => {
  it.each([
    [[5], 3, [5, 5, 5]],
    [[10, 20], 3, [30, 40, 50]],
    [[3, 2], 3, [1, 0, -1]],
    [[0.1, 0.2], 2, [0.3, 0.4]],
    [[1, 2, 4], 4, [1, 2, 4, 1]],
    [['A-08', 'A-09'], 2, ['A-10', 'A-11']],
    [['A-08'], 2, ['A-08', 'A-08']],
    [['A-2', 'A-1'], 2, ['A-2', 'A-1']],
    [['red', 'blue'], 3, ['red', 'blue', 'red']],
    [[true, false], 2, [true, false]],
    [[null, 4], 2, [null, 4]],
  ])('%j for %i more gives %j', (values, count, more) => expect(fillSeries(values, count)).toEqual(more))

  const range = { top: 2, bottom: 3, start: 1, end: 1 }
  it.each([
    [
      { row: 6, column: 1 },
      { ...range, bottom: 6 },
    ],
    [
      { row: 0, column: 1 },
      { ...range, top: 0 },
    ],
    [
      { row: 3, column: 3 },
      { ...range, end: 3 },
    ],
    [
      { row: 4, column: 4 },
      { ...range, end: 4 },
    ],
    [{ row: 3, column: 1 }, range],
  ])('dragged to %o covers %o', (to, covered) => expect(fillRange(range, to)).toEqual(covered))
})

describe('places', () => {
  const size = { rows: 10, columns: 4 }
  const at = { row: 4, column: 2 }
  it.each([
    ['up', 1, { row: 3, column: 2 }],
    ['down', 20, { row: 9, column: 2 }],
    ['start', 'edge', { row: 4, column: 0 }],
    ['end', 1, { row: 4, column: 3 }],
  ] as const)('%s by %s leads to %o', (direction, steps, to) =>
    expect(moveCell(at, direction, size, steps)).toEqual(to),
  )
  it.each([
    [{ row: 4, column: 3 }, false, { row: 5, column: 0 }],
    [{ row: 4, column: 0 }, true, { row: 3, column: 3 }],
    [{ row: 9, column: 3 }, false, null],
    [{ row: 0, column: 0 }, true, null],
  ])('Tab from %o, back %s, leads to %o', (from, isBack, to) =>
    expect(tabCell(from, isBack, size)).toEqual(to),
  )
  it('are between two corners, whichever comes first', () =>
    expect(rangeOf({ row: 5, column: 0 }, { row: 2, column: 3 })).toEqual({
      top: 2,
      bottom: 5,
      start: 0,
      end: 3,
    }))
  it.each([
    [0, 360, 10_000, { first: 0, last: 20 }],
    [3600, 360, 10_000, { first: 94, last: 120 }],
    [360_000, 360, 10_000, { first: 9994, last: 9999 }],
    [0, 360, 0, { first: 0, last: -1 }],
  ])('in view at %i of height %i among %i rows are %o', (scrolled, height, count, seen) =>
    expect(rowWindow(scrolled, height, 36, count)).toEqual(seen),
  )
})

describe('changes', () => {
  const changes = withCells(noChanges, [
    { row: 'a', column: 'price', change: { value: 500 } },
    { row: 'a', column: 'stock', change: { text: 'few' } },
    { row: 'b', column: 'price', change: { value: null } },
  ])
  it('are counted, the invalid ones apart from those that can be sent', () => {
    expect(countChanges(changes)).toBe(3)
    expect(invalidCells(changes)).toEqual([{ row: 'a', column: 'stock', text: 'few' }])
    expect([...changedValues(changes)]).toEqual([
      ['a', { price: 500 }],
      ['b', { price: null }],
    ])
  })
  it('leave the rows they do not touch as they are, and forget those with nothing in them', () => {
    const next = withCells(changes, [{ row: 'b', column: 'price', change: undefined }])
    expect(next.get('a')).toBe(changes.get('a'))
    expect(next.has('b')).toBe(false)
    expect(changes.has('b')).toBe(true)
  })
  it('are taken back and done again step by step', () => {
    const first = [{ row: 'a', column: 'x', before: undefined, after: { value: 1 } }]
    const second = [{ row: 'a', column: 'x', before: { value: 1 }, after: { value: 2 } }]
    const history = recordStep(recordStep(noHistory, first), second)
    const undone = undoStep(history)!
    expect(undone.cells).toEqual([{ row: 'a', column: 'x', change: { value: 1 } }])
    expect(redoStep(undone.history)!.cells).toEqual([{ row: 'a', column: 'x', change: { value: 2 } }])
    expect(redoStep(history)).toBeNull()
    expect(undoStep(noHistory)).toBeNull()
    expect(redoStep(recordStep(undone.history, first))).toBeNull()
  })
})
