import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjustments, type DiscountableLine } from './allocation'

const discount = (type: string, value: number, allocation = 'total') => ({
  id: 'discount',
  rule: { type, value, allocation },
})
const line = (id: string, unit_price: number, quantity = 1, more: Partial<DiscountableLine> = {}) => ({
  id,
  unit_price,
  quantity,
  ...more,
})
const amounts = (...given: Parameters<typeof adjustments<DiscountableLine>>) =>
  Object.fromEntries(adjustments(...given).map(({ item_id, amount }) => [item_id, amount]))

describe('a discount on lines', () => {
  it.each([
    ['percentage is rounded per line', discount('percentage', 15), [line('a', 2505)], { a: 376 }],
    ['100 % takes everything', discount('percentage', 100), [line('a', 333, 3)], { a: 999 }],
    [
      'fixed total is shared unrounded',
      discount('fixed', 100),
      [line('a', 1), line('b', 299)],
      { a: 1 / 3, b: 299 / 3 },
    ],
    [
      'fixed total stops at the subtotal',
      discount('fixed', 999),
      [line('a', 100), line('b', 50, 2)],
      { a: 100, b: 100 },
    ],
    ['fixed per item counts units', discount('fixed', 150, 'item'), [line('a', 1000, 2)], { a: 300 }],
    ['fixed per item stops at the price', discount('fixed', 150, 'item'), [line('a', 100, 3)], { a: 300 }],
    ['free shipping takes nothing', discount('free_shipping', 0), [line('a', 100)], {}],
    ['nothing is no adjustment', discount('percentage', 1), [line('a', 10), line('b', 0)], {}],
    [
      'only discountable goods take part, returns never',
      discount('fixed', 100),
      [
        line('a', 100),
        line('b', 900, 1, { allow_discounts: false }),
        line('c', -500, 1, { is_return: true }),
      ],
      { a: 100 },
    ],
  ])('%s', (_, given, lines, taken) => expect(amounts(given, lines)).toEqual(taken))

  it('counts lines that fail the conditions in the subtotal of a fixed total', () => {
    const qualifies = ({ id }: { id: string }) => id === 'a'
    expect(amounts(discount('fixed', 400), [line('a', 1000), line('b', 3000)], { qualifies })).toEqual({
      a: 100,
    })
  })

  it('starts from the price without tax where that is included', () => {
    const included = line('a', 1250, 2, { includes_tax: true, tax_lines: [{ rate: 25 }] })
    expect(amounts(discount('percentage', 10), [included])).toEqual({ a: 250 })
    expect(amounts(discount('percentage', 10), [included], { tax_inclusive_pricing: true })).toEqual({
      a: 200,
    })
  })

  it('is never above the price, and a fixed total is shared out whole', () => {
    const lines = fc
      .array(fc.tuple(fc.nat({ max: 1_000_000 }), fc.integer({ min: 1, max: 50 })), {
        minLength: 1,
        maxLength: 20,
      })
      .map((rows) => rows.map(([unitPrice, quantity], index) => line(`${index}`, unitPrice, quantity)))
    const given = fc.oneof(
      fc.nat({ max: 100 }).map((value) => discount('percentage', value)),
      fc.nat({ max: 100_000_000 }).map((value) => discount('fixed', value)),
      fc.nat({ max: 1_000_000 }).map((value) => discount('fixed', value, 'item')),
    )
    fc.assert(
      fc.property(lines, given, (rows, { rule }) => {
        const found = amounts({ id: 'discount', rule }, rows)
        let sum = 0
        let subtotal = 0
        for (const { id, unit_price, quantity } of rows) {
          const amount = found[id] ?? 0
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(amount).toBeLessThanOrEqual(unit_price * quantity)
          sum += amount
          subtotal += unit_price * quantity
        }
        if (rule.type === 'fixed' && rule.allocation === 'total') {
          expect(sum).toBeCloseTo(Math.min(rule.value, subtotal), 5)
        }
      }),
    )
  })

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 20 }), fc.nat(), (prices, value) => {
        const lines = prices.map((unitPrice, index) => line(`${index}`, unitPrice))
        expect(amounts(discount('fixed', value), lines)).toEqual(
          amounts(discount('fixed', value), lines.toReversed()),
        )
      }),
    )
  })
})
