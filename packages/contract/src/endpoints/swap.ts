import { z } from 'zod'
import { Quantity, SignedAmount } from '../bounds'
import { Metadata } from '../common'
import { endpoints, page } from '../endpoint'
import { Order } from '../entities/order'
import { Swap } from '../entities/swap'
import { paging, shape } from '../query'
import { adminOrderReply } from './order-reply'

export const swapEndpoints = endpoints({
  'POST /store/swaps': {
    access: 'anyone',
    tag: 'Swaps',
    summary: 'Ask for other goods in the place of some',
    body: () =>
      z.strictObject({
        order_id: z.string().min(1),
        return_items: z.array(
          z.strictObject({
            item_id: z.string().min(1),
            quantity: Quantity.min(1),
            reason_id: z.string().nullish(),
            note: z.string().nullish(),
          }),
        ),
        additional_items: z.array(
          z.strictObject({
            variant_id: z.string().min(1),
            quantity: Quantity.min(1),
          }),
        ),
        return_shipping_option: z.string().nullish(),
      }),
    returns: () => z.object({ swap: Swap }),
    reply: {
      fields: [
        'id',
        'fulfillment_status',
        'payment_status',
        'order_id',
        'difference_due',
        'shipping_address_id',
        'cart_id',
        'confirmed_at',
        'created_at',
        'updated_at',
        'deleted_at',
        'metadata',
        'idempotency_key',
      ],
      relations: [
        'additional_items',
        'additional_items.variant',
        'cart',
        'fulfillments',
        'order',
        'payment',
        'return_order',
        'return_order.shipping_method',
        'return_order.shipping_method.shipping_option',
        'shipping_address',
        'shipping_methods',
        'shipping_methods.shipping_option',
      ],
      always: ['fulfillments.items', 'return_order.items'],
    },
    idempotent: true,
  },
  'GET /store/swaps/:cart_id': {
    access: 'anyone',
    tag: 'Swaps',
    summary: 'Read a swap by its cart',
    returns: () => z.object({ swap: Swap }),
    reply: {
      relations: [
        'additional_items',
        'additional_items.variant',
        'cart',
        'fulfillments',
        'order',
        'payment',
        'return_order',
        'return_order.shipping_method',
        'return_order.shipping_method.shipping_option',
        'shipping_address',
        'shipping_methods',
        'shipping_methods.shipping_option',
      ],
      always: ['fulfillments.items', 'return_order.items'],
    },
  },
  'POST /admin/orders/:id/swaps': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Agree to other goods in the place of some',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        return_items: z
          .array(
            z.strictObject({
              item_id: z.string().min(1),
              quantity: Quantity.min(1),
              reason_id: z.string().nullish(),
              note: z.string().nullish(),
            }),
          )
          .min(1),
        return_shipping: z
          .strictObject({
            option_id: z.string().min(1),
            price: SignedAmount.nullish(),
          })
          .nullish(),
        sales_channel_id: z.string().nullish(),
        additional_items: z
          .array(
            z.strictObject({
              variant_id: z.string().min(1),
              quantity: Quantity,
            }),
          )
          .nullish(),
        custom_shipping_options: z
          .array(
            z.strictObject({
              option_id: z.string().min(1),
              price: SignedAmount,
            }),
          )
          .nullable()
          .default([]),
        no_notification: z.boolean().nullish(),
        return_location_id: z.string().nullish(),
        allow_backorder: z.boolean().nullable().default(true),
      }),
    returns: () => z.object({ order: Order }),
    reply: { ...adminOrderReply, onDemand: ['returnable_items'] },
    idempotent: true,
  },
  'POST /admin/orders/:id/swaps/:swap_id/cancel': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Call a swap off, unless money was taken or went back or its parcels or its return stand',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'POST /admin/orders/:id/swaps/:swap_id/fulfillments': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Pack the new goods of a swap',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        metadata: Metadata.nullish(),
        no_notification: z.boolean().nullish(),
        location_id: z.string().nullish(),
      }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'POST /admin/orders/:id/swaps/:swap_id/fulfillments/:fulfillment_id/cancel': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Unpack the new goods of a swap, before they are on their way',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'POST /admin/orders/:id/swaps/:swap_id/process-payment': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Take or give back the difference of a swap, once',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'POST /admin/orders/:id/swaps/:swap_id/shipments': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Say that packed goods of a swap are on their way',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        fulfillment_id: z.string().min(1),
        tracking_numbers: z.array(z.string()).nullable().default([]),
        no_notification: z.boolean().nullish(),
      }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'GET /admin/swaps': {
    access: 'staff',
    tag: 'Swaps',
    summary: 'List swaps',
    query: () => z.strictObject({ ...paging(50) }),
    returns: () => page('swaps', Swap),
  },
  'GET /admin/swaps/:id': {
    access: 'staff',
    tag: 'Swaps',
    summary: 'Read a swap with its return and its cart',
    returns: () => z.object({ swap: Swap }),
    reply: {
      fields: [
        'id',
        'fulfillment_status',
        'payment_status',
        'order_id',
        'difference_due',
        'cart_id',
        'created_at',
        'updated_at',
        'metadata',
        'cart.subtotal',
        'cart.tax_total',
        'cart.shipping_total',
        'cart.discount_total',
        'cart.gift_card_total',
        'cart.total',
      ],
      relations: [
        'additional_items',
        'additional_items.adjustments',
        'cart',
        'cart.items',
        'cart.items.adjustments',
        'cart.items.variant',
        'fulfillments',
        'order',
        'payment',
        'return_order',
        'shipping_address',
        'shipping_methods',
        'shipping_methods.shipping_option',
      ],
      always: ['fulfillments.items', 'return_order.items', 'shipping_methods.shipping_option'],
    },
  },
})
