import type { ClaimOrder, Fulfillment, Order, Return, Swap } from '@cartwright/contract'
import { describe, expect, it } from 'vitest'
import { canCancelClaim, canCancelSwap, claimStand, returnStand, swapStand } from './stands'

const at = '2026-11-20T08:00:00.000Z'
const coming = { id: 'ret_1', status: 'requested', refund_amount: 1200 } as Return
const here = { ...coming, status: 'received' } as Return
const calledOff = { ...coming, status: 'canceled' } as Return
const packed = { shipped_at: null, canceled_at: null } as Fulfillment
const sent = { ...packed, shipped_at: at }
const unpacked = { ...packed, canceled_at: at }
const order = { fulfillment_status: 'partially_returned', refunds: [] } as unknown as Order

describe('a return', () => {
  const stuck = { ...order, fulfillment_status: 'requires_action' } as Order
  const paid = { ...stuck, refunds: [{ reason: 'return', amount: 1200 }] } as Order
  it.each<[string, Order, Return, string, string[]]>([
    ['on its way', order, coming, 'coming', ['receive']],
    ['that is here', order, here, 'return_here', []],
    ['that is here and could not be paid', stuck, here, 'return_unpaid', []],
    ['that is here and was paid meanwhile', paid, here, 'return_here', []],
    ['of a claim, which paid', stuck, { ...here, claim_order_id: 'claim_1' }, 'return_here', []],
    [
      'that somebody has to look at',
      order,
      { ...coming, status: 'requires_action' },
      'return_looked_at',
      ['receive'],
    ],
    ['that was called off', order, calledOff, 'canceled', []],
  ])('%s', (_, of, one, state, acts) => expect(returnStand(of, one)).toEqual({ state, acts }))
})

describe('an exchange', () => {
  const offered = {
    canceled_at: null,
    confirmed_at: null,
    payment_status: 'not_paid',
    fulfillment_status: 'not_fulfilled',
    difference_due: null,
    return_order: coming,
    fulfillments: [],
  } as unknown as Swap
  const agreed = { ...offered, confirmed_at: at, payment_status: 'awaiting', difference_due: 500 } as Swap
  const paid = { ...agreed, payment_status: 'captured', payment: { captured_at: at } } as Swap
  const gone = { ...paid, fulfillment_status: 'shipped', fulfillments: [sent], return_order: here } as Swap
  it.each<[string, Swap, string, string[], boolean]>([
    ['that waits for the customer', offered, 'swap_offered', ['link', 'receive'], true],
    ['without its return', { ...offered, return_order: calledOff }, 'swap_dead', [], true],
    ['that the customer owes for', agreed, 'swap_owed', ['take', 'receive', 'pack'], true],
    [
      'that the shop owes for',
      { ...agreed, difference_due: -500 },
      'swap_owes',
      ['give', 'receive', 'pack'],
      true,
    ],
    ['that comes to nothing', { ...agreed, difference_due: 0 }, 'coming', ['receive', 'pack'], true],
    [
      'whose payment failed',
      { ...agreed, payment_status: 'requires_action' },
      'swap_stuck',
      ['take', 'receive', 'pack'],
      true,
    ],
    ['that is paid', paid, 'coming', ['receive', 'pack'], false],
    ['that is paid and back', { ...paid, return_order: here }, 'to_pack', ['pack'], false],
    [
      'that is packed',
      { ...paid, fulfillment_status: 'fulfilled', fulfillments: [packed], return_order: here },
      'to_ship',
      ['ship'],
      false,
    ],
    [
      'that was unpacked',
      { ...paid, fulfillment_status: 'canceled', fulfillments: [unpacked] },
      'coming',
      ['receive', 'pack'],
      false,
    ],
    ['that is on its way', gone, 'done', [], false],
    ['that was called off', { ...agreed, canceled_at: at }, 'canceled', [], false],
  ])('%s', (_, swap, state, acts, isCancelable) => {
    expect(swapStand(swap)).toEqual({ state, acts })
    expect(canCancelSwap(swap)).toBe(isCancelable)
  })
})

describe('a claim', () => {
  const replace = {
    type: 'replace',
    canceled_at: null,
    refund_amount: null,
    fulfillment_status: 'not_fulfilled',
    shipping_methods: [{ id: 'sm_1' }],
    fulfillments: [],
    return_order: null,
  } as unknown as ClaimOrder
  const refund = { ...replace, type: 'refund', refund_amount: 1200, shipping_methods: [] } as ClaimOrder
  const packedUp = { ...replace, fulfillment_status: 'fulfilled', fulfillments: [packed] } as ClaimOrder
  it.each<[string, ClaimOrder, string, string[], boolean]>([
    ['for other goods', replace, 'to_pack', ['pack'], true],
    ['that lacks a way to send them', { ...replace, shipping_methods: [] }, 'claim_method', ['method'], true],
    ['that is packed', packedUp, 'to_ship', ['ship'], false],
    ['whose goods come back', { ...packedUp, return_order: coming }, 'to_ship', ['ship', 'receive'], false],
    [
      'that is on its way',
      { ...packedUp, fulfillment_status: 'shipped', fulfillments: [sent] },
      'done',
      [],
      false,
    ],
    [
      'that is unpacked',
      { ...replace, fulfillment_status: 'canceled', fulfillments: [unpacked] },
      'to_pack',
      ['pack'],
      true,
    ],
    ['whose goods are back', { ...replace, return_order: here }, 'to_pack', ['pack'], false],
    ['for money', refund, 'claim_refunded', [], false],
    ['for money and the goods', { ...refund, return_order: coming }, 'coming', ['receive'], false],
    ['that was called off', { ...replace, canceled_at: at }, 'canceled', [], false],
  ])('%s', (_, claim, state, acts, isCancelable) => {
    expect(claimStand(claim)).toEqual({ state, acts })
    expect(canCancelClaim(claim)).toBe(isCancelable)
  })
})
