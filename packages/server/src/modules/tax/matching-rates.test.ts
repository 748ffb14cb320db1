import { describe, expect, it } from 'vitest'
import { matchingRates } from './matching-rates'

const europe = { id: 'europe', tax_rate: 20 }
const books = { id: 'books', region_id: 'europe', name: 'Books', code: 'books', rate: 7 }
const toys = { id: 'toys', region_id: 'europe', name: 'Toys', code: null, rate: null }
const abroad = { ...books, id: 'abroad', region_id: 'asia' }
const standard = { rate: 20, name: 'default', code: 'default' }

describe('the rates of a product', () => {
  it.each([
    ['the default without any of its own', [], [], [standard]],
    ['the default when its own are for other regions', [abroad], [abroad], [standard]],
    ['its own instead of the default', [books], [], [{ rate: 7, name: 'Books', code: 'books' }]],
    [
      'each once, from product and type',
      [books],
      [books, toys],
      [
        { rate: 7, name: 'Books', code: 'books' },
        { rate: 0, name: 'Toys', code: null },
      ],
    ],
  ])('are %s', (_, ofProduct, ofType, rates) =>
    expect(matchingRates(europe, ofProduct, ofType)).toEqual(rates),
  )

  it('are 0 by default where the region has none', () => {
    expect(matchingRates({ id: 'europe', tax_rate: null })).toEqual([{ ...standard, rate: 0 }])
  })
})
