import type { BuyerState } from '@cartwright/sdk/rules'
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
