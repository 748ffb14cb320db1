import { describe, expect, it } from 'vitest'
import { claimCan, fulfillmentCan, orderCan, swapCan } from './state-machines'

describe('what may be done with an order', () => {
  it.each([
    ['archive', { status: 'completed' }, true],
    ['archive', { status: 'pending' }, false],
    ['cancel', { status: 'pending' }, true],
    ['cancel', { status: 'archived' }, false],
    ['capture', { status: 'pending', payment_status: 'awaiting' }, true],
    ['capture', { status: 'canceled', payment_status: 'awaiting' }, false],
    ['refund', { status: 'pending', payment_status: 'awaiting' }, false],
    ['refund', { status: 'completed', payment_status: 'partially_refunded' }, true],
    ['swap', { status: 'pending', payment_status: 'captured', fulfillment_status: 'not_fulfilled' }, false],
  ] as const)('%s of %o: %s', (action, order, expected) => expect(orderCan[action](order)).toBe(expected))

  it('names the fact that is in the way', () => {
    expect(orderCan.refund.obstacle({ status: 'pending', payment_status: 'awaiting' })).toMatchObject({
      field: 'payment_status',
    })
    expect(orderCan.refund.obstacle({ status: 'pending', payment_status: 'captured' })).toBeNull()
  })
})

describe('a stamp', () => {
  it('that was never set counts as null', () => {
    expect(fulfillmentCan.ship({})).toBe(true)
    expect(fulfillmentCan.ship({ shipped_at: '2030-01-01T00:00:00.000Z' })).toBe(false)
    expect(swapCan.processPayment({ payment_status: 'awaiting' })).toBe(false)
    expect(claimCan.cancel({ refund_amount: 100 })).toBe(false)
  })
})
