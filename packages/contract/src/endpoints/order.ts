import { z } from 'zod'
import { AddressInput } from '../address-input'
import { Quantity, SignedAmount, Sum } from '../bounds'
import { Email, Id, Metadata, PlainOk } from '../common'
import { endpoints, page } from '../endpoint'
import { ClaimOrderFulfillmentStatus } from '../entities/claim'
import { Reservation, ReservationDetails } from '../entities/inventory'
import { LedgerEntry, LedgerSums } from '../entities/ledger'
import { Order, OrderPaymentStatus, OrderStatus } from '../entities/order'
import { ReturnStatus } from '../entities/return'
import { TimelineEntry } from '../entities/timeline'
import { dateRange, decimal, list, listOf, paging, shape, text, whole } from '../query'
import {
  adminOrderReply,
  afterSaleRelations,
  ofOrderFigures,
  storeOrderReply,
  storeTold,
} from './order-reply'

const storeOrderListReply = {
  fields: storeOrderReply.fields,
  relations: storeOrderReply.relations,
  always: [
    'fulfillments.items',
    'region.fulfillment_providers',
    'region.payment_providers',
    'shipping_methods.shipping_option',
  ],
  allowedFields: [
    ...storeOrderReply.fields,
    'object',
    'shipping_total',
    'discount_total',
    'tax_total',
    'refunded_total',
    'total',
    'subtotal',
    'paid_total',
    'refundable_amount',
    'gift_card_total',
    'gift_card_tax_total',
    'items.refundable',
  ],
  allowedRelations: [
    'billing_address',
    ...storeOrderReply.relations,
    // Beyond v1: what leads from an order back to the goods, and what became of it.
    'items.variant.product',
    ...afterSaleRelations,
  ],
  told: storeTold,
} as const

export const orderEndpoints = endpoints({
  'GET /store/orders': {
    access: 'anyone',
    tag: 'Orders',
    summary: 'Find an order by its number and e-mail',
    query: () =>
      z.strictObject({
        ...shape,
        display_id: decimal,
        email: text,
        shipping_address: z.strictObject({ postal_code: text }).optional(),
      }),
    returns: () => z.object({ order: Order }),
    reply: storeOrderListReply,
  },
  'POST /store/orders/batch/customer/token': {
    access: 'customer',
    tag: 'Orders',
    summary: 'Ask for mails by which orders made as a guest come into your account',
    body: () =>
      z
        .strictObject({
          order_ids: z.array(z.string()).min(1).optional(),
          /** Beyond v1: all that were placed as a guest with the e-mail of the account. */
          own_email: z.literal(true).optional(),
        })
        .refine(({ order_ids, own_email }) => order_ids !== undefined || own_email, {
          path: ['order_ids'],
          error: 'must be a list of ids',
        }),
    returns: () => PlainOk,
  },
  'GET /store/orders/cart/:cart_id': {
    access: 'anyone',
    tag: 'Orders',
    summary: 'Read the order that a cart became',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ order: Order }),
    reply: { ...storeOrderListReply, always: ['fulfillments.items', ...ofOrderFigures] },
  },
  'POST /store/orders/customer/confirm': {
    access: 'anyone',
    tag: 'Orders',
    summary: 'Take orders into your account by the token of a mail',
    body: () =>
      z.strictObject({
        token: z.string().min(1),
      }),
    returns: () => PlainOk,
  },
  'GET /store/orders/:id': {
    access: 'anyone',
    tag: 'Orders',
    summary: 'Read an order',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ order: Order }),
    reply: storeOrderListReply,
  },
  'GET /admin/orders': {
    access: 'staff',
    tag: 'Orders',
    summary: 'List orders, newest first',
    query: () =>
      z.strictObject({
        ...paging(50),
        ...shape,
        order: text.optional(),
        q: text.optional(),
        id: text.optional(),
        status: listOf(OrderStatus).optional(),
        fulfillment_status: listOf(ClaimOrderFulfillmentStatus).optional(),
        payment_status: listOf(OrderPaymentStatus).optional(),
        /** Orders with a return in any of these. */
        return_status: listOf(ReturnStatus).optional(),
        display_id: text.optional(),
        cart_id: text.optional(),
        customer_id: text.optional(),
        email: text.optional(),
        region_id: list.optional(),
        currency_code: text.optional(),
        tax_rate: text.optional(),
        sales_channel_id: list.optional(),
        /** Orders that have any of these tags. */
        tags: list.optional(),
        canceled_at: dateRange.optional(),
        created_at: dateRange.optional(),
        updated_at: dateRange.optional(),
      }),
    returns: () => page('orders', Order),
    reply: adminOrderReply,
  },
  'GET /admin/orders/:id': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Read an order with all that became of it',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ order: Order }),
    reply: { ...adminOrderReply, onDemand: ['returnable_items'] },
  },
  'POST /admin/orders/:id': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Correct an order: buyer, addresses, metadata',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        email: Email.nullish(),
        billing_address: AddressInput.nullish(),
        shipping_address: AddressInput.nullish(),
        items: z.array(Metadata).nullish(),
        region: z.string().nullish(),
        discounts: z.array(Metadata).nullish(),
        customer_id: z.string().nullish(),
        payment_method: z
          .strictObject({
            provider_id: z.string().nullish(),
            data: Metadata.nullish(),
          })
          .nullish(),
        shipping_method: z
          .strictObject({
            provider_id: z.string().nullish(),
            profile_id: z.string().nullish(),
            price: SignedAmount.nullish(),
            data: Metadata.nullish(),
            items: z.array(Metadata).nullish(),
          })
          .nullish(),
        no_notification: z.boolean().nullish(),
        /** All tags it has from now on; absent leaves them as they are. */
        tags: z.array(z.string().trim().min(1).max(64)).max(50).optional(),
        metadata: Metadata.optional(),
      }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'GET /admin/order-tags': {
    access: 'staff',
    tag: 'Orders',
    summary: 'List the tags that orders have, by value, with how many have each',
    query: () => z.strictObject({ ...paging(50), q: text.optional() }),
    returns: () => page('order_tags', z.object({ value: z.string(), count: z.int() })),
  },
  'POST /admin/orders/:id/archive': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Put a finished order aside; it stays readable',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'POST /admin/orders/:id/cancel': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Cancel an order: money that was promised or taken goes back, and its stock is free again',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'POST /admin/orders/:id/capture': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Take the money of an order that was promised',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'POST /admin/orders/:id/complete': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Mark an order as done',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'POST /admin/orders/:id/line-items/:line_item_id/reserve': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Promise stock of a location to a line',
    body: () =>
      z.strictObject({
        location_id: z.string(),
        quantity: Quantity.nullish(),
      }),
    returns: () => z.object({ reservation: Reservation }),
  },
  'POST /admin/orders/:id/refund': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Give money of an order back, with a reason',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        amount: Sum,
        reason: z.string().min(1),
        note: z.string().nullish(),
        /** For which pieces: kept with the refund, so that nobody gives back the same twice. */
        items: z
          .array(z.strictObject({ item_id: Id, quantity: Quantity }))
          .max(500)
          .optional(),
        no_notification: z.boolean().nullish(),
      }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'GET /admin/orders/:id/ledger': {
    access: 'staff',
    tag: 'Orders',
    summary: 'What an order costs, what was paid and given back, entry by entry',
    query: () => z.strictObject({ ...paging(50) }),
    returns: () => page('entries', LedgerEntry).extend({ sums: LedgerSums }),
  },
  'GET /admin/orders/:id/timeline': {
    access: 'staff',
    tag: 'Orders',
    summary: 'What happened to an order, newest first',
    query: () =>
      z.strictObject({
        limit: whole.pipe(z.int().min(1).max(200)).default(50),
        /** Where the page before ended: its `next_cursor`. */
        cursor: text.optional(),
      }),
    returns: () => z.object({ timeline: z.array(TimelineEntry), next_cursor: z.string().nullable() }),
  },
  'GET /admin/orders/:id/reservations': {
    access: 'staff',
    tag: 'Orders',
    summary: 'List what is promised to an order',
    query: () => z.strictObject({ ...paging(20), ...shape, order: text.optional() }),
    returns: () => page('reservations', ReservationDetails),
    reply: { relations: ['inventory_item', 'line_item'] },
  },
  'POST /admin/orders/:id/shipping-methods': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Choose another way to send an order',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        price: SignedAmount,
        option_id: z.string().min(1),
        data: Metadata.nullish(),
      }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
})
