import { z } from 'zod'
import { AddressInput } from '../address-input'
import { Quantity, SignedAmount, Sum } from '../bounds'
import { claimItemReasons } from '../choices'
import { Metadata, WebAddress } from '../common'
import { endpoints } from '../endpoint'
import { ClaimOrderType } from '../entities/claim'
import { Order } from '../entities/order'
import { shape } from '../query'
import { adminOrderReply } from './order-reply'

export const claimEndpoints = endpoints({
  'POST /admin/orders/:id/claims': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Open a claim: money back, or others in the place of what came wrong',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        type: ClaimOrderType,
        claim_items: z
          .array(
            z.strictObject({
              item_id: z.string().min(1),
              quantity: Quantity,
              note: z.string().nullish(),
              reason: z.enum(claimItemReasons).nullish(),
              tags: z.array(z.string()).nullish(),
              images: z.array(WebAddress).nullish(),
            }),
          )
          .min(1),
        return_shipping: z
          .strictObject({
            option_id: z.string().nullish(),
            price: SignedAmount.nullish(),
          })
          .nullish(),
        additional_items: z
          .array(
            z.strictObject({
              variant_id: z.string().min(1),
              quantity: Quantity,
            }),
          )
          .nullish(),
        shipping_methods: z
          .array(
            z.strictObject({
              id: z.string().nullish(),
              option_id: z.string().nullish(),
              price: SignedAmount.nullish(),
              data: Metadata.nullish(),
            }),
          )
          .nullish(),
        refund_amount: Sum.nullish(),
        shipping_address: AddressInput.nullish(),
        no_notification: z.boolean().nullish(),
        return_location_id: z.string().nullish(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
    idempotent: true,
  },
  'POST /admin/orders/:id/claims/:claim_id': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Change what a claim says of its items, and how it is sent',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        claim_items: z
          .array(
            z.strictObject({
              id: z.string().min(1),
              note: z.string().nullish(),
              reason: z.enum(claimItemReasons).nullish(),
              images: z.array(
                z.strictObject({
                  id: z.string().nullish(),
                  url: WebAddress.nullish(),
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
              price: SignedAmount.nullish(),
              data: Metadata.nullish(),
            }),
          )
          .nullish(),
        no_notification: z.boolean().nullish(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'POST /admin/orders/:id/claims/:claim_id/cancel': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Call a claim off, unless money went back or its parcels or its return stand',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'POST /admin/orders/:id/claims/:claim_id/fulfillments': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Pack the goods that a claim sends again',
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
  'POST /admin/orders/:id/claims/:claim_id/fulfillments/:fulfillment_id/cancel': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Unpack what a claim sends again, before it is on its way',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
  'POST /admin/orders/:id/claims/:claim_id/shipments': {
    access: 'staff',
    tag: 'Orders',
    summary: 'Say that packed goods of a claim are on their way',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        fulfillment_id: z.string().min(1),
        tracking_numbers: z.array(z.string()).nullish(),
      }),
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
})
