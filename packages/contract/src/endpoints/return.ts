import { z } from 'zod'
import { Quantity, SignedAmount, Sum } from '../bounds'
import { endpoints, page } from '../endpoint'
import { Order } from '../entities/order'
import { Return } from '../entities/return'
import { dateRange, list, paging, shape, text } from '../query'
import { adminOrderReply } from './order-reply'

export const returnEndpoints = endpoints({
  'POST /store/returns': {
    access: 'anyone',
    tag: 'Returns',
    summary: 'Send goods of an order back',
    body: () =>
      z.strictObject({
        order_id: z.string().min(1),
        items: z.array(
          z.strictObject({
            item_id: z.string().min(1),
            quantity: Quantity.min(1),
            reason_id: z.string().nullish(),
            note: z.string().nullish(),
          }),
        ),
        return_shipping: z
          .strictObject({
            option_id: z.string().min(1),
          })
          .nullish(),
      }),
    returns: () => z.object({ return: Return }),
    reply: { relations: ['items', 'items.reason'], always: ['items'] },
    idempotent: true,
  },
  'POST /admin/orders/:id/return': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Announce that goods of an order come back, and receive them at once if you say so',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        items: z.array(
          z.strictObject({
            item_id: z.string().min(1),
            quantity: Quantity,
            reason_id: z.string().nullish(),
            note: z.string().nullish(),
          }),
        ),
        return_shipping: z
          .strictObject({
            option_id: z.string().nullish(),
            price: SignedAmount.nullish(),
          })
          .nullish(),
        note: z.string().nullish(),
        receive_now: z.boolean().nullable().default(false),
        no_notification: z.boolean().nullish(),
        refund: Sum.nullish(),
        location_id: z.string().nullish(),
      }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
    idempotent: true,
  },
  'GET /admin/returns': {
    access: 'staff',
    tag: 'Returns',
    summary: 'List returns',
    query: () =>
      z.strictObject({
        ...paging(50),
        ...shape,
        status: list.optional(),
        created_at: dateRange.optional(),
        order: text.optional(),
      }),
    returns: () => page('returns', Return),
    reply: { relations: ['items', 'order', 'swap'] },
  },
  'POST /admin/returns/:id/cancel': {
    access: 'staff',
    tag: 'Returns',
    summary: 'Call a return off that was not received',
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'POST /admin/returns/:id/receive': {
    access: 'staff',
    tag: 'Returns',
    summary: 'Take in what came back of an order: stock and money follow',
    body: () =>
      z.strictObject({
        items: z.array(
          z.strictObject({
            item_id: z.string(),
            quantity: Quantity,
            // Not in v1, which puts everything back on the shelf.
            restock: z.boolean().nullish(),
          }),
        ),
        refund: Sum.nullish(),
        location_id: z.string().nullish(),
      }),
    returns: () => z.object({ return: Return }),
    reply: { relations: ['items', 'swap'] },
  },
})
