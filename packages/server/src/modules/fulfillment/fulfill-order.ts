import { orderCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { shapeOf } from '../../store/shape'
import { statusAfterFulfillment, statusAfterShipment } from '../order/order-status'
import { linesOf, lockOrder, updateLiveOrder } from '../order/queries'
import { loadOrder } from '../order/read-order'
import { cancelFulfillment, tellCarrier } from './cancel-fulfillment'
import { beginFulfillment, bookFulfillments, type PackedLine } from './create-fulfillment'
import { lockFulfillment, profilesOf } from './queries'
import { shipFulfillment } from './ship-fulfillment'

interface FulfillOrder {
  items: readonly PackedLine[]
  location_id?: string | null
  no_notification?: boolean | null
  metadata?: Record<string, unknown> | null
}

const told = shapeOf([
  'items',
  'shipping_methods.shipping_option',
  'shipping_address',
  'billing_address',
  'customer',
])

/**
 * Packs lines of an order: all of them, a part, or the rest.
 * @throws not_allowed for a canceled order, without a shipping method, and for more than is left
 */
export async function fulfillOrder(shop: Shop, id: string, input: FulfillOrder): Promise<void> {
  const loaded = await loadOrder(shop.db, id, told)
  const before = await shop.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    assertCan(orderCan, 'fulfill', order as never, 'The order')
    const lines = await linesOf(tx, id)
    const no_notification = input.no_notification ?? order.no_notification
    const begun = await beginFulfillment(tx, {
      items: input.items,
      location_id: input.location_id,
      metadata: input.metadata ?? {},
      owner: { order_id: id },
      lines,
      methods: loaded.shipping_methods ?? [],
      profileOf: await profilesOf(tx, lines),
    })
    await updateLiveOrder(tx, id, { fulfillment_status: statusAfterFulfillment(lines) })
    for (const { fulfillment } of begun)
      await emit(tx, 'order.fulfillment_created', { id, fulfillment_id: fulfillment.id, no_notification })
    return { begun, status: order.fulfillment_status }
  })
  try {
    await bookFulfillments(shop, before.begun, loaded)
  } catch (error) {
    await shop.transaction((tx) => updateLiveOrder(tx, id, { fulfillment_status: before.status }))
    throw error
  }
}

/** Marks a parcel of an order as sent. @throws not_found, not_allowed, invalid_data */
export async function shipOrder(
  shop: Shop,
  id: string,
  input: {
    fulfillment_id: string
    tracking_numbers?: readonly string[] | null
    no_notification?: boolean | null
  },
): Promise<void> {
  await shop.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    const fulfillment = await lockFulfillment(tx, input.fulfillment_id, { order_id: id })
    assertCan(orderCan, 'ship', order as never, 'The order')
    const { tracking_numbers, no_notification } = input
    await shipFulfillment(tx, fulfillment, tracking_numbers ?? [], no_notification)
    await updateLiveOrder(tx, id, { fulfillment_status: statusAfterShipment(await linesOf(tx, id)) })
    await emit(tx, 'order.shipment_created', {
      id,
      fulfillment_id: fulfillment.id,
      no_notification: no_notification ?? fulfillment.no_notification,
    })
  })
}

/** Unpacks a parcel of an order. @throws not_found, not_allowed when it was shipped or canceled */
export async function cancelOrderFulfillment(shop: Shop, id: string, fulfillmentId: string): Promise<void> {
  const fulfillment = await shop.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    const fulfillment = await lockFulfillment(tx, fulfillmentId, { order_id: id })
    await cancelFulfillment(tx, fulfillment)
    // Whatever else was packed: staff must look at the order again (behaviour §17).
    await updateLiveOrder(tx, id, { fulfillment_status: 'canceled' })
    await emit(tx, 'order.fulfillment_canceled', {
      id,
      fulfillment_id: fulfillmentId,
      no_notification: fulfillment.no_notification ?? order.no_notification,
    })
    return fulfillment
  })
  await tellCarrier(shop, fulfillment)
}
