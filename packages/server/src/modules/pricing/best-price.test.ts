import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestPrice } from './best-price'
import type { PriceContext, PriceRow } from './price-row'
import vectors from './price-vectors.json'
import { fitsQuantity } from './ruled-out'

const now = new Date('2026-06-01T12:00:00Z')

describe('the price of a variant', () => {
  it.each(vectors as Vector[])('$name', ({ context, rows, gives }) => {
    const prices = rows.map(({ list, list_includes_tax, ...row }) => ({
      ...row,
      price_list: list ? { type: list, status: 'active', includes_tax: list_includes_tax } : null,
    }))
    expect(bestPrice(prices, { now, ...context })).toMatchObject(gives)
  })
})

describe('a price list', () => {
  const sale = { type: 'sale', status: 'active' }
  const vip = { customer_groups: [{ id: 'vip' }] }
  const usd = (amount: number, more: Partial<PriceRow> = {}) => ({ amount, currency_code: 'usd', ...more })
  const price = (list: Partial<PriceRow['price_list'] & object>, context: Partial<PriceContext> = {}) =>
    bestPrice([usd(1000), usd(800, { price_list: { ...sale, ...list } })], {
      now,
      currency_code: 'USD',
      ...context,
    }).calculated_price

  it.each([
    ['counts while active', {}, {}, 800],
    ['does not count as a draft', { status: 'draft' }, {}, 1000],
    ['counts from its very start', { starts_at: now }, {}, 800],
    ['does not count before its start', { starts_at: '2026-06-02T00:00:00Z' }, {}, 1000],
    ['does not count from its end on', { ends_at: now }, {}, 1000],
    ['with groups does not count for a guest', vip, {}, 1000],
    ['with groups does not count for others', vip, { customer: { groups: [{ id: 'staff' }] } }, 1000],
    ['with groups counts for a member', vip, { customer: { groups: [{ id: 'vip' }] } }, 800],
  ])('%s', (_, list, context, amount) => expect(price(list, context)).toBe(amount))

  it('that was not loaded does not pass for none', () => {
    const rows = [usd(1000), usd(800, { price_list_id: 'gone', price_list: null })]
    expect(bestPrice(rows, { now, currency_code: 'usd' }).calculated_price).toBe(1000)
  })

  it('shows only when asked for where region, currency and customer are unknown', () => {
    const rows = [usd(1000), usd(800, { price_list: sale })]
    expect(bestPrice(rows, { now }).prices).toEqual([rows[0]])
    expect(bestPrice(rows, { now, include_discount_prices: true })).toMatchObject({
      prices: rows,
      calculated_price: null,
    })
  })
})

describe('the price that wins', () => {
  const row = fc.record({
    amount: fc.nat({ max: 1_000_000 }),
    currency_code: fc.constantFrom('usd', 'eur'),
    region_id: fc.constantFrom(null, 'europe', 'asia'),
    min_quantity: fc.constantFrom(null, 0, 1, 5),
    max_quantity: fc.constantFrom(null, 4, 10),
  })

  it('is the lowest that fits, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(row), fc.constantFrom(null, 1, 5, 20), (rows, quantity) => {
        const context = { now, region_id: 'europe', currency_code: 'usd', quantity }
        const fitting = rows.filter(
          (one) => (one.region_id === 'europe' || one.currency_code === 'usd') && fitsQuantity(one, quantity),
        )
        const lowest = fitting.length === 0 ? null : Math.min(...fitting.map((one) => one.amount))
        expect(bestPrice(rows, context).calculated_price).toBe(lowest)
        expect(bestPrice(rows.toReversed(), context).calculated_price).toBe(lowest)
      }),
    )
  })

  it('includes tax by its list, else its own region, else its currency', () => {
    const inclusive = { includes_tax: true }
    const kind = (more: Partial<PriceRow>) =>
      bestPrice([{ amount: 5, currency_code: 'usd', ...more }], {
        now,
        currency_code: 'usd',
        tax_inclusive_pricing: true,
      }).calculated_price_includes_tax
    expect(kind({ price_list: { type: 'sale', status: 'active', includes_tax: true } })).toBe(true)
    expect(kind({ region_id: 'asia', region: inclusive })).toBe(true)
    expect(kind({ region: inclusive })).toBe(false)
    expect(kind({ region_id: 'asia', region: { includes_tax: false }, currency: inclusive })).toBe(true)
  })
})

interface Vector {
  name: string
  context: Partial<PriceContext>
  rows: (PriceRow & { list?: string; list_includes_tax?: boolean })[]
  gives: object
}
