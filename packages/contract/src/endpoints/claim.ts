import { z } from 'zod'
import { Metadata } from '../common'
import { endpoints } from '../endpoint'
import { ClaimItemReason, ClaimOrderType } from '../entities/claim'
import { Order } from '../entities/order'
import { shape } from '../query'

const adminOrderReply = {
  fields: [
    'id',
    'status',
    'fulfillment_status',
    'payment_status',
    'display_id',
    'cart_id',
    'draft_order_id',
    'customer_id',
    'email',
    'region_id',
    'currency_code',
    'tax_rate',
    'canceled_at',
    'created_at',
    'updated_at',
    'metadata',
    'items.refundable',
    'swaps.additional_items.refundable',
    'claims.additional_items.refundable',
    'no_notification',
    'sales_channel_id',
  ],
  relations: [
    'billing_address',
    'claims',
    'claims.additional_items',
    'claims.additional_items.variant',
    'claims.claim_items',
    'claims.claim_items.images',
    'claims.claim_items.item',
    'claims.fulfillments',
    'claims.fulfillments.tracking_links',
    'claims.return_order',
    'claims.return_order.shipping_method',
    'claims.return_order.shipping_method.tax_lines',
    'claims.shipping_address',
    'claims.shipping_methods',
    'customer',
    'discounts',
    'discounts.rule',
    'fulfillments',
    'fulfillments.items',
    'fulfillments.tracking_links',
    'gift_card_transactions',
    'gift_cards',
    'items',
    'payments',
    'refunds',
    'region',
    'returns',
    'returns.items',
    'returns.items.reason',
    'returns.shipping_method',
    'returns.shipping_method.shipping_option',
    'returns.shipping_method.tax_lines',
    'sales_channel',
    'shipping_address',
    'shipping_methods',
    'shipping_methods.shipping_option',
    'shipping_methods.tax_lines',
    'swaps',
    'swaps.additional_items',
    'swaps.additional_items.variant',
    'swaps.fulfillments',
    'swaps.fulfillments.tracking_links',
    'swaps.payment',
    'swaps.return_order',
    'swaps.return_order.shipping_method',
    'swaps.return_order.shipping_method.shipping_option',
    'swaps.return_order.shipping_method.tax_lines',
    'swaps.shipping_address',
    'swaps.shipping_methods',
    'swaps.shipping_methods.shipping_option',
    'swaps.shipping_methods.tax_lines',
  ],
  always: [
    'fulfillments.items',
    'region.fulfillment_providers',
    'region.payment_providers',
    'returns.items',
    'shipping_methods.shipping_option',
  ],
} as const

export const claimEndpoints = endpoints({
  'POST /admin/orders/:id/claims': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Add claims of order',
    query: z.strictObject({ ...shape }),
    body: z.strictObject({
      type: ClaimOrderType,
      claim_items: z
        .array(
          z.strictObject({
            item_id: z.string().min(1),
            quantity: z.int(),
            note: z.string().nullish(),
            reason: ClaimItemReason.nullish(),
            tags: z.array(z.string()).nullish(),
            images: z.array(z.string()).nullish(),
          }),
        )
        .min(1),
      return_shipping: z
        .strictObject({
          option_id: z.string().nullish(),
          price: z.int().nullish(),
        })
        .nullish(),
      additional_items: z
        .array(
          z.strictObject({
            variant_id: z.string().min(1),
            quantity: z.int(),
          }),
        )
        .nullish(),
      shipping_methods: z
        .array(
          z.strictObject({
            id: z.string().nullish(),
            option_id: z.string().nullish(),
            price: z.int().nullish(),
            data: Metadata.nullish(),
          }),
        )
        .nullish(),
      refund_amount: z.int().nullish(),
      shipping_address: z
        .strictObject({
          first_name: z.string().nullish(),
          last_name: z.string().nullish(),
          phone: z.string().nullish(),
          metadata: Metadata.nullish(),
          company: z.string().nullish(),
          address_1: z.string().nullish(),
          address_2: z.string().nullish(),
          city: z.string().nullish(),
          country_code: z.string().nullish(),
          province: z.string().nullish(),
          postal_code: z.string().nullish(),
        })
        .nullish(),
      no_notification: z.boolean().nullish(),
      return_location_id: z.string().nullish(),
      metadata: Metadata.nullish(),
    }),
    returns: z.object({ order: Order }),
    reply: adminOrderReply,
    idempotent: true,
  },
  'POST /admin/orders/:id/claims/:claim_id': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Change one of order claims',
    query: z.strictObject({ ...shape }),
    body: z.strictObject({
      claim_items: z
        .array(
          z.strictObject({
            id: z.string().min(1),
            note: z.string().nullish(),
            reason: ClaimItemReason.nullish(),
            images: z.array(
              z.strictObject({
                id: z.string().nullish(),
                url: z.string().nullish(),
              }),
            ),
            tags: z.array(
              z.strictObject({
                id: z.string().nullish(),
                value: z.string().nullish(),
              }),
            ),
            metadata: Metadata.nullish(),
          }),
        )
        .nullish(),
      shipping_methods: z
        .array(
          z.strictObject({
            id: z.string().nullish(),
            option_id: z.string().nullish(),
            price: z.int().nullish(),
            data: Metadata.nullish(),
          }),
        )
        .nullish(),
      no_notification: z.boolean().nullish(),
      metadata: Metadata.nullish(),
    }),
    returns: z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'POST /admin/orders/:id/claims/:claim_id/cancel': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Cancel order claims',
    query: z.strictObject({ ...shape }),
    returns: z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'POST /admin/orders/:id/claims/:claim_id/fulfillments': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Add claims fulfillments of order',
    query: z.strictObject({ ...shape }),
    body: z.strictObject({
      metadata: Metadata.nullish(),
      no_notification: z.boolean().nullish(),
      location_id: z.string().nullish(),
    }),
    returns: z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'POST /admin/orders/:id/claims/:claim_id/fulfillments/:fulfillment_id/cancel': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Cancel order claims fulfillments',
    query: z.strictObject({ ...shape }),
    returns: z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'POST /admin/orders/:id/claims/:claim_id/shipments': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Add claims shipments of order',
    query: z.strictObject({ ...shape }),
    body: z.strictObject({
      fulfillment_id: z.string().min(1),
      tracking_numbers: z.array(z.string()).nullish(),
    }),
    returns: z.object({ order: Order }),
    reply: adminOrderReply,
  },
})
