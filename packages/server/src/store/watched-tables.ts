import type { Tables } from './engine'

/**
 * Tables of which something is remembered until a write changes them: row counts, or the shop's configuration. Only of
 * these may anything be remembered: of the others nobody is told when they change.
 */
const watched = [
  'product',
  'product_sales_channel',
  'product_tags',
  'product_category_product',
  'product_shipping_profile',
  'product_variant',
  'product_variant_inventory_item',
  'product_collection',
  'product_type',
  'product_tag',
  'product_category',
  'product_tax_rate',
  'product_type_tax_rate',
  'shipping_tax_rate',
  'price_list',
  'price_list_customer_groups',
  'discount_regions',
  'discount_condition',
  'discount_condition_product',
  'discount_condition_product_type',
  'discount_condition_product_collection',
  'discount_condition_product_tag',
  'discount_condition_customer_group',
  'customer',
  'customer_group_customers',
  'order',
  'inventory_item',
  'store',
  'currency',
  'region',
  'country',
  'region_payment_providers',
  'region_fulfillment_providers',
  'payment_provider',
  'fulfillment_provider',
  'tax_rate',
  'sales_channel',
  'sales_channel_location',
  'shipping_profile',
  'shipping_option',
  'shipping_option_requirement',
  'translation',
] as const satisfies readonly (keyof Tables)[]

/** What shoppers see of products: a change to any of these changes the revision called `catalogue`. */
const catalogue = [
  'product',
  'product_images',
  'image',
  'product_option',
  'product_option_value',
  'product_tag',
  'product_tags',
  'product_type',
  'product_variant',
  'product_sales_channel',
  'product_category',
  'product_category_product',
  'product_collection',
  'product_shipping_profile',
  'shipping_profile',
  'sales_channel',
  'sales_channel_location',
  'money_amount',
  'product_variant_money_amount',
  'price_list',
  'price_list_customer_groups',
  'region',
  'currency',
  'tax_rate',
  'product_tax_rate',
  'product_type_tax_rate',
  'product_variant_inventory_item',
  'inventory_item',
  'inventory_level',
  'discount_condition_product',
  'search_term',
  'store',
  'translation',
] as const satisfies readonly (keyof Tables)[]

/** What has a revision: a watched table, or all that shoppers see of products. */
export type Watched = (typeof watched)[number] | 'catalogue'

const watchedNames: ReadonlySet<string> = new Set(watched)
const catalogueNames: ReadonlySet<string> = new Set(catalogue)
export const isWatched = (table: string): table is Watched => watchedNames.has(table)
export const isCatalogue = (table: string): boolean => catalogueNames.has(table)
