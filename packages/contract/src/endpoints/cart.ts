import { z } from 'zod'
import { AddressInput } from '../address-input'
import { Quantity } from '../bounds'
import { Email, Metadata } from '../common'
import { endpoints } from '../endpoint'
import { Cart } from '../entities/cart'
import { Order } from '../entities/order'
import { Swap } from '../entities/swap'
import { shape } from '../query'

const storeCartReply = {
  relations: [
    'billing_address',
    'discounts',
    'discounts.rule',
    'gift_cards',
    'items',
    'items.adjustments',
    'items.variant',
    'payment',
    'payment_sessions',
    'region',
    'region.countries',
    'region.payment_providers',
    'sales_channel',
    'shipping_address',
    'shipping_methods',
    'shipping_methods.shipping_option',
  ],
  always: ['region.fulfillment_providers', 'region.payment_providers', 'shipping_methods.shipping_option'],
} as const

const storeCartReply2 = {
  relations: [
    'billing_address',
    'discounts',
    'discounts.rule',
    'gift_cards',
    'items',
    'items.adjustments',
    'items.variant',
    'payment',
    'payment_sessions',
    'region',
    'region.countries',
    'region.payment_providers',
    'sales_channel',
    'shipping_address',
    'shipping_methods',
    'shipping_methods.shipping_option',
  ],
} as const

export const cartEndpoints = endpoints({
  'POST /store/carts': {
    access: 'anyone',
    inLanguages: true,
    tag: 'Carts',
    summary: 'Create cart',
    query: z.strictObject({ ...shape }),
    body: z.strictObject({
      region_id: z.string().nullish(),
      country_code: z.string().nullish(),
      items: z
        .array(
          z.strictObject({
            variant_id: z.string().min(1),
            quantity: Quantity,
          }),
        )
        .nullish(),
      context: Metadata.nullish(),
      sales_channel_id: z.string().nullish(),
    }),
    returns: z.object({ cart: Cart }),
    reply: storeCartReply,
  },
  'GET /store/carts/:id': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Read one cart',
    query: z.strictObject({ ...shape }),
    returns: z.object({ cart: Cart }),
    reply: storeCartReply,
  },
  'POST /store/carts/:id': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Change one cart',
    query: z.strictObject({ ...shape }),
    body: z.strictObject({
      region_id: z.string().nullish(),
      country_code: z.string().nullish(),
      email: Email.nullish(),
      billing_address: z.union([AddressInput, z.string()]).nullish(),
      shipping_address: z.union([AddressInput, z.string()]).nullish(),
      gift_cards: z
        .array(
          z.strictObject({
            code: z.string(),
          }),
        )
        .nullish(),
      discounts: z
        .array(
          z.strictObject({
            code: z.string(),
          }),
        )
        .nullish(),
      customer_id: z.string().nullish(),
      /** A word of the buyer to the shop, beyond v1: kept in the metadata of the cart and of its order; an empty one is taken back. */
      customer_note: z.string().max(500).nullish(),
      context: Metadata.nullish(),
      sales_channel_id: z.string().nullish(),
    }),
    returns: z.object({ cart: Cart }),
    reply: storeCartReply,
  },
  'POST /store/carts/:id/complete': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Complete cart',
    query: z.strictObject({ ...shape }),
    returns: z.object({
      type: z.enum(['order', 'cart', 'swap']),
      data: z.union([Order, Cart, Swap]),
      payment_status: z.string().optional(),
    }),
    reply: storeCartReply2,
    idempotent: true,
  },
  'POST /store/carts/:id/complete-cart': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Add complete cart of cart',
    query: z.strictObject({ ...shape }),
    returns: z.object({
      type: z.enum(['order', 'cart', 'swap']),
      data: z.union([Order, Cart, Swap]),
      payment_status: z.string().optional(),
    }),
    reply: storeCartReply2,
    idempotent: true,
  },
  'DELETE /store/carts/:id/discounts/:code': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Remove one of cart discounts',
    query: z.strictObject({ ...shape }),
    returns: z.object({ cart: Cart }),
    reply: storeCartReply,
  },
  'POST /store/carts/:id/line-items': {
    access: 'anyone',
    inLanguages: true,
    tag: 'Carts',
    summary: 'Add line items of cart',
    query: z.strictObject({ ...shape }),
    body: z.strictObject({
      variant_id: z.string(),
      quantity: Quantity,
      metadata: Metadata.nullish(),
    }),
    returns: z.object({ cart: Cart }),
    reply: storeCartReply,
    idempotent: true,
  },
  'POST /store/carts/:id/line-items/:line_id': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Change one of cart line items',
    query: z.strictObject({ ...shape }),
    body: z.strictObject({
      quantity: Quantity,
      metadata: Metadata.nullish(),
    }),
    returns: z.object({ cart: Cart }),
    reply: storeCartReply,
  },
  'DELETE /store/carts/:id/line-items/:line_id': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Remove one of cart line items',
    query: z.strictObject({ ...shape }),
    returns: z.object({ cart: Cart }),
    reply: storeCartReply,
  },
  'POST /store/carts/:id/payment-session': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Add payment session of cart',
    query: z.strictObject({ ...shape }),
    body: z.strictObject({
      provider_id: z.string(),
    }),
    returns: z.object({ cart: Cart }),
    reply: storeCartReply,
  },
  'POST /store/carts/:id/payment-sessions': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Add payment sessions of cart',
    query: z.strictObject({ ...shape }),
    returns: z.object({ cart: Cart, data: Cart }),
    reply: storeCartReply,
    idempotent: true,
  },
  'POST /store/carts/:id/payment-sessions/:provider_id': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Change one of cart payment sessions',
    query: z.strictObject({ ...shape }),
    body: z.strictObject({
      data: Metadata,
    }),
    returns: z.object({ cart: Cart }),
    reply: storeCartReply,
  },
  'DELETE /store/carts/:id/payment-sessions/:provider_id': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Remove one of cart payment sessions',
    query: z.strictObject({ ...shape }),
    returns: z.object({ cart: Cart }),
    reply: storeCartReply,
  },
  'POST /store/carts/:id/payment-sessions/:provider_id/refresh': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Refresh cart payment sessions',
    query: z.strictObject({ ...shape }),
    returns: z.object({ cart: Cart }),
    reply: storeCartReply,
  },
  'POST /store/carts/:id/shipping-methods': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Add shipping methods of cart',
    query: z.strictObject({ ...shape }),
    body: z.strictObject({
      option_id: z.string(),
      data: Metadata.nullish(),
    }),
    returns: z.object({ cart: Cart }),
    reply: storeCartReply,
  },
  'POST /store/carts/:id/taxes': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Add taxes of cart',
    query: z.strictObject({ ...shape }),
    returns: z.object({ cart: Cart }),
    reply: storeCartReply,
    idempotent: true,
  },
})
