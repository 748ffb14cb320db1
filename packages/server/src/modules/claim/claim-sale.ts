import { claimCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import type { LaterSale } from '../fulfillment/fulfill-later-sale'
import { lockClaim } from './queries'

/** How the goods of a replacement are packed and sent. */
export const claimSale: LaterSale = {
  table: 'claim_order',
  key: 'claim_order_id',
  name: 'claim',
  lock: lockClaim,
  assert: (action, claim) => assertCan(claimCan, action, claim, 'The claim'),
}
