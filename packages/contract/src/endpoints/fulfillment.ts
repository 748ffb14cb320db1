import { z } from 'zod'
import { Quantity } from '../bounds'
import { Metadata } from '../common'
import { endpoints } from '../endpoint'
import { Order } from '../entities/order'
import { shape } from '../query'
import { adminOrderReply } from './order-reply'

export const fulfillmentEndpoints = endpoints({
  'POST /admin/orders/:id/fulfillment': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Pack goods of an order',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        items: z.array(
          z.strictObject({
            item_id: z.string().min(1),
            quantity: Quantity,
          }),
        ),
        location_id: z.string().nullish(),
        no_notification: z.boolean().nullish(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'POST /admin/orders/:id/fulfillments/:fulfillment_id/cancel': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Unpack goods of an order, before they are on their way',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'POST /admin/orders/:id/shipment': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Say that packed goods of an order are on their way, with their tracking numbers',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        fulfillment_id: z.string().min(1),
        tracking_numbers: z.array(z.string()).nullish(),
        no_notification: z.boolean().nullish(),
      }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
})
