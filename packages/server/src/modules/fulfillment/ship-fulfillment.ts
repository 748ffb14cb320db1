import { fulfillmentCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { invalidData } from '../../errors'
import type { Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { actingId } from '../audit/acting'
import { shipped } from '../order/queries/line-counts'
import type { FulfillmentRow } from './create-fulfillment'

/**
 * Marks a parcel as sent, with a tracking link for each number, and counts its lines as shipped.
 * @throws invalid_data when it was sent already, not_allowed when it is canceled
 */
export async function shipFulfillment(
  tx: Tx,
  fulfillment: FulfillmentRow,
  trackingNumbers: readonly string[],
  no_notification?: boolean | null,
): Promise<void> {
  if (fulfillment.shipped_at) throw invalidData('fulfillment_id: this fulfillment was shipped already')
  assertCan(fulfillmentCan, 'ship', fulfillment, 'The fulfillment')
  const { fulfillment: t, fulfillment_item: items, tracking_link } = tx.t
  const sent = await tx.updateRows(
    t,
    { id: fulfillment.id, shipped_at: null, canceled_at: null },
    {
      shipped_at: now(),
      shipped_by: actingId(),
      no_notification: no_notification ?? fulfillment.no_notification,
      metadata: fulfillment.metadata ?? {},
    },
  )
  if (sent === 0) throw invalidData('fulfillment_id: this fulfillment was shipped or canceled meanwhile')
  if (trackingNumbers.length > 0)
    await tx
      .insert(tracking_link)
      .values(trackingNumbers.map((tracking_number) => ({ tracking_number, fulfillment_id: fulfillment.id })))
  const packed = await tx.rowsWhere(items, { fulfillment_id: fulfillment.id })
  await tx.incrementRows(shipped, new Map(packed.map(({ item_id, quantity }) => [item_id, quantity])))
}
