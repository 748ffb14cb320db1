import { describe, expect, it } from 'vitest'
import { factsOf } from './order-facts'
import { type CountedLine, type CountedOrder, type Move, movesOf, sumOf } from './order-moves'

const line = (product_id: string, quantity: number, gross: number, discount = 0, tax = 0): CountedLine => ({
  product_id,
  is_giftcard: false,
  quantity,
  gross,
  discount,
  tax,
})
const card = (value: number): CountedLine => ({ ...line('', 1, value), is_giftcard: true })

const placed: CountedOrder = {
  placed_at: '2026-03-01T10:00:00.000Z',
  canceled_at: null,
  lines: [line('jug', 2, 8000, 800, 1440), line('cup', 1, 2000, 200, 360)],
  delivery: { net: 500, tax: 100 },
  edits: [],
  swaps: [],
  returns: [],
  claims: [],
  refunds: [],
  entries: [{ at: '2026-03-01T10:00:00.000Z', kind: 'order', due: 11400, reference_id: null }],
}
const on = (day: number) => `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`
const entry = (
  day: number,
  kind: CountedOrder['entries'][number]['kind'],
  due: number,
  reference_id: string | null = null,
) => ({
  at: on(day),
  kind,
  due,
  reference_id,
})

/** What the moves of a day come to. */
function onDay(moves: readonly Move[], day: number) {
  const sums: Record<string, number> = {}
  for (const { at, product_id: _, ...counts } of moves)
    if (at === on(day))
      for (const [name, value] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + (value ?? 0)
  return Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== 0))
}

const cases: [
  what: string,
  life: Partial<CountedOrder>,
  day: number,
  changes: Record<string, number>,
  cost: number,
][] = [
  ['an order', {}, 1, { gross: 10000, discounts: 1000, taxes: 1900, shipping: 500, units: 3 }, 11400],
  [
    'a gift card that is sold is no sale',
    { lines: [card(5000)], delivery: { net: 0, tax: 0 }, entries: [entry(1, 'order', 5000)] },
    1,
    { gift_cards: 5000 },
    5000,
  ],
  [
    'a discount that is rounded on the whole',
    { entries: [entry(1, 'order', 11401)] },
    1,
    { gross: 10000, discounts: 999, taxes: 1900, shipping: 500, units: 3 },
    11401,
  ],
  [
    'an edit counts on the day it is confirmed',
    {
      edits: [
        { id: 'edit', at: on(3), lines: [line('jug', 1, 4000, 400, 720), line('cup', 2, 4000, 400, 720)] },
      ],
      entries: [...placed.entries, entry(3, 'order_edit', -2160, 'edit')],
    },
    3,
    { gross: -2000, discounts: -200, taxes: -360 },
    9240,
  ],
  [
    'goods that come back, with the money for them',
    {
      returns: [{ at: on(4), refund: 4320, goods: [{ product_id: 'jug', quantity: 1 }] }],
      refunds: [{ id: 'back', amount: 4320, reason: 'return' }],
      entries: [...placed.entries, entry(4, 'refund', -4320, 'back')],
    },
    4,
    { returns: 3600, taxes: -720, returned_units: 1 },
    7080,
  ],
  [
    'goods that come back for nothing',
    { returns: [{ at: on(4), refund: 0, goods: [{ product_id: 'jug', quantity: 1 }] }] },
    4,
    { returned_units: 1 },
    11400,
  ],
  [
    'money given back without goods is taken from all the order holds',
    {
      refunds: [{ id: 'kind', amount: 5700, reason: 'discount' }],
      entries: [...placed.entries, entry(5, 'refund', -5700, 'kind')],
    },
    5,
    { returns: 4500, taxes: -950, shipping: -250 },
    5700,
  ],
  [
    'a refund the bank refuses is none',
    {
      refunds: [{ id: 'kind', amount: 5700, reason: 'other' }],
      entries: [
        ...placed.entries,
        entry(5, 'refund', -5700, 'kind'),
        entry(6, 'refund_failed', 5700, 'kind'),
      ],
    },
    6,
    { returns: -4500, taxes: 950, shipping: 250 },
    11400,
  ],
  [
    'a cancelation takes all that is left, and its units',
    { canceled_at: on(6), entries: [...placed.entries, entry(6, 'cancelation', -11400)] },
    6,
    { returns: 9000, taxes: -1900, shipping: -500, units: -3 },
    0,
  ],
  [
    'a swap: what goes is sold, what comes is given back for',
    {
      swaps: [
        {
          id: 'swap',
          at: on(7),
          canceled_at: null,
          lines: [line('bowl', 1, 5000, 0, 1000)],
          credits: [line('cup', 1, -2000, -200, -360)],
          delivery: { net: 0, tax: 0 },
        },
      ],
      entries: [...placed.entries, entry(7, 'swap', 3840, 'swap')],
    },
    7,
    { gross: 5000, returns: 1800, taxes: 640, units: 1 },
    15240,
  ],
  [
    'a swap that is called off',
    {
      swaps: [
        {
          id: 'swap',
          at: on(7),
          canceled_at: on(8),
          lines: [line('bowl', 1, 5000, 0, 1000)],
          credits: [line('cup', 1, -2000, -200, -360)],
          delivery: { net: 0, tax: 0 },
        },
      ],
      entries: [...placed.entries, entry(7, 'swap', 3840, 'swap'), entry(8, 'swap_canceled', -3840, 'swap')],
    },
    8,
    { gross: -5000, returns: -1800, taxes: -640, units: -1 },
    11400,
  ],
  [
    'the refund of a claim is for the goods it names',
    {
      claims: [{ refund: 2160, goods: [{ product_id: 'cup', quantity: 1 }] }],
      refunds: [{ id: 'claim', amount: 2160, reason: 'claim' }],
      entries: [...placed.entries, entry(9, 'refund', -2160, 'claim')],
    },
    9,
    { returns: 1800, taxes: -360 },
    9240,
  ],
  [
    'another way to send it',
    { delivery: { net: 1000, tax: 200 }, entries: [...placed.entries, entry(2, 'shipping', 600)] },
    2,
    { shipping: 500, taxes: 100 },
    12000,
  ],
]

describe('what becomes of an order', () => {
  it.each(cases)('%s', (_, life, day, changes, cost) => {
    const moves = movesOf({ ...placed, ...life })
    expect(onDay(moves, day)).toEqual(changes)
    expect(sumOf(moves)).toBe(cost)
  })

  it('comes to what the ledger says, whatever happens to it one after the other', () => {
    const moves = movesOf({
      ...placed,
      ...cases[4]?.[1],
      canceled_at: on(20),
      refunds: [
        { id: 'back', amount: 4320, reason: 'return' },
        { id: 'kind', amount: 333, reason: 'other' },
      ],
      entries: [
        ...placed.entries,
        entry(4, 'refund', -4320, 'back'),
        entry(5, 'refund', -333, 'kind'),
        entry(20, 'cancelation', -6747),
      ],
    })
    expect(sumOf(moves.filter(({ at }) => at < on(20)))).toBe(6747)
    expect(sumOf(moves)).toBe(0)
  })
})

describe('the facts of an order', () => {
  const identity = {
    order_id: 'order',
    currency_code: 'eur',
    region_id: 'region',
    sales_channel_id: '',
    customer_id: 'ada',
    is_first: true,
    discount_ids: ['tenth'],
  }

  it('stand on the day of the shop, also where its clocks change', () => {
    const days = (at: string, zone: string) =>
      factsOf(identity, { ...placed, placed_at: at }, zone).map(({ day }) => day)
    expect(new Set(days('2026-03-29T22:30:00.000Z', 'Europe/Berlin'))).toEqual(new Set(['2026-03-30']))
    expect(new Set(days('2026-03-28T22:30:00.000Z', 'Europe/Berlin'))).toEqual(new Set(['2026-03-28']))
    expect(new Set(days('2026-03-29T02:00:00.000Z', 'America/New_York'))).toEqual(new Set(['2026-03-28']))
  })

  it('are those of the whole, of each product, and of each discount once more', () => {
    const facts = factsOf(identity, placed, 'UTC')
    expect(facts.map(({ kind, key, net, orders }) => [kind, key, net, orders])).toEqual([
      ['all', '', 9000, 1],
      ['product', 'jug', 7200, 1],
      ['product', 'cup', 1800, 1],
      ['discount', 'tenth', 9000, 1],
    ])
  })
})
