import { describe, expect, it } from 'vitest'
import { netPrice, shippingTax, taxLines, taxOfLines, taxOn } from './tax-lines'

const rates = (...percents: (number | null)[]) => percents.map((rate) => ({ rate }))

describe('tax', () => {
  it.each([
    [10_000, 25, true, 2_000],
    [10_000, 25, false, 2_500],
    [999, 7.7, true, 71],
    [150, 7, false, 11],
    [-150, 7, false, -10],
  ])('on %i at %d%%, included %s, is %i', (amount, rate, included, tax) =>
    expect(taxOn(amount, rate, included)).toBe(tax),
  )

  it('on goods is rounded for each tax line, on shipping once', () => {
    expect(taxOfLines(10, rates(5, 5))).toBe(2)
    expect(shippingTax(10, rates(5, 5), false)).toBe(1)
  })

  it.each([
    [500, [25], 100],
    [495, [19], 79],
    [1_000, [10, 5], 139],
    [1_000, [], 0],
    [1_000, [null, 25], 200],
  ])('within shipping of %i at %j is %i', (price, percents, tax) =>
    expect(shippingTax(price, rates(...percents), true)).toBe(tax),
  )

  it('lines show a missing rate as 0 and a missing code as null', () => {
    expect(taxLines([{ rate: null, name: 'VAT' }])).toEqual([{ rate: 0, name: 'VAT', code: null }])
  })
})

describe('the net price of a line', () => {
  it.each([
    [999, 3, [19], true, { subtotal: 2519, taxable: 2517, tax: 478 }],
    [999, 3, [19], false, { subtotal: 2997, taxable: 2997, tax: 569 }],
    [999, 3, [], true, { subtotal: 2997, taxable: 2997, tax: 0 }],
    [1_000, 1, [15, 10], true, { subtotal: 800, taxable: 800, tax: 200 }],
  ])('%i × %i at %j, included %s', (unit_price, quantity, percents, included, net) =>
    expect(netPrice({ unit_price, quantity }, rates(...percents), included)).toEqual(net),
  )
})
