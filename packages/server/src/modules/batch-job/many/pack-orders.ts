import type { OrderChange, OrderFulfillmentStatus } from '@cartwright/contract'
import { notFound } from '../../../errors'
import { bookOrder, type PackedOrder, packedBefore, packOrder } from '../../fulfillment/fulfill-order'
import { findingsOfOrders, pieces, withShippingMethod } from '../queries/order-facts'
import { auditTurn } from './audit-turn'
import type { ManyAction, Turn } from './many-action'

type Asked = Extract<OrderChange, { action: 'pack' }>

interface Parcel {
  fulfillment_id: string
  method_id: string
}

/**
 * Packs all that is still to be sent. The parcels are written down before the carriers are told: a job that was stopped
 * in between tells them of the parcels there are, and packs nothing again.
 */
export const pack = ({ location_id, no_notification }: Asked): ManyAction => ({
  async check(db) {
    const { stock_location: t } = db.t
    if (!location_id) return
    const found = await db.rowWhere(t, { id: location_id }, { columns: ['id'] })
    if (!found) throw notFound('Stock location', location_id)
  },
  async look(db, targets) {
    const counts = await pieces(db, targets)
    const sendable = await withShippingMethod(db, targets)
    return findingsOfOrders(db, targets, ({ id }) => {
      const { open = 0, packed = 0 } = counts.get(id) ?? {}
      if (open === 0)
        return packed > 0 ? { reason: 'already_done' } : { reason: 'nothing_to_pack', isRefused: true }
      return sendable.has(id) ? {} : { reason: 'no_shipping_method', isRefused: true }
    })
  },
  act: (turn) =>
    auditTurn(turn, 'POST /admin/orders/:id/fulfillment', async () => {
      const { shop, target } = turn
      const packed = await (target.begun
        ? goOn(turn)
        : packOrder(
            shop,
            target.record_id,
            {
              items: 'open',
              ...(location_id ? { location_id } : {}),
              ...(no_notification === undefined ? {} : { no_notification }),
            },
            (tx, { begun, status }) =>
              turn.begin(tx, {
                status,
                parcels: begun.map(
                  ({ fulfillment, method }): Parcel => ({
                    fulfillment_id: fulfillment.id,
                    method_id: method.id,
                  }),
                ),
              }),
          ))
      await bookOrder(shop, packed)
      await shop.transaction((tx) => turn.done(tx))
    }),
})

function goOn({ shop, target }: Turn): Promise<PackedOrder> {
  const { parcels, status } = target.begun as { parcels: Parcel[]; status: OrderFulfillmentStatus }
  return packedBefore(shop, target.record_id, parcels, status)
}
