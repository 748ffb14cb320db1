import { claimCan } from '@cartwright/contract'
import { eq } from 'drizzle-orm'
import { assertCan } from '../../assert-can'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { shapeOf } from '../../store/shape'
import { cancelFulfillment, tellCarrier } from '../fulfillment/cancel-fulfillment'
import { beginFulfillment, bookFulfillments } from '../fulfillment/create-fulfillment'
import { lockFulfillment, profilesOf } from '../fulfillment/queries'
import { shipFulfillment } from '../fulfillment/ship-fulfillment'
import { statusAfterFulfillment, statusAfterShipment } from '../order/order-status'
import { lockOrder } from '../order/queries'
import { loadOrder } from '../order/read-order'
import { additionalLines, lockClaim, methodsOfClaim } from './queries'

interface FulfillClaim {
  location_id?: string | null
  no_notification?: boolean | null
  metadata?: Record<string, unknown> | null
}

/** Packs all goods of a replacement. @throws not_allowed for other claims, in another state, or without shipping */
export async function fulfillClaim(
  shop: Shop,
  orderId: string,
  id: string,
  input: FulfillClaim,
): Promise<void> {
  const { begun, before } = await shop.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const claim = await lockClaim(tx, orderId, id)
    assertCan(claimCan, 'fulfill', claim as never, 'The claim')
    const lines = await additionalLines(tx, id)
    const no_notification = input.no_notification ?? claim.no_notification
    const begun = await beginFulfillment(tx, {
      ...input,
      no_notification,
      owner: { claim_order_id: id },
      lines,
      items: lines.map((line) => ({
        item_id: line.id,
        quantity: line.quantity - (line.fulfilled_quantity ?? 0),
      })),
      methods: (await methodsOfClaim(tx, id)) as never,
      profileOf: await profilesOf(tx, lines),
    })
    const status = statusAfterFulfillment(lines) === 'fulfilled' ? 'fulfilled' : 'requires_action'
    await tx.update(tx.t.claim_order).set({ fulfillment_status: status }).where(eq(tx.t.claim_order.id, id))
    for (const { fulfillment } of begun)
      await emit(tx, 'claim.fulfillment_created', { id, fulfillment_id: fulfillment.id, no_notification })
    return { begun, before: claim.fulfillment_status }
  })
  const order = await loadOrder(shop.db, orderId, shapeOf(['shipping_address', 'items']))
  try {
    await bookFulfillments(shop, begun, order)
  } catch (error) {
    await shop.transaction((tx) =>
      tx.update(tx.t.claim_order).set({ fulfillment_status: before }).where(eq(tx.t.claim_order.id, id)),
    )
    throw error
  }
}

/** Marks a parcel of a claim as sent. */
export async function shipClaim(
  shop: Shop,
  orderId: string,
  id: string,
  input: { fulfillment_id: string; tracking_numbers?: readonly string[] | null },
): Promise<void> {
  await shop.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const claim = await lockClaim(tx, orderId, id)
    const fulfillment = await lockFulfillment(tx, input.fulfillment_id, { claim_order_id: id })
    assertCan(claimCan, 'ship', claim as never, 'The claim')
    await shipFulfillment(tx, fulfillment, input.tracking_numbers ?? [])
    await tx
      .update(tx.t.claim_order)
      .set({ fulfillment_status: statusAfterShipment(await additionalLines(tx, id)) })
      .where(eq(tx.t.claim_order.id, id))
    await emit(tx, 'claim.shipment_created', {
      id,
      fulfillment_id: fulfillment.id,
      no_notification: fulfillment.no_notification,
    })
  })
}

/** Unpacks a parcel of a claim. */
export async function cancelClaimFulfillment(
  shop: Shop,
  orderId: string,
  id: string,
  fulfillmentId: string,
): Promise<void> {
  const fulfillment = await shop.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    await lockClaim(tx, orderId, id)
    const fulfillment = await lockFulfillment(tx, fulfillmentId, { claim_order_id: id })
    await cancelFulfillment(tx, fulfillment)
    await tx
      .update(tx.t.claim_order)
      .set({ fulfillment_status: 'canceled' })
      .where(eq(tx.t.claim_order.id, id))
    return fulfillment
  })
  await tellCarrier(shop, fulfillment)
}
