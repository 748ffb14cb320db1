import { claimCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { notAllowed } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { now } from '../../store/schema/ids'
import { actingId } from '../audit/acting'
import { additionalLines } from '../fulfillment/queries'
import { releaseReservations } from '../inventory/release-reservations'
import { lockOrder } from '../order/queries'
import { claimSale } from './claim-sale'
import { countParcels, countReturns, lockClaim } from './queries'

/**
 * Calls a claim off and frees the stock kept for it; again it changes nothing.
 * @throws not_allowed after a refund, or while its parcels or its return stand
 */
export async function cancelClaim(shop: Shop, orderId: string, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const claim = await lockClaim(tx, orderId, id)
    if (claim.canceled_at) return
    assertCan(claimCan, 'cancel', claim, 'The claim')
    const { claim_order } = tx.t
    const parcels = await countParcels(tx, id)
    if (parcels > 0) throw notAllowed('The claim cannot be canceled: cancel its fulfillments first')
    const back = await countReturns(tx, id)
    if (back > 0) throw notAllowed('The claim cannot be canceled: cancel its return first')
    await tx.updateRows(
      claim_order,
      { id },
      { canceled_at: now(), canceled_by: actingId(), fulfillment_status: 'canceled' },
    )
    const lines = await additionalLines(tx, claimSale, id)
    await releaseReservations(
      tx,
      lines.map((line) => line.id),
    )
    await emit(tx, 'claim.canceled', { id, no_notification: claim.no_notification })
  })
}
