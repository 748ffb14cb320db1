import type { BuyerState, OrderDetails } from '@cartwright/sdk/rules'
import type { Translate } from '../../strings/translate.js'

type Key = Parameters<Translate>[0]

/** How far an order is, in words. */
export const buyerStates: Record<BuyerState, Key> = {
  received: 'orderReceived',
  packed: 'orderPacked',
  shipped: 'orderShipped',
  returned: 'status.returned',
  canceled: 'status.canceled',
}

/** How its payment stands, in words. */
export const buyerPayments: Record<NonNullable<OrderDetails['payment']>, Key> = {
  not_paid: 'status.not_paid',
  awaiting: 'status.awaiting',
  captured: 'status.paid',
  partially_refunded: 'status.partially_refunded',
  refunded: 'status.refunded',
  canceled: 'status.canceled',
  requires_action: 'status.requires_action',
}
