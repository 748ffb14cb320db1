import { z } from 'zod'
import { AddressInput } from '../address-input'
import { Quantity, SignedAmount } from '../bounds'
import { Email, Metadata } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import { DraftOrder, DraftOrderStatus } from '../entities/draft-order'
import { Order } from '../entities/order'
import { dateRange, listOf, paging, shape, text } from '../query'
import { adminOrderReply } from './order-reply'

const columns = [
  'id',
  'status',
  'display_id',
  'cart_id',
  'order_id',
  'canceled_at',
  'created_at',
  'updated_at',
  'metadata',
  'no_notification_order',
] as const

const cartRelations = [
  'cart.billing_address',
  'cart.billing_address.country',
  'cart.customer',
  'cart.discounts',
  'cart.discounts.rule',
  'cart.items',
  'cart.items.adjustments',
  'cart.payment',
  'cart.payment_sessions',
  'cart.region',
  'cart.region.payment_providers',
  'cart.shipping_address',
  'cart.shipping_address.country',
  'cart.shipping_methods',
  'cart.shipping_methods.shipping_option',
] as const

const alwaysOfCart = [
  'cart.region.fulfillment_providers',
  'cart.region.payment_providers',
  'cart.shipping_methods.shipping_option',
] as const

const changedReply = {
  fields: columns,
  relations: cartRelations,
  always: [...alwaysOfCart, 'cart.region.tax_rates'],
} as const

const adminDraftOrderReply = { ...changedReply, relations: ['cart', ...cartRelations, 'order'] } as const

export const draftOrderEndpoints = endpoints({
  'GET /admin/draft-orders': {
    access: 'staff',
    tag: 'Draft Orders',
    summary: 'List draft orders',
    query: () =>
      z.strictObject({
        ...paging(50),
        ...shape,
        q: text.optional(),
        status: listOf(DraftOrderStatus).optional(),
        created_at: dateRange.optional(),
        updated_at: dateRange.optional(),
        order: text.optional(),
      }),
    returns: () => page('draft_orders', DraftOrder),
    reply: {
      fields: columns,
      relations: ['cart', 'cart.items', 'cart.items.adjustments', 'order'],
    },
  },
  'POST /admin/draft-orders': {
    access: 'staff',
    tag: 'Draft Orders',
    summary: 'Prepare an order for a customer',
    body: () =>
      z.strictObject({
        status: DraftOrderStatus.nullish(),
        email: Email,
        billing_address: z.union([AddressInput, z.string()]).nullish(),
        shipping_address: z.union([AddressInput, z.string()]).nullish(),
        items: z
          .array(
            z.strictObject({
              title: z.string().nullish(),
              unit_price: SignedAmount.nullish(),
              variant_id: z.string().nullish(),
              quantity: Quantity,
              metadata: Metadata.nullish(),
            }),
          )
          .min(1)
          .nullish(),
        region_id: z.string(),
        discounts: z
          .array(
            z.strictObject({
              code: z.string(),
            }),
          )
          .nullish(),
        customer_id: z.string().nullish(),
        no_notification_order: z.boolean().nullish(),
        shipping_methods: z
          .array(
            z.strictObject({
              option_id: z.string(),
              data: Metadata.nullish(),
              price: SignedAmount.nullish(),
            }),
          )
          .min(1),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ draft_order: DraftOrder }),
    reply: adminDraftOrderReply,
  },
  'GET /admin/draft-orders/:id': {
    access: 'staff',
    tag: 'Draft Orders',
    summary: 'Read a draft order with its cart',
    returns: () => z.object({ draft_order: DraftOrder }),
    reply: adminDraftOrderReply,
  },
  'POST /admin/draft-orders/:id': {
    access: 'staff',
    tag: 'Draft Orders',
    summary: 'Change an open draft order',
    body: () =>
      z.strictObject({
        region_id: z.string().nullish(),
        country_code: z.string().nullish(),
        email: Email.nullish(),
        billing_address: z.union([AddressInput, z.string()]).nullish(),
        shipping_address: z.union([AddressInput, z.string()]).nullish(),
        discounts: z
          .array(
            z.strictObject({
              code: z.string(),
            }),
          )
          .nullish(),
        customer_id: z.string().nullish(),
        no_notification_order: z.boolean().nullish(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ draft_order: DraftOrder }),
    reply: { relations: cartRelations, always: alwaysOfCart },
  },
  'DELETE /admin/draft-orders/:id': {
    access: 'staff',
    tag: 'Draft Orders',
    summary: 'Remove an open draft order',
    returns: () => deleted('draft-order'),
  },
  'POST /admin/draft-orders/:id/line-items': {
    access: 'staff',
    tag: 'Draft Orders',
    summary: 'Add a variant, or a line by hand, to a draft order',
    body: () =>
      z.strictObject({
        title: z.string().nullable().default('Custom item'),
        unit_price: SignedAmount.nullish(),
        variant_id: z.string().nullish(),
        quantity: Quantity,
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ draft_order: DraftOrder }),
    reply: changedReply,
  },
  'POST /admin/draft-orders/:id/line-items/:line_id': {
    access: 'staff',
    tag: 'Draft Orders',
    summary: 'Change a line of a draft order; quantity 0 takes it out',
    body: () =>
      z.strictObject({
        title: z.string().nullish(),
        unit_price: SignedAmount.nullish(),
        quantity: Quantity.nullish(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ draft_order: DraftOrder }),
    reply: changedReply,
  },
  'DELETE /admin/draft-orders/:id/line-items/:line_id': {
    access: 'staff',
    tag: 'Draft Orders',
    summary: 'Take a line out of a draft order',
    returns: () => z.object({ draft_order: DraftOrder }),
    reply: changedReply,
  },
  'POST /admin/draft-orders/:id/shipping-methods': {
    access: 'staff',
    tag: 'Draft Orders',
    summary: 'Choose how a draft order is sent, at the price of the option or at another',
    body: () =>
      z.strictObject({
        option_id: z.string(),
        data: Metadata.nullish(),
        price: SignedAmount.nullish(),
      }),
    returns: () => z.object({ draft_order: DraftOrder }),
    reply: changedReply,
  },
  'POST /admin/draft-orders/:id/pay': {
    access: 'staff',
    tag: 'Draft Orders',
    summary: 'Say that a draft order is paid: it becomes an order, and no stock is reserved',
    returns: () => z.object({ order: Order }),
    reply: adminOrderReply,
  },
})
