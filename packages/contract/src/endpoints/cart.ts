import { z } from 'zod'
import { AddressInput } from '../address-input'
import { Quantity } from '../bounds'
import { Email, Metadata } from '../common'
import { endpoints } from '../endpoint'
import { Cart } from '../entities/cart'
import { Order } from '../entities/order'
import { Swap } from '../entities/swap'
import { shape } from '../query'

const cartReply = {
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

const cartReplyWithProviders = {
  ...cartReply,
  always: ['region.fulfillment_providers', 'region.payment_providers', 'shipping_methods.shipping_option'],
} as const

export const cartEndpoints = endpoints({
  'POST /store/carts': {
    access: 'anyone',
    inLanguages: true,
    tag: 'Carts',
    summary: 'Open a cart, with goods in it if you name any',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
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
    returns: () => z.object({ cart: Cart }),
    reply: cartReplyWithProviders,
  },
  'GET /store/carts/:id': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Read a cart with its goods, totals and payment sessions',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ cart: Cart }),
    reply: cartReplyWithProviders,
  },
  'POST /store/carts/:id': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Change a cart: buyer, region, addresses, discounts, gift cards',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
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
    returns: () => z.object({ cart: Cart }),
    reply: cartReplyWithProviders,
  },
  'POST /store/carts/:id/complete': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Buy: pay for a cart and make it an order, or say what the shopper has to do first',
    query: () => z.strictObject({ ...shape }),
    returns: () =>
      z.object({
        type: z.enum(['order', 'cart', 'swap']),
        data: z.union([Order, Cart, Swap]),
        payment_status: z.string().optional(),
      }),
    reply: cartReply,
    idempotent: true,
  },
  'POST /store/carts/:id/complete-cart': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Complete a cart, by the older name of the call',
    query: () => z.strictObject({ ...shape }),
    returns: () =>
      z.object({
        type: z.enum(['order', 'cart', 'swap']),
        data: z.union([Order, Cart, Swap]),
        payment_status: z.string().optional(),
      }),
    reply: cartReply,
    idempotent: true,
  },
  'DELETE /store/carts/:id/discounts/:code': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Take a discount off a cart, by its code',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ cart: Cart }),
    reply: cartReplyWithProviders,
  },
  'POST /store/carts/:id/line-items': {
    access: 'anyone',
    inLanguages: true,
    tag: 'Carts',
    summary: 'Put a variant into a cart',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        variant_id: z.string(),
        quantity: Quantity,
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ cart: Cart }),
    reply: cartReplyWithProviders,
    idempotent: true,
  },
  'POST /store/carts/:id/line-items/:line_id': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Change the quantity of a line; 0 takes it out',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        quantity: Quantity,
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ cart: Cart }),
    reply: cartReplyWithProviders,
  },
  'DELETE /store/carts/:id/line-items/:line_id': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Take a line out of a cart',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ cart: Cart }),
    reply: cartReplyWithProviders,
  },
  'POST /store/carts/:id/payment-session': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Choose how a cart is paid',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        provider_id: z.string(),
      }),
    returns: () => z.object({ cart: Cart }),
    reply: cartReplyWithProviders,
  },
  'POST /store/carts/:id/payment-sessions': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Begin payment: a session for each provider of the region',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ cart: Cart, data: Cart }),
    reply: cartReplyWithProviders,
    idempotent: true,
  },
  'POST /store/carts/:id/payment-sessions/:provider_id': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Choose a payment session and give its provider data',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        data: Metadata,
      }),
    returns: () => z.object({ cart: Cart }),
    reply: cartReplyWithProviders,
  },
  'DELETE /store/carts/:id/payment-sessions/:provider_id': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Give up a payment session',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ cart: Cart }),
    reply: cartReplyWithProviders,
  },
  'POST /store/carts/:id/payment-sessions/:provider_id/refresh': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Begin a payment session anew at its provider',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ cart: Cart }),
    reply: cartReplyWithProviders,
  },
  'POST /store/carts/:id/shipping-methods': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Choose how the goods are sent',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        option_id: z.string(),
        data: Metadata.nullish(),
      }),
    returns: () => z.object({ cart: Cart }),
    reply: cartReplyWithProviders,
  },
  'POST /store/carts/:id/taxes': {
    access: 'anyone',
    tag: 'Carts',
    summary: 'Work out the taxes of a cart now',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ cart: Cart }),
    reply: cartReplyWithProviders,
    idempotent: true,
  },
})
