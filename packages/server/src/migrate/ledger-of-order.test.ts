import { expect, it } from 'vitest'
import { ledgerOf, type MoneyOfOrder } from './ledger-of-order'

const order: MoneyOfOrder = {
  id: 'order_1',
  currency_code: 'eur',
  created_at: '2023-01-01T00:00:00.000Z',
  canceled_at: null,
  total: 1000,
  by_cards: 200,
  payments: [{ id: 'pay_1', amount: 1000, captured_at: '2023-01-02T00:00:00.000Z' }],
  refunds: [],
  swaps: [],
}
const refund = { id: 'ref_1', amount: 300, created_at: '2023-01-04T00:00:00.000Z' }
const swap = {
  id: 'swap_1',
  difference_due: -300,
  confirmed_at: '2023-01-03T00:00:00.000Z',
  canceled_at: null,
}

it.each([
  ['an order that was paid', order, 'order 1200/0/0, gift_card 0/200/0, capture 0/1000/0'],
  [
    'a refund is a credit',
    { ...order, refunds: [refund] },
    'order 1200/0/0, gift_card 0/200/0, capture 0/1000/0, refund -300/0/300',
  ],
  [
    'a refund that settles a swap is none',
    { ...order, swaps: [swap], refunds: [refund] },
    'order 1200/0/0, gift_card 0/200/0, capture 0/1000/0, swap -300/0/0, refund 0/0/300',
  ],
  [
    'an order that was called off before it was paid',
    { ...order, by_cards: 0, payments: [], canceled_at: '2023-01-05T00:00:00.000Z' },
    'order 1000/0/0, cancelation -1000/0/0',
  ],
  ['an order that cost nothing', { ...order, total: 0, by_cards: 0, payments: [] }, ''],
])('%s', (_, money, expected) => {
  const entries = ledgerOf(money, [])
  expect(
    entries.map(({ kind, due, paid, refunded }) => `${kind} ${due}/${paid}/${refunded}`).join(', '),
  ).toBe(expected)
  // Said again it says nothing.
  expect(ledgerOf(money, entries)).toEqual([])
})

it('what happened since stands behind what is known', () => {
  const before = ledgerOf(order, [])
  const added = ledgerOf({ ...order, total: 1500, refunds: [refund] }, before)
  expect(added.map(({ kind, due, refunded }) => [kind, due, refunded])).toEqual([
    ['order_edit', 500, 0],
    ['refund', -300, 300],
  ])
  expect(new Set([...before, ...added].map(({ id }) => id)).size).toBe(before.length + added.length)
})
