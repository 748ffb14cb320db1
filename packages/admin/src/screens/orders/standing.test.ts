import type { Order } from '@cartwright/contract'
import { expect, it } from 'vitest'
import { order } from '../../testing/examples'
import { fulfillmentOf, standingOf } from './standing'

const at = '2026-11-19T08:00:00.000Z'
const captured = order.payments?.map((one) => ({ ...one, captured_at: at }))
const paid = { ...order, payment_status: 'captured', payments: captured } as Order
const packed = order.items?.map((item) => ({ ...item, fulfilled_quantity: item.quantity }))
const sent = packed?.map((item) => ({ ...item, shipped_quantity: 1 }))
const parcel = { id: 'ful_1', shipped_at: null, canceled_at: null } as never

it.each<[string, Order, string[]]>([
  ['authorized', order, ['to_capture 36720', 'to_pack 3']],
  ['paid', paid, ['paid', 'to_pack 3']],
  ['packed', { ...paid, items: packed, fulfillments: [parcel] }, ['paid', 'to_ship 1']],
  ['sent', { ...paid, items: packed }, ['paid', 'all_sent']],
  [
    'partly refunded',
    { ...paid, items: packed, refunded_total: 500 },
    ['paid', 'given_back 500', 'all_sent'],
  ],
  ['to be looked at', { ...paid, payment_status: 'requires_action' }, ['payment_attention', 'to_pack 3']],
  ['unpaid', { ...order, payments: [], payment_status: 'not_paid' }, ['not_paid', 'to_pack 3']],
  ['free', { ...order, payments: [], payment_status: 'not_paid', total: 0 }, ['paid', 'to_pack 3']],
  ['canceled', { ...paid, status: 'canceled', refunded_total: 36720 }, ['canceled', 'given_back 36720']],
  [
    'coming back',
    { ...paid, items: packed, returns: [{ status: 'requested' } as never, { status: 'received' } as never] },
    ['paid', 'all_sent', 'coming_back 1'],
  ],
])('an order that is %s stands so', (_, given, told) => {
  const words = standingOf(given).map((one) =>
    [one.what, 'amount' in one ? one.amount : 'count' in one ? one.count : ''].join(' ').trim(),
  )
  expect(words).toEqual(told)
})

it.each<[string, Partial<Order>, string]>([
  ['whose only parcel was canceled', {}, 'not_fulfilled'],
  ['of which the rest is packed', { items: packed?.slice(0, 1) }, 'partially_fulfilled'],
  ['of which the rest is sent', { items: sent }, 'partially_shipped'],
  ['that was canceled itself', { status: 'canceled' }, 'canceled'],
  ['of which the lines are not known', { items: undefined }, 'canceled'],
  ['without a canceled parcel', { fulfillment_status: 'shipped' }, 'shipped'],
])('the goods of an order %s are named so', (_, given, badge) => {
  expect(fulfillmentOf({ ...paid, fulfillment_status: 'canceled', ...given } as Order)).toBe(badge)
})
