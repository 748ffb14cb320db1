import { swapCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import type { LaterSale } from '../fulfillment/fulfill-later-sale'
import { lockSwap } from './queries'

/** How the new goods of a swap are packed and sent. */
export const swapSale: LaterSale = {
  table: 'swap',
  key: 'swap_id',
  name: 'swap',
  lock: lockSwap,
  assert: (action, swap) => assertCan(swapCan, action, swap, 'The swap'),
}
