import { z } from 'zod'
import { Amount, Quantity } from '../bounds'
import { DateInput } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import { PriceList, PriceListStatus, PriceListType } from '../entities/pricing'
import { Product, ProductStatus } from '../entities/product'
import { bracketList, dateRange, flag, list, listOf, paging, shape, text } from '../query'
import { productColumns } from './product-input'

const adminPriceListReply = {
  fields: [
    'id',
    'name',
    'description',
    'type',
    'status',
    'starts_at',
    'ends_at',
    'created_at',
    'updated_at',
    'deleted_at',
    'includes_tax',
  ],
  relations: ['customer_groups', 'prices', 'prices.variants'],
} as const

export const pricingEndpoints = endpoints({
  'GET /admin/price-lists': {
    access: 'staff',
    tag: 'Price Lists',
    summary: 'List price lists',
    query: () =>
      z.strictObject({
        ...paging(10),
        expand: text.optional(),
        order: text.optional(),
        id: text.optional(),
        q: text.optional(),
        status: listOf(PriceListStatus).optional(),
        name: text.optional(),
        customer_groups: bracketList.optional(),
        description: text.optional(),
        type: listOf(PriceListType).optional(),
        created_at: dateRange.optional(),
        updated_at: dateRange.optional(),
        deleted_at: dateRange.optional(),
      }),
    returns: () => page('price_lists', PriceList),
    reply: { relations: ['customer_groups'] },
  },
  'POST /admin/price-lists': {
    access: 'staff',
    tag: 'Price Lists',
    summary: 'Create a price list with its prices',
    body: () =>
      z.strictObject({
        name: z.string(),
        description: z.string(),
        starts_at: DateInput.nullish(),
        ends_at: DateInput.nullish(),
        status: PriceListStatus.nullish(),
        type: PriceListType,
        prices: z.array(
          z.strictObject({
            region_id: z.string().nullish(),
            currency_code: z.string().nullish(),
            amount: Amount,
            variant_id: z.string(),
            min_quantity: Quantity.min(0).nullish(),
            max_quantity: Quantity.min(0).nullish(),
          }),
        ),
        customer_groups: z
          .array(
            z.strictObject({
              id: z.string(),
            }),
          )
          .nullish(),
        includes_tax: z.boolean().nullish(),
      }),
    returns: () => z.object({ price_list: PriceList }),
    reply: adminPriceListReply,
  },
  'GET /admin/price-lists/:id': {
    access: 'staff',
    tag: 'Price Lists',
    summary: 'Read a price list with its prices',
    returns: () => z.object({ price_list: PriceList }),
    reply: adminPriceListReply,
  },
  'POST /admin/price-lists/:id': {
    access: 'staff',
    tag: 'Price Lists',
    summary: 'Change a price list; prices with an id change, others are added',
    body: () =>
      z.strictObject({
        name: z.string().nullish(),
        description: z.string().nullish(),
        starts_at: DateInput.nullish(),
        ends_at: DateInput.nullish(),
        status: PriceListStatus.nullish(),
        type: PriceListType.nullish(),
        prices: z
          .array(
            z.strictObject({
              id: z.string().nullish(),
              region_id: z.string().nullish(),
              currency_code: z.string().nullish(),
              variant_id: z.string(),
              amount: Amount,
              min_quantity: Quantity.min(0).nullish(),
              max_quantity: Quantity.min(0).nullish(),
            }),
          )
          .nullish(),
        customer_groups: z
          .array(
            z.strictObject({
              id: z.string(),
            }),
          )
          .nullish(),
        includes_tax: z.boolean().nullish(),
      }),
    returns: () => z.object({ price_list: PriceList }),
    reply: adminPriceListReply,
  },
  'DELETE /admin/price-lists/:id': {
    access: 'staff',
    tag: 'Price Lists',
    summary: 'Remove a price list with its prices',
    returns: () => deleted('price-list'),
  },
  'POST /admin/price-lists/:id/prices/batch': {
    access: 'staff',
    tag: 'Price Lists',
    summary: 'Add prices to a list, or replace all of them',
    body: () =>
      z.strictObject({
        prices: z.array(
          z.strictObject({
            id: z.string().nullish(),
            region_id: z.string().nullish(),
            currency_code: z.string().nullish(),
            variant_id: z.string(),
            amount: Amount,
            min_quantity: Quantity.min(0).nullish(),
            max_quantity: Quantity.min(0).nullish(),
          }),
        ),
        override: z.boolean().nullish(),
      }),
    returns: () => z.object({ price_list: PriceList }),
    reply: adminPriceListReply,
  },
  'DELETE /admin/price-lists/:id/prices/batch': {
    access: 'staff',
    tag: 'Price Lists',
    summary: 'Remove prices of a list, by their ids',
    body: () =>
      z.strictObject({
        price_ids: z.array(z.string()).min(1),
      }),
    returns: () =>
      z.object({ ids: z.array(z.string()), object: z.literal('money-amount'), deleted: z.boolean() }),
  },
  'GET /admin/price-lists/:id/products': {
    access: 'staff',
    tag: 'Price Lists',
    summary: 'List the products that a price list has prices for',
    query: () =>
      z.strictObject({
        ...paging(50),
        ...shape,
        id: list.optional(),
        q: text.optional(),
        status: listOf(ProductStatus).optional(),
        collection_id: bracketList.optional(),
        tags: bracketList.optional(),
        title: text.optional(),
        description: text.optional(),
        handle: text.optional(),
        is_giftcard: flag.optional(),
        type: text.optional(),
        order: text.optional(),
        created_at: dateRange.optional(),
        updated_at: dateRange.optional(),
        deleted_at: dateRange.optional(),
      }),
    returns: () => page('products', Product),
    reply: {
      fields: productColumns,
      relations: [
        'collection',
        'images',
        'options',
        'options.values',
        'profiles',
        'tags',
        'type',
        'variants',
        'variants.options',
      ],
    },
  },
  'DELETE /admin/price-lists/:id/products/prices/batch': {
    access: 'staff',
    tag: 'Price Lists',
    summary: 'Remove the prices of several products from a list',
    body: () =>
      z.strictObject({
        product_ids: z.array(z.string()).min(1),
      }),
    returns: () =>
      z.object({ ids: z.array(z.string()), object: z.literal('money-amount'), deleted: z.boolean() }),
  },
  'DELETE /admin/price-lists/:id/products/:product_id/prices': {
    access: 'staff',
    tag: 'Price Lists',
    summary: 'Remove the prices of a product from a list',
    returns: () =>
      z.object({ ids: z.array(z.string()), object: z.literal('money-amount'), deleted: z.boolean() }),
  },
  'DELETE /admin/price-lists/:id/variants/:variant_id/prices': {
    access: 'staff',
    tag: 'Price Lists',
    summary: 'Remove the prices of a variant from a list',
    returns: () =>
      z.object({ ids: z.array(z.string()), object: z.literal('money-amount'), deleted: z.boolean() }),
  },
})
