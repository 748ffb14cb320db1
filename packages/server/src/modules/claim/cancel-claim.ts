import { claimCan } from '@cartwright/contract'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { assertCan } from '../../assert-can'
import { notAllowed } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { now } from '../../store/schema/ids'
import { actingId } from '../audit/acting'
import { additionalLines } from '../fulfillment/fulfill-later-sale'
import { releaseReservations } from '../inventory/release-reservations'
import { lockOrder } from '../order/queries'
import { claimSale } from './claim-sale'
import { lockClaim } from './queries'

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
    const { fulfillment, return: returns, claim_order } = tx.t
    const parcels = await tx.$count(
      fulfillment,
      and(eq(fulfillment.claim_order_id, id), isNull(fulfillment.canceled_at)),
    )
    if (parcels > 0) throw notAllowed('The claim cannot be canceled: cancel its fulfillments first')
    const back = await tx.$count(returns, and(eq(returns.claim_order_id, id), ne(returns.status, 'canceled')))
    if (back > 0) throw notAllowed('The claim cannot be canceled: cancel its return first')
    await tx
      .update(claim_order)
      .set({ canceled_at: now(), canceled_by: actingId(), fulfillment_status: 'canceled' })
      .where(eq(claim_order.id, id))
    const lines = await additionalLines(tx, claimSale, id)
    await releaseReservations(
      tx,
      lines.map((line) => line.id),
    )
    await emit(tx, 'claim.canceled', { id, no_notification: claim.no_notification })
  })
}
