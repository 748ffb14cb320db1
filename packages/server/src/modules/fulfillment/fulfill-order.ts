import { type OrderFulfillmentStatus, orderCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { shapeOf } from '../../store/reading/shape'
import { statusAfterFulfillment, statusAfterShipment } from '../order/order-status'
import { type LineRow, linesOf, lockOrder, updateLiveOrder } from '../order/queries'
import { loadOrder } from '../order/read-order'
import { cancelFulfillment, tellCarrier } from './cancel-fulfillment'
import { type Begun, beginFulfillment, bookFulfillments, type PackedLine } from './create-fulfillment'
import { lockFulfillment, profilesOf, unbookedFulfillments } from './queries'
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
  await bookOrder(shop, await packOrder(shop, id, input))
}

/** Parcels that are written down, and of which the carriers are still to be told. */
export interface PackedOrder {
  order: Awaited<ReturnType<typeof loadOrder>>
  begun: readonly Begun[]
  /** What the order was before, for when a carrier refuses. */
  status: OrderFulfillmentStatus
}

/**
 * The first half of fulfilling: the parcels of an order are written down. `items: 'open'` packs all that is still to be
 * sent. `also` writes something more with it.
 */
export async function packOrder(
  shop: Shop,
  id: string,
  input: Omit<FulfillOrder, 'items'> & { items: FulfillOrder['items'] | 'open' },
  also?: (tx: Tx, packed: PackedOrder) => Promise<void>,
): Promise<PackedOrder> {
  const loaded = await loadOrder(shop.db, id, told)
  return shop.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    assertCan(orderCan, 'fulfill', order, 'The order')
    const lines = await linesOf(tx, id)
    const no_notification = input.no_notification ?? order.no_notification
    const begun = await beginFulfillment(tx, {
      items: input.items === 'open' ? openLines(lines) : input.items,
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
    const packed = { order: loaded, begun, status: order.fulfillment_status }
    await also?.(tx, packed)
    return packed
  })
}

const openLines = (lines: readonly LineRow[]): PackedLine[] =>
  lines.flatMap(({ id, quantity, fulfilled_quantity }) => {
    const open = quantity - (fulfilled_quantity ?? 0)
    return open > 0 ? [{ item_id: id, quantity: open }] : []
  })

/** The other half: the carriers are told. What one refuses is unpacked again. @throws what the carrier threw */
export async function bookOrder(shop: Shop, { order, begun, status }: PackedOrder): Promise<void> {
  try {
    await bookFulfillments(shop, begun, order)
  } catch (error) {
    await shop.transaction((tx) => updateLiveOrder(tx, order.id, { fulfillment_status: status }))
    throw error
  }
}

/**
 * The parcels that a stopped process wrote down, by their ids and the shipping methods they go by: those that no carrier
 * has answered for yet and that still wait to be sent.
 */
export async function packedBefore(
  shop: Shop,
  id: string,
  parcels: readonly { fulfillment_id: string; method_id: string }[],
  status: OrderFulfillmentStatus,
): Promise<PackedOrder> {
  const order = await loadOrder(shop.db, id, told)
  const lines = await linesOf(shop.db, id)
  const waiting = await unbookedFulfillments(
    shop.db,
    parcels.map(({ fulfillment_id }) => fulfillment_id),
  )
  const begun = parcels.flatMap(({ fulfillment_id, method_id }) => {
    const found = waiting.get(fulfillment_id)
    const method = order.shipping_methods?.find((one) => one.id === method_id)
    if (!found || !method) return []
    const packed = found.items.flatMap(({ item_id, quantity }) => {
      const line = lines.find((one) => one.id === item_id)
      return line ? [{ line, quantity }] : []
    })
    return [{ fulfillment: found.fulfillment, method, lines: packed }]
  })
  return { order, begun, status }
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
    assertCan(orderCan, 'ship', order, 'The order')
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
    // Whatever else was packed: staff must look at the order again (rules: orders).
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
