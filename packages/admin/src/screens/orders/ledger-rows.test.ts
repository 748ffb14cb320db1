import type { LedgerEntry } from '@cartwright/contract'
import { expect, it } from 'vitest'
import { order } from '../../testing/examples'
import { ledgerOf } from './ledger-rows'

const entry = (given: Partial<LedgerEntry>): LedgerEntry => ({
  id: `ledg_${given.kind}`,
  order_id: order.id,
  kind: 'order',
  due: 0,
  paid: 0,
  refunded: 0,
  currency_code: 'eur',
  reference_id: null,
  created_at: '2026-11-18T09:00:00.000Z',
  balance: 0,
  actor: null,
  provider_id: null,
  reason: null,
  note: null,
  items: [],
  ...given,
})
const grace = { type: 'user' as const, id: 'usr_grace', name: 'Grace Hopper' }
const captured = {
  ...order,
  payments: order.payments?.map((one) => ({ ...one, captured_at: '2026-11-18T10:00:00.000Z' })),
}

it('payments stand there before the shop has told their balance', () =>
  expect(ledgerOf(order)).toMatchObject([{ kind: 'authorized', amount: 36720, counts: false }]))

it('a capture has the balance and the actor of its entry, and stands there once', () => {
  const rows = ledgerOf(captured, [
    entry({ kind: 'order', due: 36720, balance: 36720 }),
    entry({ kind: 'capture', paid: 36720, reference_id: 'pay_1', actor: grace }),
  ])
  expect(rows.map(({ kind, balance }) => [kind, balance])).toEqual([
    ['order', 36720],
    ['captured', 0],
  ])
  expect(rows[1]?.actor).toEqual(grace)
})

it.each([
  ['altogether', []],
  ['in part', [{ id: 'ref_1', amount: 700, reason: 'other', note: null, created_at: order.created_at }]],
])(
  'a refund that was refused %s stands there with its failure, and both come to what was given back',
  (_, refunds) => {
    const given = refunds[0]?.amount ?? 0
    const rows = ledgerOf({ ...captured, refunds } as typeof order, [
      entry({ kind: 'capture', paid: 36720, reference_id: 'pay_1' }),
      entry({ kind: 'refund', refunded: 1000, reference_id: 'ref_1', actor: grace }),
      entry({ kind: 'refund_failed', refunded: given - 1000, reference_id: 'ref_1' }),
    ])
    expect(rows.map(({ kind, amount }) => [kind, amount])).toEqual(
      expect.arrayContaining([
        ['captured', 36720],
        ['refunded', -1000],
        ['refund_failed', 1000 - given],
      ]),
    )
    expect(rows).toHaveLength(3)
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(36720 - given)
  },
)

it.each<[Partial<LedgerEntry>, object]>([
  [
    { kind: 'gift_card', paid: 500 },
    { amount: 500, counts: true },
  ],
  [
    { kind: 'gift_card_returned', paid: -500 },
    { amount: -500, counts: true },
  ],
  [
    { kind: 'refund_failed', refunded: -300 },
    { amount: 300, counts: true },
  ],
  [
    { kind: 'order_edit', due: -1200 },
    { amount: -1200, counts: false },
  ],
  [
    { kind: 'cancelation', due: -36720 },
    { amount: -36720, counts: false },
  ],
])('%o is shown as %o', (given, row) =>
  expect(ledgerOf({ ...order, payments: [] }, [entry(given)])).toMatchObject([row]),
)
