import { z } from 'zod'
import { SignedAmount } from '../bounds'
import { Metadata } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import {
  PricedShippingOption,
  ShippingOption,
  ShippingOptionPriceType,
  ShippingOptionRequirementType,
  ShippingProfile,
  ShippingProfileType,
} from '../entities/shipping'
import { dateRange, flag, list, paging, shape, text } from '../query'

const adminShippingOptionReply = {
  relations: ['profile', 'region', 'requirements'],
  always: ['region.fulfillment_providers', 'region.payment_providers'],
} as const

const adminShippingProfileReply = {
  fields: ['id', 'name', 'type', 'created_at', 'updated_at', 'deleted_at', 'metadata'],
  relations: ['products.profiles', 'shipping_options'],
} as const

export const shippingEndpoints = endpoints({
  'GET /store/shipping-options': {
    access: 'anyone',
    inLanguages: true,
    tag: 'Shipping Options',
    summary: 'List the ways to send, by region or products',
    query: () =>
      z.strictObject({
        product_ids: text.optional(),
        region_id: text.optional(),
        is_return: text.optional(),
      }),
    returns: () => z.object({ shipping_options: z.array(PricedShippingOption) }),
    reply: { relations: ['requirements'] },
  },
  'GET /store/shipping-options/:cart_id': {
    access: 'anyone',
    inLanguages: true,
    tag: 'Shipping Options',
    summary: 'List the ways to send a cart, with prices',
    returns: () => z.object({ shipping_options: z.array(PricedShippingOption) }),
  },
  'GET /admin/shipping-options': {
    access: 'staff',
    tag: 'Shipping Options',
    summary: 'List the ways to send',
    query: () =>
      z.strictObject({
        ...paging(50),
        ...shape,
        id: list.optional(),
        name: text.optional(),
        region_id: text.optional(),
        is_return: flag.optional(),
        admin_only: flag.optional(),
        q: text.optional(),
        order: text.optional(),
        created_at: dateRange.optional(),
        updated_at: dateRange.optional(),
        deleted_at: dateRange.optional(),
      }),
    returns: () => page('shipping_options', PricedShippingOption),
    reply: {
      fields: [
        'id',
        'name',
        'region_id',
        'profile_id',
        'provider_id',
        'price_type',
        'amount',
        'is_return',
        'admin_only',
        'data',
        'created_at',
        'updated_at',
        'deleted_at',
        'metadata',
        'includes_tax',
      ],
      relations: ['profile', 'region', 'requirements'],
      always: ['region.fulfillment_providers', 'region.payment_providers'],
    },
  },
  'POST /admin/shipping-options': {
    access: 'staff',
    tag: 'Shipping Options',
    summary: 'Create a way to send',
    body: () =>
      z.strictObject({
        name: z.string(),
        region_id: z.string(),
        provider_id: z.string(),
        profile_id: z.string().nullish(),
        data: Metadata,
        price_type: ShippingOptionPriceType,
        amount: SignedAmount.nullish(),
        requirements: z
          .array(
            z.strictObject({
              type: ShippingOptionRequirementType,
              amount: SignedAmount,
            }),
          )
          .nullish(),
        admin_only: z.boolean().nullable().default(false),
        is_return: z.boolean().nullable().default(false),
        metadata: Metadata.nullish(),
        includes_tax: z.boolean().nullish(),
      }),
    returns: () => z.object({ shipping_option: ShippingOption }),
    reply: adminShippingOptionReply,
  },
  'GET /admin/shipping-options/:id': {
    access: 'staff',
    tag: 'Shipping Options',
    summary: 'Read a way to send',
    returns: () => z.object({ shipping_option: ShippingOption }),
    reply: adminShippingOptionReply,
  },
  'POST /admin/shipping-options/:id': {
    access: 'staff',
    tag: 'Shipping Options',
    summary: 'Change a way to send',
    body: () =>
      z.strictObject({
        name: z.string().nullish(),
        amount: SignedAmount.nullish(),
        price_type: ShippingOptionPriceType.nullish(),
        requirements: z.array(
          z.strictObject({
            id: z.string().nullish(),
            type: ShippingOptionRequirementType,
            amount: SignedAmount,
          }),
        ),
        admin_only: z.boolean().nullish(),
        metadata: Metadata.nullish(),
        includes_tax: z.boolean().nullish(),
      }),
    returns: () => z.object({ shipping_option: ShippingOption }),
    reply: adminShippingOptionReply,
  },
  'DELETE /admin/shipping-options/:id': {
    access: 'staff',
    tag: 'Shipping Options',
    summary: 'Remove a way to send',
    returns: () => deleted('shipping-option'),
  },
  'GET /admin/shipping-profiles': {
    access: 'staff',
    tag: 'Shipping Profiles',
    summary: 'List shipping profiles',
    returns: () => z.object({ shipping_profiles: z.array(ShippingProfile) }),
  },
  'POST /admin/shipping-profiles': {
    access: 'staff',
    tag: 'Shipping Profiles',
    summary: 'Create a shipping profile',
    body: () =>
      z.strictObject({
        name: z.string(),
        type: ShippingProfileType,
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ shipping_profile: ShippingProfile }),
    reply: { relations: ['products', 'shipping_options'] },
  },
  'GET /admin/shipping-profiles/:id': {
    access: 'staff',
    tag: 'Shipping Profiles',
    summary: 'Read a shipping profile with its products and ways to send',
    returns: () => z.object({ shipping_profile: ShippingProfile }),
    reply: adminShippingProfileReply,
  },
  'POST /admin/shipping-profiles/:id': {
    access: 'staff',
    tag: 'Shipping Profiles',
    summary: 'Change a shipping profile, and move products and ways to send to it',
    body: () =>
      z.strictObject({
        name: z.string().nullish(),
        metadata: Metadata.nullish(),
        type: ShippingProfileType.nullish(),
        products: z.array(z.string()).nullish(),
        shipping_options: z.array(z.string()).nullish(),
      }),
    returns: () => z.object({ shipping_profile: ShippingProfile }),
    reply: adminShippingProfileReply,
  },
  'DELETE /admin/shipping-profiles/:id': {
    access: 'staff',
    tag: 'Shipping Profiles',
    summary: 'Remove a shipping profile',
    returns: () => deleted('shipping_profile'),
  },
})
