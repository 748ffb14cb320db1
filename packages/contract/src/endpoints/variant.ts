import { z } from 'zod'
import { highestQuantity } from '../bounds'
import { endpoints, page } from '../endpoint'
import { VariantInventory } from '../entities/inventory'
import { PriceExplanation } from '../entities/price-explanation'
import { PricedVariant } from '../entities/product'
import { flag, list, numberFilter, paging, shape, text, whole } from '../query'

// Variants are always priced, as clients of v1 know them, even when nothing is to be expanded.
const storePricedVariantListReply = {
  relations: ['options', 'prices', 'product'],
  always: ['prices'],
  allowedRelations: ['inventory_items', 'options', 'prices', 'product'],
} as const

const adminPricedVariantReply = {
  fields: [
    'id',
    'title',
    'product_id',
    'sku',
    'barcode',
    'ean',
    'upc',
    'inventory_quantity',
    'allow_backorder',
    'weight',
    'length',
    'height',
    'width',
    'hs_code',
    'origin_country',
    'mid_code',
    'material',
    'created_at',
    'updated_at',
    'metadata',
    'deleted_at',
    'manage_inventory',
  ],
  relations: ['options', 'prices', 'product'],
  always: ['prices'],
} as const

export const variantEndpoints = endpoints({
  'GET /store/variants': {
    access: 'anyone',
    inLanguages: true,
    tag: 'Product Variants',
    summary: 'List variants, with prices for the shopper',
    query: () =>
      z.strictObject({
        ...paging(100),
        ...shape,
        ids: text.optional(),
        sales_channel_id: text.optional(),
        id: list.optional(),
        title: list.optional(),
        inventory_quantity: numberFilter.optional(),
        cart_id: text.optional(),
        region_id: text.optional(),
        currency_code: text.optional(),
      }),
    returns: () => z.object({ variants: z.array(PricedVariant) }),
    reply: storePricedVariantListReply,
  },
  'GET /store/variants/:id': {
    access: 'anyone',
    inLanguages: true,
    tag: 'Product Variants',
    summary: 'Read a variant with prices for the shopper',
    query: () =>
      z.strictObject({
        ...shape,
        sales_channel_id: text.optional(),
        cart_id: text.optional(),
        region_id: text.optional(),
        currency_code: text.optional(),
      }),
    returns: () => z.object({ variant: PricedVariant }),
    reply: storePricedVariantListReply,
  },
  'GET /admin/variants': {
    access: 'staff',
    tag: 'Product Variants',
    summary: 'List variants of all products',
    query: () =>
      z.strictObject({
        ...paging(20),
        ...shape,
        q: text.optional(),
        id: list.optional(),
        title: list.optional(),
        inventory_quantity: numberFilter.optional(),
        /** Of what the shop could sell, by location where it is counted there; what is not counted is left out. */
        available_quantity: numberFilter.optional(),
        order: text.optional(),
        manage_inventory: flag.optional(),
        allow_backorder: flag.optional(),
        cart_id: text.optional(),
        region_id: text.optional(),
        currency_code: text.optional(),
        customer_id: text.optional(),
      }),
    returns: () => page('variants', PricedVariant),
    reply: adminPricedVariantReply,
  },
  'GET /admin/variants/:id': {
    access: 'staff',
    tag: 'Product Variants',
    summary: 'Read a variant',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ variant: PricedVariant }),
    reply: adminPricedVariantReply,
  },
  'GET /admin/variants/:id/inventory': {
    access: 'staff',
    tag: 'Product Variants',
    summary: 'Read what a variant is made of, and what each channel can sell',
    returns: () => z.object({ variant: VariantInventory }),
  },
  'GET /admin/variants/:id/price-explain': {
    access: 'staff',
    tag: 'Product Variants',
    summary:
      'Why shoppers see the price they see: every price of a variant, which of them wins, and why not the others',
    query: () =>
      z
        .strictObject({
          region_id: text.optional(),
          /** The region's own where none is given. */
          currency_code: text.optional(),
          /** Who looks; a guest where nobody is named. */
          customer_id: text.optional(),
          quantity: whole.pipe(z.number().min(1).max(highestQuantity)).optional(),
        })
        .refine(({ region_id, currency_code }) => Boolean(region_id || currency_code), {
          error: 'region_id or currency_code must be given',
          path: ['region_id'],
        }),
    returns: () => z.object({ price_explanation: PriceExplanation }),
  },
})
