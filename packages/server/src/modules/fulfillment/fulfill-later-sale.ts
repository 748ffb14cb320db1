import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { shapeOf } from '../../store/reading/shape'
import { statusAfterFulfillment, statusAfterShipment } from '../order/order-status'
import { lockOrder } from '../order/queries'
import { loadOrder } from '../order/read-order'
import { cancelFulfillment, tellCarrier } from './cancel-fulfillment'
import { beginFulfillment, bookFulfillments, type Owner } from './create-fulfillment'
import { additionalLines, lockFulfillment, methodsOf, profilesOf } from './queries'
import { shipFulfillment } from './ship-fulfillment'

/** What swaps and claims differ in when their goods are packed and sent. */
export interface LaterSale {
  table: 'swap' | 'claim_order'
  key: 'swap_id' | 'claim_order_id'
  /** The first part of its events' names. */
  name: 'swap' | 'claim'
  /** The row of exactly this order, held. @throws not_found */
  lock: (tx: Tx, orderId: string, id: string) => Promise<LaterSaleRow>
  /** @throws not_allowed */
  assert: (action: 'fulfill' | 'ship', row: LaterSaleRow) => void
}

interface LaterSaleRow {
  id: string
  fulfillment_status: string
  no_notification: boolean | null
}

interface Packing {
  location_id?: string | null
  no_notification?: boolean | null
  metadata?: Record<string, unknown> | null
}

const ownerOf = (sale: LaterSale, id: string) => ({ [sale.key]: id }) as Owner

const setStatus = (tx: Tx, sale: LaterSale, id: string, fulfillment_status: string) =>
  tx.updateRows(tx.t[sale.table], { id }, { fulfillment_status: fulfillment_status as never })

/** Packs all goods of a swap or claim. @throws not_allowed in another state, or without a shipping method */
export async function fulfillLaterSale(
  shop: Shop,
  sale: LaterSale,
  orderId: string,
  id: string,
  input: Packing,
) {
  const { begun, before } = await shop.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const row = await sale.lock(tx, orderId, id)
    sale.assert('fulfill', row)
    const lines = await additionalLines(tx, sale, id)
    const no_notification = input.no_notification ?? row.no_notification
    const begun = await beginFulfillment(tx, {
      ...input,
      owner: ownerOf(sale, id),
      lines,
      items: lines.map((line) => ({
        item_id: line.id,
        quantity: line.quantity - (line.fulfilled_quantity ?? 0),
      })),
      methods: (await methodsOf(tx, sale, id)) as never,
      profileOf: await profilesOf(tx, lines),
    })
    const status = statusAfterFulfillment(lines) === 'fulfilled' ? 'fulfilled' : 'requires_action'
    await setStatus(tx, sale, id, status)
    for (const { fulfillment } of begun)
      await emit(tx, `${sale.name}.fulfillment_created`, {
        id,
        fulfillment_id: fulfillment.id,
        no_notification,
      })
    return { begun, before: row.fulfillment_status }
  })
  const order = await loadOrder(shop.db, orderId, shapeOf(['shipping_address', 'items']))
  try {
    await bookFulfillments(shop, begun, order)
  } catch (error) {
    await shop.transaction((tx) => setStatus(tx, sale, id, before))
    throw error
  }
}

/** Marks a parcel of a swap or claim as sent. */
export async function shipLaterSale(
  shop: Shop,
  sale: LaterSale,
  orderId: string,
  id: string,
  input: {
    fulfillment_id: string
    tracking_numbers?: readonly string[] | null
    no_notification?: boolean | null
  },
) {
  await shop.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const row = await sale.lock(tx, orderId, id)
    const fulfillment = await lockFulfillment(tx, input.fulfillment_id, ownerOf(sale, id))
    sale.assert('ship', row)
    const no_notification = input.no_notification ?? fulfillment.no_notification ?? row.no_notification
    await shipFulfillment(tx, fulfillment, input.tracking_numbers ?? [], no_notification)
    await setStatus(tx, sale, id, statusAfterShipment(await additionalLines(tx, sale, id)))
    await emit(tx, `${sale.name}.shipment_created`, {
      id,
      fulfillment_id: fulfillment.id,
      no_notification,
    })
  })
}

/** Unpacks a parcel of a swap or claim. @throws not_found, not_allowed when it was shipped or canceled */
export async function cancelLaterFulfillment(
  shop: Shop,
  sale: LaterSale,
  orderId: string,
  id: string,
  fulfillmentId: string,
) {
  const fulfillment = await shop.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    await sale.lock(tx, orderId, id)
    const fulfillment = await lockFulfillment(tx, fulfillmentId, ownerOf(sale, id))
    await cancelFulfillment(tx, fulfillment)
    await setStatus(tx, sale, id, 'canceled')
    return fulfillment
  })
  await tellCarrier(shop, fulfillment)
}
