import { z } from 'zod'
import { Measure } from '../bounds'
import { Name } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import {
  MissingOfProduct,
  PricedProduct,
  PricedVariant,
  ProductStatus,
  ProductTag,
  ProductType,
  TagUsage,
} from '../entities/product'
import { listed, productListing } from '../entities/product-search'
import {
  bracketList,
  dateRange,
  flag,
  list,
  listOf,
  numberFilter,
  paging,
  shape,
  text,
  textFilter,
} from '../query'
import {
  newVariant,
  productColumns,
  productText,
  variantChanges,
  variantOfNewProduct,
  variantsOfProduct,
} from './product-input'

const productTypeReply = { fields: ['id', 'value', 'created_at', 'updated_at'], relations: [] } as const

const storePricedProductListReply = {
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
    'variants.prices',
  ],
  allowedFields: [...productColumns, 'profile_id', 'variants.title', 'variants.prices.amount'],
  allowedRelations: [
    'categories',
    'collection',
    'images',
    'options',
    'options.values',
    'profiles',
    'sales_channels',
    'tags',
    'type',
    'variants',
    'variants.inventory_items',
    'variants.options',
    'variants.prices',
  ],
} as const

const adminPricedProductReply = {
  fields: productColumns,
  relations: [
    'categories',
    'collection',
    'images',
    'options',
    'options.values',
    'profiles',
    'sales_channels',
    'tags',
    'type',
    'variants',
    'variants.options',
    'variants.prices',
  ],
} as const

const labelQuery = (limit: number) =>
  z.strictObject({
    ...paging(limit),
    id: textFilter.optional(),
    q: text.optional(),
    value: textFilter.optional(),
    created_at: dateRange.optional(),
    updated_at: dateRange.optional(),
    order: text.optional(),
    discount_condition_id: text.optional(),
  })

/** What narrows a list of products, for shoppers and staff alike. */
const productFilters = {
  id: list.optional(),
  q: text.optional(),
  collection_id: bracketList.optional(),
  tags: bracketList.optional(),
  title: text.optional(),
  description: text.optional(),
  handle: text.optional(),
  is_giftcard: flag.optional(),
  type_id: bracketList.optional(),
  category_id: bracketList.optional(),
  include_category_children: flag.optional(),
  created_at: dateRange.optional(),
  updated_at: dateRange.optional(),
  sales_channel_id: bracketList.optional(),
  order: text.optional(),
}
/** Where prices are shown for. */
const place = {
  cart_id: text.optional(),
  region_id: text.optional(),
  currency_code: text.optional(),
}

export const productEndpoints = endpoints({
  'GET /store/product-tags': {
    access: 'anyone',
    inLanguages: true,
    tag: 'Product Tags',
    summary: 'List tags',
    query: () => labelQuery(20),
    returns: () => page('product_tags', ProductTag),
    reply: {
      fields: ['id', 'value', 'created_at', 'updated_at'],
      relations: [],
      allowedFields: ['id', 'value', 'created_at', 'updated_at'],
    },
  },
  'GET /store/product-types': {
    access: 'anyone',
    inLanguages: true,
    tag: 'Product Types',
    summary: 'List types of products',
    query: () => labelQuery(20),
    returns: () => page('product_types', ProductType),
    reply: productTypeReply,
  },
  'GET /store/products': {
    access: 'anyone',
    inLanguages: true,
    tag: 'Products',
    summary: 'List what is sold, with prices for the shopper',
    query: () =>
      z.strictObject({
        ...paging(100),
        ...shape,
        ...productFilters,
        ...place,
      }),
    returns: () => page('products', PricedProduct),
    reply: storePricedProductListReply,
  },
  'POST /store/products/search': {
    access: 'anyone',
    inLanguages: true,
    tag: 'Products',
    summary: 'Search the catalogue by words',
    body: () =>
      z.strictObject({
        q: z.string().nullish(),
        offset: Measure.nullish(),
        limit: z.int().min(0).max(1000).nullish(),
        filter: z.unknown().nullish(),
        ...productListing,
      }),
    returns: () =>
      z.object({
        hits: z.array(z.unknown()),
        query: z.string().optional(),
        offset: z.number().optional(),
        limit: z.number().optional(),
        estimatedTotalHits: z.number().optional(),
        processingTimeMs: z.number().optional(),
        facetDistribution: z.record(z.string(), z.record(z.string(), z.number())).optional(),
        ...listed,
      }),
  },
  'GET /store/products/:id': {
    access: 'anyone',
    inLanguages: true,
    tag: 'Products',
    summary: 'Read a product with prices for the shopper',
    query: () =>
      z.strictObject({
        ...shape,
        sales_channel_id: text.optional(),
        ...place,
      }),
    returns: () => z.object({ product: PricedProduct }),
    reply: storePricedProductListReply,
  },
  'GET /admin/product-tags': {
    access: 'staff',
    tag: 'Product Tags',
    summary: 'List tags',
    query: () => labelQuery(10),
    returns: () => page('product_tags', ProductTag),
    reply: productTypeReply,
  },
  'GET /admin/product-types': {
    access: 'staff',
    tag: 'Product Types',
    summary: 'List types of products',
    query: () => labelQuery(20),
    returns: () => page('product_types', ProductType),
    reply: productTypeReply,
  },
  'GET /admin/products': {
    access: 'staff',
    tag: 'Products',
    summary: 'List products, whatever their status',
    query: () =>
      z.strictObject({
        ...paging(50),
        ...shape,
        ...productFilters,
        status: listOf(ProductStatus).optional(),
        price_list_id: bracketList.optional(),
        discount_condition_id: text.optional(),
        /** Of what the shop could sell of one of its variants, by location where it is counted there. */
        available_quantity: numberFilter.optional(),
        /** What somebody who finishes products looks for: any of these is not there. */
        missing: listOf(MissingOfProduct).optional(),
        deleted_at: dateRange.optional(),
      }),
    returns: () => page('products', PricedProduct),
    reply: adminPricedProductReply,
  },
  'POST /admin/products': {
    access: 'staff',
    tag: 'Products',
    summary: 'Create a product with its options, variants and prices',
    body: () =>
      z.strictObject({
        ...productText,
        title: Name,
        is_giftcard: z.boolean().nullable().default(false),
        discountable: z.boolean().nullable().default(true),
        status: ProductStatus.nullable().default('draft'),
        options: z.array(z.strictObject({ title: Name })).nullish(),
        variants: z.array(variantOfNewProduct).nullish(),
      }),
    returns: () => z.object({ product: PricedProduct }),
    reply: adminPricedProductReply,
  },
  'GET /admin/products/tag-usage': {
    access: 'staff',
    tag: 'Products',
    summary: 'List the tags used most, with how many products have each',
    returns: () => z.object({ tags: z.array(TagUsage) }),
  },
  'GET /admin/products/types': {
    access: 'staff',
    tag: 'Products',
    summary: 'List types of products, by the older name of the call',
    returns: () => z.object({ types: z.array(ProductType) }),
  },
  'GET /admin/products/:id': {
    access: 'staff',
    tag: 'Products',
    summary: 'Read a product with all that hangs on it',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ product: PricedProduct }),
    reply: adminPricedProductReply,
  },
  'POST /admin/products/:id': {
    access: 'staff',
    tag: 'Products',
    summary: 'Change a product; lists that are given are replaced',
    body: () =>
      z.strictObject({
        ...productText,
        title: Name.nullish(),
        discountable: z.boolean().nullish(),
        status: ProductStatus.optional(),
        variants: variantsOfProduct.nullish(),
      }),
    returns: () => z.object({ product: PricedProduct }),
    reply: adminPricedProductReply,
  },
  'DELETE /admin/products/:id': {
    access: 'staff',
    tag: 'Products',
    summary: 'Remove a product; orders keep their lines',
    returns: () => deleted('product'),
  },
  'POST /admin/products/:id/metadata': {
    access: 'staff',
    tag: 'Products',
    summary: 'Set one key of the metadata of a product',
    body: () =>
      z.strictObject({
        key: z.string(),
        value: Name,
      }),
    returns: () => z.object({ product: PricedProduct }),
    reply: adminPricedProductReply,
  },
  'POST /admin/products/:id/options': {
    access: 'staff',
    tag: 'Products',
    summary: 'Add an option; every variant gets its default value',
    body: () =>
      z.strictObject({
        title: Name,
      }),
    returns: () => z.object({ product: PricedProduct }),
    reply: adminPricedProductReply,
  },
  'POST /admin/products/:id/options/:option_id': {
    access: 'staff',
    tag: 'Products',
    summary: 'Rename an option',
    body: () =>
      z.strictObject({
        title: Name,
      }),
    returns: () => z.object({ product: PricedProduct }),
    reply: adminPricedProductReply,
  },
  'DELETE /admin/products/:id/options/:option_id': {
    access: 'staff',
    tag: 'Products',
    summary: 'Remove an option that all variants share the value of',
    returns: () =>
      z.object({
        option_id: z.string(),
        object: z.literal('option'),
        deleted: z.boolean(),
        product: PricedProduct,
      }),
    reply: adminPricedProductReply,
  },
  'GET /admin/products/:id/variants': {
    access: 'staff',
    tag: 'Products',
    summary: 'List the variants of a product',
    query: () =>
      z.strictObject({
        ...paging(100),
        ...shape,
        id: list.optional(),
        q: text.optional(),
        order: text.optional(),
        inventory_quantity: numberFilter.optional(),
        manage_inventory: flag.optional(),
        allow_backorder: flag.optional(),
        created_at: dateRange.optional(),
        updated_at: dateRange.optional(),
      }),
    returns: () => page('variants', PricedVariant),
    reply: {
      fields: [
        'id',
        'product_id',
        'title',
        'sku',
        'inventory_quantity',
        'allow_backorder',
        'manage_inventory',
        'hs_code',
        'origin_country',
        'mid_code',
        'material',
        'weight',
        'length',
        'height',
        'width',
        'created_at',
        'updated_at',
        'deleted_at',
        'metadata',
        'variant_rank',
        'ean',
        'upc',
        'barcode',
      ],
      relations: ['options', 'prices'],
    },
  },
  'POST /admin/products/:id/variants': {
    access: 'staff',
    tag: 'Products',
    summary: 'Add a variant to a product',
    body: () => newVariant,
    returns: () => z.object({ product: PricedProduct }),
    reply: adminPricedProductReply,
  },
  'POST /admin/products/:id/variants/:variant_id': {
    access: 'staff',
    tag: 'Products',
    summary: 'Change a variant; prices that are given replace its own',
    query: () =>
      z.strictObject({
        ...shape,
        ...place,
      }),
    body: () => variantChanges,
    returns: () => z.object({ product: PricedProduct }),
    reply: adminPricedProductReply,
  },
  'DELETE /admin/products/:id/variants/:variant_id': {
    access: 'staff',
    tag: 'Products',
    summary: 'Remove a variant; orders keep their lines',
    returns: () =>
      z.object({
        variant_id: z.string(),
        object: z.literal('product-variant'),
        deleted: z.boolean(),
        product: PricedProduct,
      }),
    reply: adminPricedProductReply,
  },
})
