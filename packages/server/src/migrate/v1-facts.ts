/** What is known of v1: its tables that do not move and why, its migrations, and what its history says of its age. */

/** Tables of v1 that hold nothing a shop has: they stay behind. */
export const leftBehind: Readonly<Record<string, string>> = {
  migrations: 'the history of the old tables; ours have their own',
  idempotency_key: 'answers kept for requests that are repeated within hours; nobody repeats them here',
  staged_job: 'events on their way inside of the old server; let it work them off before the last copy',
  typeorm_metadata: 'what the old database library notes for itself',
  'query-result-cache': 'a cache',
}

/** Without these it is no shop of v1: tables that every one of them has, whatever features it was started with. */
export const coreTables = [
  'store',
  'region',
  'country',
  'currency',
  'product',
  'product_variant',
  'money_amount',
  'customer',
  'cart',
  'line_item',
  'order',
  'payment',
  'shipping_option',
  'shipping_method',
  'shipping_profile',
  'address',
  'user',
  'line_item_adjustment',
  'line_item_tax_line',
  'refund',
  'fulfillment',
  'return',
  'return_item',
  'swap',
  'claim_order',
  'discount',
  'gift_card',
  'gift_card_transaction',
  'price_list',
] as const

/** The first migration of releases that changed tables, newest first. */
const releases: readonly [stamp: number, release: string][] = [
  [1709888477798, '1.20.3 or later'],
  [1701894188811, '1.20'],
  [1699564794649, '1.18 or 1.19'],
  [1692870898423, '1.17'],
  [1680857773273, '1.12 to 1.16'],
  [1680857773272, '1.9 to 1.11'],
  [1677234878504, '1.8'],
]
/** The migration that every shop of 1.8 has seen. */
const oldestStamp = 1677234878504

/** When the tables took the form that is known here: what came after it is not. */
const newestStamp = 1709888477798

/** The number in the name of a migration, `addNotes1632220294687`: when it was written, ms since 1970. */
const stampOf = (name: string): number => Number(/(\d{13})$/.exec(name)?.[1] ?? 0)

export interface Release {
  /** `1.18 or 1.19`; undefined for a shop without a history. */
  about?: string
  /** Older than what can be moved. */
  isTooOld: boolean
  /** Migrations that are newer than every one of v1 that is known here: extensions of the shop, or a later release. */
  unknown: string[]
}

/** How old a shop is, by the migrations it has seen. */
export function releaseOf(migrations: readonly string[]): Release {
  const stamps = migrations.map(stampOf)
  const about = releases.find(([stamp]) => stamps.includes(stamp))?.[1]
  return {
    ...(about ? { about } : {}),
    isTooOld: migrations.length > 0 && !stamps.some((stamp) => stamp >= oldestStamp),
    unknown: migrations.filter((name) => {
      const stamp = stampOf(name)
      return stamp === 0 || stamp > newestStamp
    }),
  }
}

/** Words for `--only` and `--skip`, and the tables they stand for. What stands in none of them always moves. */
export const areas: Readonly<Record<string, readonly string[]>> = {
  catalogue: [
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
    'product_collection',
    'product_category',
    'product_category_product',
    'product_shipping_profile',
    'product_tax_rate',
    'product_type_tax_rate',
    'money_amount',
    'product_variant_money_amount',
    'price_list',
    'price_list_customer_groups',
  ],
  stock: [
    'inventory_item',
    'inventory_level',
    'reservation_item',
    'product_variant_inventory_item',
    'stock_location',
    'stock_location_address',
    'sales_channel_location',
    'stock_movement',
  ],
  customers: ['customer', 'customer_group', 'customer_group_customers', 'address'],
  discounts: [
    'discount',
    'discount_rule',
    'discount_rule_products',
    'discount_regions',
    'discount_condition',
    'discount_condition_customer_group',
    'discount_condition_product',
    'discount_condition_product_collection',
    'discount_condition_product_tag',
    'discount_condition_product_type',
  ],
  gift_cards: ['gift_card', 'gift_card_transaction'],
  orders: [
    'cart',
    'cart_discounts',
    'cart_gift_cards',
    'line_item',
    'line_item_adjustment',
    'line_item_tax_line',
    'shipping_method',
    'shipping_method_tax_line',
    'custom_shipping_option',
    'order',
    'order_discounts',
    'order_gift_cards',
    'draft_order',
    'payment',
    'payment_session',
    'payment_collection',
    'payment_collection_payments',
    'payment_collection_sessions',
    'refund',
    'fulfillment',
    'fulfillment_item',
    'tracking_link',
    'return',
    'return_item',
    'swap',
    'claim_order',
    'claim_item',
    'claim_image',
    'claim_item_tags',
    'claim_tag',
    'order_edit',
    'order_item_change',
    'counter',
  ],
  staff: ['user', 'invite', 'api_token', 'analytics_config'],
  notes: ['note', 'notification'],
  jobs: ['batch_job'],
}
