import { describe, expect, it } from 'vitest'
import { differenceOf } from './targets'
import { appliedRates, type TargetedRate, taxationOf } from './tax-rules'

const standard = { name: 'Default', rate: 20 }
const rates: TargetedRate[] = [
  { name: 'Books', rate: 7, products: [{ id: 'novel' }] },
  { name: 'Paper', rate: 5.5, product_types: [{ id: 'paper' }] },
  { name: 'Free', rate: null, shipping_options: [{ id: 'letter' }] },
]

describe('the rates that count', () => {
  it.each([
    ['anything', { kind: 'anything' } as const, [20]],
    ['a product with its own', { kind: 'product', id: 'novel', type_id: null } as const, [7]],
    [
      'a product and its type together',
      { kind: 'product', id: 'novel', type_id: 'paper' } as const,
      [7, 5.5],
    ],
    ['a product of no type', { kind: 'product', id: 'jug', type_id: null } as const, [20]],
    ['shipping with its own, which is nothing', { kind: 'shipping', id: 'letter' } as const, [0]],
    ['shipping without', { kind: 'shipping', id: 'novel' } as const, [20]],
  ])('of %s', (_, what, expected) =>
    expect(appliedRates(what, rates, standard).map(({ rate }) => rate)).toEqual(expected),
  )
})

const of = (...all: number[]) => all.map((rate) => ({ name: 'x', rate }))

describe('the tax', () => {
  it.each([
    ['on a price', 2000, of(20), 'anything', false, { net: 2000, tax: 400, gross: 2400 }],
    ['within a price', 2400, of(20), 'anything', true, { net: 2000, tax: 400, gross: 2400 }],
    ['on goods, each rate by itself', 105, of(10, 10), 'product', false, { net: 105, tax: 22, gross: 127 }],
    [
      'on shipping, all rates together',
      105,
      of(10, 10),
      'shipping',
      false,
      { net: 105, tax: 21, gross: 126 },
    ],
    ['half up', 150, of(7), 'anything', false, { net: 150, tax: 11, gross: 161 }],
  ] as const)('%s', (_, price, list, kind, isIncluded, expected) =>
    expect(taxationOf(price, list, kind, isIncluded)).toEqual(expected),
  )
})

it('what was added and what is gone is told apart, and what stays is neither', () => {
  const named = (...ids: string[]) => ids.map((id) => ({ id, name: id }))
  expect(differenceOf(named('a', 'b'), named('b', 'c'))).toEqual({ added: ['c'], removed: ['a'] })
})
