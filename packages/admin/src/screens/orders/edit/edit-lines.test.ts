import { expect, it } from 'vitest'
import { heldOf, netPaid, type Takings } from './edit-lines'

const at = '2026-03-01T10:00:00.000Z'
const order = (payments: Takings['payments'], paid_total: number, refunded_total = 0): Takings => ({
  payments,
  paid_total,
  refunded_total,
})

it('what is held counts as received once it is captured', () => {
  const held = order([{ amount: 8290, captured_at: null, canceled_at: null }], 8290)
  expect([heldOf(held), netPaid(held)]).toEqual([8290, 0])
  const taken = order([{ amount: 8290, captured_at: at, canceled_at: null }], 8290, 290)
  expect([heldOf(taken), netPaid(taken)]).toEqual([0, 8000])
})

it('what was released is neither', () => {
  const released = order([{ amount: 8290, captured_at: null, canceled_at: at }], 0)
  expect([heldOf(released), netPaid(released)]).toEqual([0, 0])
})
