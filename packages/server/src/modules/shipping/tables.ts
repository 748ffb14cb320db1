import type {
  ShippingOptionPriceType,
  ShippingOptionRequirementType,
  ShippingProfileType,
} from '@cartwright/contract'
import type { Kit } from '../../store/schema/columns'
import { many, one, through } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const shippingTables = (k: Kit) => ({
  shipping_profile: k.table('shipping_profile', {
    id: k.id('sp'),
    name: k.text().notNull(),
    type: k.text<ShippingProfileType>().notNull(),
    created_at: k.createdAt(),
    updated_at: k.updatedAt(),
    deleted_at: k.time(),
    metadata: k.json<Record<string, unknown>>(),
  }),
  product_shipping_profile: k.table(
    'product_shipping_profile',
    {
      profile_id: k.text().notNull(),
      product_id: k.text().notNull(),
    },
    (t) => [k.pk(t.product_id, t.profile_id), k.index('product_shipping_profile_profile_id', t.profile_id)],
  ),
  shipping_option: k.table(
    'shipping_option',
    {
      id: k.id('so'),
      name: k.text().notNull(),
      region_id: k.text().notNull(),
      profile_id: k.text().notNull(),
      provider_id: k.text().notNull(),
      price_type: k.text<ShippingOptionPriceType>().notNull(),
      amount: k.big(),
      is_return: k.bool().notNull().default(false),
      data: k.json<Record<string, unknown>>().notNull(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      metadata: k.json<Record<string, unknown>>(),
      admin_only: k.bool().notNull().default(false),
      includes_tax: k.bool().notNull().default(false),
    },
    (t) => [
      k.index('shipping_option_profile_id', t.profile_id),
      k.index('shipping_option_region_id', t.region_id),
    ],
  ),
  shipping_option_requirement: k.table(
    'shipping_option_requirement',
    {
      id: k.id('sor'),
      shipping_option_id: k.text().notNull(),
      type: k.text<ShippingOptionRequirementType>().notNull(),
      amount: k.big().notNull(),
      deleted_at: k.time(),
    },
    (t) => [k.index('shipping_option_requirement_shipping_option_id', t.shipping_option_id)],
  ),
  shipping_method: k.table(
    'shipping_method',
    {
      id: k.id('sm'),
      shipping_option_id: k.text().notNull(),
      order_id: k.text(),
      cart_id: k.text(),
      swap_id: k.text(),
      return_id: k.text(),
      price: k.big().notNull(),
      data: k.json<Record<string, unknown>>().notNull(),
      claim_order_id: k.text(),
      includes_tax: k.bool().notNull().default(false),
    },
    (t) => [
      k.index('shipping_method_cart_id', t.cart_id),
      k.index('shipping_method_claim_order_id', t.claim_order_id),
      k.index('shipping_method_order_id', t.order_id),
      k.index('shipping_method_return_id', t.return_id),
      k.index('shipping_method_swap_id', t.swap_id),
    ],
  ),
  shipping_method_tax_line: k.table(
    'shipping_method_tax_line',
    {
      id: k.id('smtl'),
      rate: k.real().notNull(),
      name: k.text().notNull(),
      code: k.text(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      metadata: k.json<Record<string, unknown>>(),
      shipping_method_id: k.text().notNull(),
    },
    (t) => [k.index('shipping_method_tax_line_shipping_method_id', t.shipping_method_id)],
  ),
  custom_shipping_option: k.table(
    'custom_shipping_option',
    {
      id: k.id('cso'),
      price: k.big().notNull(),
      shipping_option_id: k.text().notNull(),
      cart_id: k.text(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      metadata: k.json<Record<string, unknown>>(),
    },
    (t) => [
      k.unique('custom_shipping_option_shipping_option_id_cart_id_unique', [t.shipping_option_id, t.cart_id]),
    ],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const shippingFacts = {
  shipping_profile: {
    entities: ['ShippingProfile'],
    isWatched: true,
    isCatalogue: true,
    records: [{ path: '/admin/shipping-profiles' }],
    relations: {
      products: through('product', 'product_shipping_profile', 'profile_id', 'product_id'),
      shipping_options: many('shipping_option', 'profile_id'),
    },
  },
  product_shipping_profile: {
    isWatched: true,
    isCatalogue: true,
  },
  shipping_option: {
    entities: ['PricedShippingOption', 'ShippingOption'],
    isWatched: true,
    records: [{ path: '/admin/shipping-options' }],
    relations: {
      region: one('region', 'region_id'),
      profile: one('shipping_profile', 'profile_id'),
      provider: one('fulfillment_provider', 'provider_id'),
      requirements: many('shipping_option_requirement', 'shipping_option_id'),
    },
  },
  shipping_option_requirement: {
    entities: ['ShippingOptionRequirement'],
    isWatched: true,
    relations: {
      shipping_option: one('shipping_option', 'shipping_option_id'),
    },
  },
  shipping_method: {
    mayBeLate: true,
    entities: ['ShippingMethod'],
    relations: {
      order: one('order', 'order_id'),
      claim_order: one('claim_order', 'claim_order_id'),
      cart: one('cart', 'cart_id'),
      swap: one('swap', 'swap_id'),
      return_order: one('return', 'return_id'),
      shipping_option: one('shipping_option', 'shipping_option_id'),
      tax_lines: many('shipping_method_tax_line', 'shipping_method_id'),
    },
  },
  shipping_method_tax_line: {
    mayBeLate: true,
    entities: ['ShippingMethodTaxLine'],
    relations: {
      shipping_method: one('shipping_method', 'shipping_method_id'),
    },
  },
  custom_shipping_option: {
    entities: ['CustomShippingOption'],
    relations: {
      shipping_option: one('shipping_option', 'shipping_option_id'),
      cart: one('cart', 'cart_id'),
    },
  },
} satisfies FactsOf<typeof shippingTables>
