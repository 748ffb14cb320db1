import { factOfTables } from '../store/schema/fact-of-tables'
import { many, type Relation, through } from '../store/schema/relations'

/** One list of v1's admin API, and what hangs on its rows. */
export interface ApiList {
  path: string
  /** The name under which an answer holds the rows. */
  key: string
  table: string
  /** Relations to be asked for. */
  expand?: readonly string[]
  /** Relations that shops without the feature do not know: asked for, and done without where they are refused. */
  perhaps?: readonly string[]
  /** Relations that come unasked. */
  holds?: readonly string[]
  /** `array` where v1 takes `expand[]=…` instead of one text. */
  expandAs?: 'array'
  /** The answer holds everything at once, or a single row. */
  isWhole?: true
  /** What is asked for each row anew, as its list shows too little: below its own path. */
  each?: { path: string; key: string; hangs: 'row' | string }
  /** Shops without the module answer 404. */
  isModule?: true
  /** Rows a page; orders are heavy. */
  page?: number
}

const under = (path: string, ...more: readonly string[]) => [path, ...more.map((one) => `${path}.${one}`)]
const lines = ['tax_lines', 'adjustments']
const sent = ['items', 'tracking_links']
const back = ['items', ...under('shipping_method', 'tax_lines')]

/** The lists that are read, in an order in which no list names rows of one that may be changed while it is read. */
export const apiLists: readonly ApiList[] = [
  {
    path: 'store',
    key: 'store',
    table: 'store',
    isWhole: true,
    expand: ['currencies', 'default_sales_channel'],
  },
  { path: 'store/payment-providers', key: 'payment_providers', table: 'payment_provider', isWhole: true },
  { path: 'store/tax-providers', key: 'tax_providers', table: 'tax_provider', isWhole: true },
  { path: 'currencies', key: 'currencies', table: 'currency' },
  {
    path: 'regions',
    key: 'regions',
    table: 'region',
    holds: ['countries', 'payment_providers', 'fulfillment_providers'],
  },
  { path: 'sales-channels', key: 'sales_channels', table: 'sales_channel' },
  { path: 'shipping-profiles', key: 'shipping_profiles', table: 'shipping_profile', isWhole: true },
  {
    path: 'shipping-options',
    key: 'shipping_options',
    table: 'shipping_option',
    holds: ['requirements'],
    isWhole: true,
  },
  { path: 'return-reasons', key: 'return_reasons', table: 'return_reason', isWhole: true },
  { path: 'product-types', key: 'product_types', table: 'product_type' },
  { path: 'product-tags', key: 'product_tags', table: 'product_tag' },
  { path: 'collections', key: 'collections', table: 'product_collection' },
  { path: 'product-categories', key: 'product_categories', table: 'product_category', isModule: true },
  {
    path: 'products',
    key: 'products',
    table: 'product',
    expand: [
      ...under('variants', 'prices', 'options'),
      ...under('options', 'values'),
      'images',
      'tags',
      'type',
      'collection',
      'profiles',
    ],
    perhaps: ['sales_channels', 'categories'],
  },
  {
    path: 'tax-rates',
    key: 'tax_rates',
    table: 'tax_rate',
    expand: ['products', 'product_types', 'shipping_options'],
    expandAs: 'array',
  },
  { path: 'customer-groups', key: 'customer_groups', table: 'customer_group' },
  { path: 'price-lists', key: 'price_lists', table: 'price_list', expand: ['customer_groups', 'prices'] },
  {
    path: 'discounts',
    key: 'discounts',
    table: 'discount',
    expand: [
      ...under(
        'rule',
        ...under(
          'conditions',
          'products',
          'product_types',
          'product_tags',
          'product_collections',
          'customer_groups',
        ),
      ),
      'regions',
    ],
  },
  { path: 'gift-cards', key: 'gift_cards', table: 'gift_card' },
  {
    path: 'customers',
    key: 'customers',
    table: 'customer',
    expand: ['shipping_addresses', 'billing_address', 'groups'],
  },
  {
    path: 'orders',
    key: 'orders',
    table: 'order',
    expand: [
      'cart',
      'billing_address',
      'shipping_address',
      'discounts',
      'gift_cards',
      ...under('shipping_methods', 'tax_lines'),
      'payments',
      ...under('fulfillments', ...sent),
      ...under('returns', ...back),
      ...under(
        'claims',
        ...under('claim_items', 'images', 'tags'),
        ...under('additional_items', ...lines),
        ...under('return_order', ...back),
        'shipping_address',
        ...under('shipping_methods', 'tax_lines'),
        ...under('fulfillments', ...sent),
      ),
      'refunds',
      ...under(
        'swaps',
        ...under('additional_items', ...lines),
        ...under('return_order', ...back),
        ...under('fulfillments', ...sent),
        'payment',
        'shipping_address',
        ...under('shipping_methods', 'tax_lines'),
        'cart',
      ),
      ...under('items', ...lines),
    ],
    perhaps: [
      'gift_card_transactions',
      ...under('edits', 'changes', ...under('items', ...lines), ...under('payment_collection', 'payments')),
    ],
    page: 20,
  },
  {
    path: 'draft-orders',
    key: 'draft_orders',
    table: 'draft_order',
    each: { path: 'draft-orders/:id', key: 'draft_order', hangs: 'row' },
    holds: [
      ...under(
        'cart',
        ...under('items', ...lines),
        ...under('shipping_methods', 'tax_lines'),
        'discounts',
        'billing_address',
        'shipping_address',
      ),
    ],
  },
  { path: 'notes', key: 'notes', table: 'note' },
  { path: 'notifications', key: 'notifications', table: 'notification' },
  { path: 'users', key: 'users', table: 'user', isWhole: true },
  {
    path: 'publishable-api-keys',
    key: 'publishable_api_keys',
    table: 'publishable_api_key',
    each: {
      path: 'publishable-api-keys/:id/sales-channels',
      key: 'sales_channels',
      hangs: 'sales_channels',
    },
    isModule: true,
  },
  {
    path: 'stock-locations',
    key: 'stock_locations',
    table: 'stock_location',
    expand: ['address', 'sales_channels'],
    isModule: true,
  },
  {
    path: 'inventory-items',
    key: 'inventory_items',
    table: 'inventory_item',
    each: { path: 'inventory-items/:id/location-levels', key: 'inventory_item', hangs: 'row' },
    holds: ['location_levels', 'variants'],
    isModule: true,
  },
  { path: 'reservations', key: 'reservations', table: 'reservation_item', isModule: true },
]

const relations = factOfTables('relations')
/** What the API hangs on a row under a name that is no relation of ours. */
const beside: Readonly<Record<string, Readonly<Record<string, Relation>>>> = {
  inventory_item: {
    location_levels: many('inventory_level', 'inventory_item_id'),
    variants: through('product_variant', 'product_variant_inventory_item', 'inventory_item_id', 'variant_id'),
  },
  publishable_api_key: {
    sales_channels: through(
      'sales_channel',
      'publishable_api_key_sales_channel',
      'publishable_key_id',
      'sales_channel_id',
    ),
  },
}

/** How what an answer holds under a name hangs on its row; undefined for a column, or something worked out. */
export const hanging = (table: string, name: string): Relation | undefined =>
  beside[table]?.[name] ?? relations.get(table)?.[name]

/** The tables whose rows the API shows at all. What no list leads to cannot come this way. */
export function tablesShown(): Set<string> {
  const shown = new Set(['product_variant_money_amount'])
  for (const { table, expand = [], perhaps = [], holds = [], each } of apiLists) {
    shown.add(table)
    const paths = [...expand, ...perhaps, ...holds, ...(each && each.hangs !== 'row' ? [each.hangs] : [])]
    for (const path of paths) {
      let at = table
      for (const part of path.split('.')) {
        const link = hanging(at, part)
        if (!link) throw new Error(`Nothing hangs on ${at} as ${part}`)
        if (link.kind === 'through') shown.add(link.join)
        shown.add(link.table)
        at = link.table
      }
    }
  }
  return shown
}

/** What v1's admin API shows to nobody, in the words of a shopkeeper. */
export const notShown: readonly string[] = [
  'Passwords: the API shows none. Customers and staff choose a new one by “Forgot your password?”, so mail must be set up before the shop opens',
  'API tokens of staff: make new ones',
  'Carts that are open, unless an order, a swap or a draft is made of them: whoever was about to buy begins anew',
  'What was deleted in v1: products, customers and others that are gone from its lists do not come. What names them goes on naming them',
  'Payment sessions, and payment collections that belong to no order edit: of payments comes what the order shows of them, with the data of their provider',
  'Columns and tables of your own, unless they lie in metadata',
  'Numbers that v1 drew and never used: counting goes on after the highest order',
  'How many pieces of an inventory item make a variant: one is taken',
  'Invitations that are open, and imports and exports that were made',
]
