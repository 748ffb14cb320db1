import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestPrice } from './best-price'
import { explainPrices } from './explain-prices'
import type { PriceContext, PriceRow } from './price-row'
import { closedBecause } from './ruled-out'

const now = new Date('2026-06-01T12:00:00Z')
const here = { now, region_id: 'europe', currency_code: 'EUR' }
const list = { type: 'sale', status: 'active' }
const eur = (amount: number, more: Partial<PriceRow> = {}): PriceRow => ({
  amount,
  currency_code: 'eur',
  ...more,
})
const told = (rows: PriceRow[], context: Partial<PriceContext> = {}) =>
  explainPrices(rows, { ...here, ...context }).map(({ outcome, reason }) => [outcome, reason])

describe('why a price won or lost', () => {
  it.each<[string, PriceRow, Partial<PriceContext>, string]>([
    ['is dearer', eur(1200), {}, 'dearer'],
    ['is as low and was made later', eur(1000), {}, 'equal_later'],
    ['is in another currency', eur(1, { currency_code: 'usd' }), {}, 'other_currency'],
    ['is of another region', eur(1, { currency_code: 'usd', region_id: 'asia' }), {}, 'other_region'],
    ['belongs to a list that is gone', eur(1, { price_list_id: 'gone' }), {}, 'list_missing'],
    ['belongs to a draft', eur(1, { price_list: { ...list, status: 'draft' } }), {}, 'list_draft'],
    [
      'belongs to a list that begins later',
      eur(1, { price_list: { ...list, starts_at: '2026-06-02T00:00:00Z' } }),
      {},
      'list_not_started',
    ],
    ['belongs to a list that is over', eur(1, { price_list: { ...list, ends_at: now } }), {}, 'list_ended'],
    [
      'belongs to a list for others',
      eur(1, { price_list: { ...list, customer_groups: [{ id: 'vip' }] } }),
      { customer: { groups: [{ id: 'staff' }] } },
      'list_other_groups',
    ],
    ['is for many, and nobody says how many', eur(1, { min_quantity: 10 }), {}, 'quantity_unknown'],
    ['is for more', eur(1, { min_quantity: 10 }), { quantity: 9 }, 'below_min_quantity'],
    ['is for fewer', eur(1, { max_quantity: 10 }), { quantity: 11 }, 'above_max_quantity'],
    [
      'holds tax at a rate nobody knows',
      eur(1, { currency: { includes_tax: true } }),
      { tax_inclusive_pricing: true },
      'not_comparable',
    ],
  ])('a price that %s loses', (_, row, context, reason) => {
    const original = reason === 'dearer' || reason === 'equal_later' || reason === 'not_comparable'
    const [first, second] = told([eur(1000), row], context)
    expect(first).toEqual(['won', original ? 'lowest' : 'only_one'])
    expect(second).toEqual(['lost', reason])
  })

  it('the original price is marked where another is asked for', () => {
    expect(told([eur(1000), eur(800, { price_list: list })])).toEqual([
      ['original', 'dearer'],
      ['won', 'lowest'],
    ])
  })

  it('names the place before the list, and the list before the quantity', () => {
    const draft = { ...list, status: 'draft' }
    expect(
      told([
        eur(1, { currency_code: 'usd', price_list: draft, min_quantity: 5 }),
        eur(1, { price_list: draft, min_quantity: 5 }),
      ]),
    ).toEqual([
      ['lost', 'other_currency'],
      ['lost', 'list_draft'],
    ])
  })

  it('weighs tax where one price includes it and the other does not', () => {
    const rows = [eur(1000), eur(1100, { currency: { includes_tax: true } })]
    const context = { tax_inclusive_pricing: true, tax_rates: [{ rate: 20 }] }
    expect(told(rows, context)).toEqual([
      ['original', 'dearer'],
      ['won', 'lowest'],
    ])
  })

  it('has no winner where a variant has no price', () => {
    expect(told([])).toEqual([])
    expect(told([eur(5, { currency_code: 'usd' })])).toEqual([['lost', 'other_currency']])
  })

  it('a price without a list is never closed', () => expect(closedBecause(eur(1), here)).toBeUndefined())
})

describe('whatever the prices and whoever asks', () => {
  const inclusion = fc.record({ includes_tax: fc.boolean() })
  const row: fc.Arbitrary<PriceRow> = fc.record({
    amount: fc.nat({ max: 20 }),
    currency_code: fc.constantFrom('usd', 'eur'),
    region_id: fc.constantFrom(null, 'europe', 'asia'),
    min_quantity: fc.constantFrom(null, 0, 1, 5),
    max_quantity: fc.constantFrom(null, 4, 10),
    price_list_id: fc.constantFrom(null, null, 'gone'),
    price_list: fc.option(
      fc.record({
        type: fc.constantFrom('sale', 'override'),
        status: fc.constantFrom('active', 'active', 'draft'),
        starts_at: fc.constantFrom(null, '2026-05-01T00:00:00Z', '2026-07-01T00:00:00Z'),
        ends_at: fc.constantFrom(null, '2026-05-01T00:00:00Z', '2026-07-01T00:00:00Z'),
        includes_tax: fc.boolean(),
        customer_groups: fc.subarray([{ id: 'vip' }, { id: 'staff' }]),
      }),
    ),
    region: inclusion,
    currency: inclusion,
  })
  const context: fc.Arbitrary<PriceContext> = fc.record({
    now: fc.constant(now),
    region_id: fc.constantFrom(null, 'europe'),
    currency_code: fc.constantFrom(null, 'usd', 'EUR'),
    customer: fc.option(fc.record({ groups: fc.subarray([{ id: 'vip' }, { id: 'staff' }]) })),
    quantity: fc.constantFrom(null, 1, 4, 7, 20),
    include_discount_prices: fc.boolean(),
    tax_rates: fc.constantFrom(null, [{ rate: 20 }], [{ rate: 7.5 }]),
    tax_inclusive_pricing: fc.boolean(),
  })
  const fair = new Set(['dearer', 'equal_later', 'not_comparable'])

  it('the price explained to win is the one that is asked for', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), context, (rows, who) => {
        const best = bestPrice(rows, who)
        const explained = explainPrices(rows, who)
        const won = explained.filter(({ outcome }) => outcome === 'won')
        expect(explained.map(({ price }) => price)).toEqual(rows)
        expect(won.map(({ price }) => price.amount)).toEqual(
          best.calculated_price === null ? [] : [best.calculated_price],
        )
        expect(won.map(({ price }) => price.price_list?.type ?? 'default')).toEqual(
          best.calculated_price_type === null ? [] : [best.calculated_price_type],
        )
        const original = explained.find(({ outcome }) => outcome === 'original') ?? won[0]
        if (best.original_price !== null) expect(original?.price.amount).toBe(best.original_price)
        else expect(explained.map(({ outcome }) => outcome)).not.toContain('original')
        // All that could have won tell what they lost by, and what was ruled out says why.
        for (const one of explained)
          if (one.outcome === 'lost' && fair.has(one.reason)) expect(best.prices).toContain(one.price)
      }),
      { numRuns: 2000 },
    )
  })
})
