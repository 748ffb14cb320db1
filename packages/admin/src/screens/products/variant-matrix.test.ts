import type { GridChanges } from '@cartwright/ui/grid-changes'
import { describe, expect, it } from 'vitest'
import {
  carriedOver,
  countVariants,
  matrixOf,
  newVariants,
  type OptionDraft,
  refusedCells,
} from './variant-matrix'

const option = (title: string, ...values: string[]): OptionDraft => ({ id: title, title, values })
const size = option('Size', 'S', 'M')
const colour = option('Colour', 'Red', 'Blue')
const typed = (cells: Record<string, object>) => new Map(Object.entries(cells)) as GridChanges
const keyOf = (options: OptionDraft[], title: string) =>
  matrixOf(options).find((row) => row.title === title)?.key ?? ''

describe('the matrix of variants', () => {
  it.each([
    ['nothing', [], ['']],
    ['an option without values', [option('Size')], ['']],
    ['an option without a name', [option(' ', 'S')], ['']],
    ['one option', [size], ['S', 'M']],
    ['two options', [size, colour], ['S / Red', 'S / Blue', 'M / Red', 'M / Blue']],
  ])('of %s', (_, options, titles) => expect(matrixOf(options).map(({ title }) => title)).toEqual(titles))

  it('ends at 2000, and says how many there would be', () => {
    const many = (title: string) => option(title, ...Array.from({ length: 50 }, (_, at) => String(at)))
    const options = [many('A'), many('B')]
    expect(matrixOf(options)).toHaveLength(2000)
    expect(countVariants(options)).toBe(2500)
  })
})

describe('what was typed for variants', () => {
  const red = keyOf([size, colour], 'S / Red')
  it('stays where a value is added', () => {
    const changes = typed({ [keyOf([size], 'S')]: { sku: { value: 'A' } } })
    const after = matrixOf([option('Size', 'S', 'M', 'L')])
    expect(carriedOver(changes, matrixOf([size]), after)).toEqual(changes)
  })
  it('goes with a value that is taken out', () => {
    const changes = typed({ [keyOf([size], 'S')]: { sku: { value: 'A' } } })
    expect(carriedOver(changes, matrixOf([size]), matrixOf([option('Size', 'M')])).size).toBe(0)
  })
  it('passes prices and not SKUs on to the variants a new option makes', () => {
    const changes = typed({
      [keyOf([size], 'S')]: { sku: { value: 'A' }, price_eur: { value: 900 }, stock: { text: '1x' } },
    })
    const after = carriedOver(changes, matrixOf([size]), matrixOf([size, colour]))
    expect(after.get(red)).toEqual({ price_eur: { value: 900 }, stock: { text: '1x' } })
    expect(after.get(keyOf([size, colour], 'M / Red'))).toBeUndefined()
  })
  it('passes prices on where an option goes', () => {
    const changes = typed({ [red]: { price_eur: { value: 900 } } })
    const after = carriedOver(changes, matrixOf([size, colour]), matrixOf([size]))
    expect(after.get(keyOf([size], 'S'))).toEqual({ price_eur: { value: 900 } })
    expect(after.get(keyOf([size], 'M'))).toBeUndefined()
  })
})

describe('the variants that are sent', () => {
  const base = { prices: { eur: 1200, usd: null }, stock: 3, sku: 'BOWL', barcode: '' }
  it('take what all have, and what single ones have instead', () => {
    const changes = typed({
      [keyOf([size], 'M')]: {
        title: { value: 'Medium' },
        sku: { value: 'BOWL-M' },
        price_eur: { value: 1500 },
        price_usd: { value: 1700 },
        stock: { value: 0 },
      },
    })
    expect(newVariants([size], { changes, base, fallbackTitle: 'Default' })).toMatchObject([
      { title: 'S', sku: null, inventory_quantity: 3, prices: [{ currency_code: 'eur', amount: 1200 }] },
      {
        title: 'Medium',
        sku: 'BOWL-M',
        inventory_quantity: 0,
        options: [{ value: 'M' }],
        prices: [
          { currency_code: 'eur', amount: 1500 },
          { currency_code: 'usd', amount: 1700 },
        ],
      },
    ])
  })
  it('lose the price of all where a cell was emptied', () => {
    const changes = typed({ [keyOf([size], 'S')]: { price_eur: { value: null } } })
    expect(newVariants([size], { changes, base, fallbackTitle: 'Default' })[0]?.prices).toEqual([])
  })
  it('are one without options, with its own numbers', () => {
    expect(newVariants([], { changes: new Map(), base, fallbackTitle: 'Default' })).toMatchObject([
      { title: 'Default', sku: 'BOWL', barcode: null, options: [] },
    ])
  })
})

it('what is refused of a variant stands in its cell, or at its row', () => {
  const rows = matrixOf([size])
  const found = refusedCells(
    { 'variants.1.sku': ['Too long'], 'variants.0.prices.0.amount': ['Too large'], title: ['No'] },
    rows,
  )
  expect(Object.fromEntries(found)).toEqual({
    [keyOf([size], 'M')]: { sku: 'Too long' },
    [keyOf([size], 'S')]: { '': 'Too large' },
  })
})
