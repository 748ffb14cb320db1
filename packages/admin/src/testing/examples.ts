import {
  type Account,
  type Address,
  type Customer,
  effectivePermissions,
  type LineItem,
  type MoneyAmount,
  type Order,
  type PricedProduct,
  type PricedVariant,
  type Region,
  type ReturnReason,
  type StoreDetails,
  type TimelineEntry,
  type User,
  type VariantStock,
} from '@cartwright/contract'
import type { FakeRoutes } from '@cartwright/sdk/testing'
import { analyticsAnswers } from './example-figures'
import { importFormats } from './import-formats'

// A small named world as the API speaks of it: Ada buys jugs and lamps in Europe.

const times = { created_at: '2026-11-18T09:24:00.000Z', updated_at: '2026-11-18T09:24:00.000Z' }
const kept = { ...times, deleted_at: null, metadata: null }

export const staff: User = {
  ...kept,
  id: 'usr_grace',
  role: 'admin',
  email: 'grace@example.com',
  first_name: 'Grace',
  last_name: 'Hopper',
  api_token: null,
}

export const europe = {
  ...kept,
  id: 'reg_europe',
  name: 'Europe',
  currency_code: 'eur',
  tax_rate: 20,
  countries: [
    { iso_2: 'de', display_name: 'Germany' },
    { iso_2: 'fr', display_name: 'France' },
  ],
} as unknown as Region

export const store = {
  ...kept,
  id: 'store_1',
  name: 'Kiln & Loom',
  default_currency_code: 'eur',
  time_zone: 'Europe/Berlin',
  currencies: [{ code: 'eur' }, { code: 'usd' }, { code: 'jpy' }],
  swap_link_template: null,
  payment_link_template: null,
  invite_link_template: null,
  default_location_id: null,
  default_sales_channel_id: 'sc_web',
  payment_providers: [],
  fulfillment_providers: [],
  feature_flags: [],
  modules: [],
} as unknown as StoreDetails

export const address: Address = {
  ...kept,
  id: 'addr_ada',
  customer_id: 'cus_ada',
  company: null,
  first_name: 'Ada',
  last_name: 'Lovelace',
  address_1: 'Lindenallee 12',
  address_2: null,
  city: 'Berlin',
  country_code: 'de',
  province: null,
  postal_code: '10117',
  phone: null,
}

export const ada: Customer = {
  ...kept,
  id: 'cus_ada',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Lovelace',
  billing_address_id: null,
  phone: '+49 30 901820',
  has_account: true,
  shipping_addresses: [address],
  groups: [],
}

const price = (id: string, currency_code: string, amount: number): MoneyAmount =>
  ({ ...kept, id, currency_code, amount, region_id: null, price_list_id: null }) as unknown as MoneyAmount

export const variant = (id: string, title: string, sku: string, inventory_quantity: number, amount: number) =>
  ({
    ...kept,
    id,
    title,
    sku,
    product_id: 'prod_jug',
    barcode: null,
    ean: null,
    upc: null,
    inventory_quantity,
    allow_backorder: false,
    manage_inventory: true,
    prices: [price(`ma_${id}`, 'eur', amount), price(`ma_${id}_usd`, 'usd', Math.round(amount * 1.1))],
    options: [{ ...kept, id: `optval_${id}`, value: title, option_id: 'opt_glaze', variant_id: id }],
  }) as unknown as PricedVariant

export const jug = {
  ...kept,
  id: 'prod_jug',
  title: 'Tall jug',
  subtitle: 'Stoneware, thrown by hand',
  description: 'A jug for water or flowers. Ash glaze, each one a little different.',
  handle: 'tall-jug',
  is_giftcard: false,
  status: 'published',
  thumbnail: null,
  images: [],
  weight: 1400,
  length: null,
  width: null,
  height: 310,
  hs_code: '6912.00',
  origin_country: 'pt',
  mid_code: null,
  material: 'Stoneware',
  collection_id: null,
  collection: { title: 'Vessels' },
  type_id: null,
  type: null,
  tags: [{ ...kept, id: 'ptag_1', value: 'ceramics' }],
  discountable: true,
  external_id: null,
  options: [{ ...kept, id: 'opt_glaze', title: 'Glaze', product_id: 'prod_jug' }],
  sales_channels: [{ id: 'sc_web', name: 'Web shop' }],
  variants: [
    variant('variant_ash', 'Ash', 'JUG-ASH', 14, 8400),
    variant('variant_ink', 'Ink', 'JUG-INK', 0, 8900),
  ],
} as unknown as PricedProduct

const line = (id: string, title: string, description: string, quantity: number, unit_price: number) =>
  ({
    ...times,
    id,
    title,
    description,
    thumbnail: null,
    quantity,
    fulfilled_quantity: 0,
    returned_quantity: 0,
    shipped_quantity: 0,
    unit_price,
    subtotal: unit_price * quantity,
    total: Math.round(unit_price * quantity * 1.2),
    variant_id: 'variant_ash',
    variant: { id: 'variant_ash', sku: 'JUG-ASH', product_id: 'prod_jug' },
  }) as unknown as LineItem

export const order = {
  ...times,
  id: 'order_1042',
  status: 'pending',
  fulfillment_status: 'not_fulfilled',
  payment_status: 'awaiting',
  display_id: 1042,
  customer_id: 'cus_ada',
  customer: ada,
  email: 'ada@example.com',
  region_id: 'reg_europe',
  region: europe,
  currency_code: 'eur',
  canceled_at: null,
  shipping_address: address,
  billing_address: address,
  sales_channel: { id: 'sc_web', name: 'Web shop' },
  items: [line('item_jug', 'Tall jug', 'Ash', 2, 8400), line('item_lamp', 'Paper lamp', 'Large', 1, 12900)],
  discounts: [],
  shipping_methods: [{ id: 'sm_1', price: 900, shipping_option: { name: 'Parcel' } }],
  payments: [
    {
      ...times,
      id: 'pay_1',
      amount: 36720,
      amount_refunded: 0,
      currency_code: 'eur',
      provider_id: 'manual',
      captured_at: null,
      canceled_at: null,
    },
  ],
  refunds: [],
  fulfillments: [],
  returns: [],
  swaps: [],
  claims: [],
  subtotal: 29700,
  discount_total: 0,
  shipping_total: 900,
  tax_total: 6120,
  gift_card_total: 0,
  total: 36720,
  paid_total: 36720,
  refunded_total: 0,
  refundable_amount: 36720,
} as unknown as Order

export const placed: TimelineEntry = { kind: 'order_placed', id: 'order_1042-placed', at: times.created_at }

export const many = <T>(count: number, one: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(at))

/** The stock of a variant that counts by itself, without locations. */
export const stockOf = (variant_id: string, available: number): VariantStock => ({
  variant_id,
  product_id: 'prod_jug',
  sku: variant_id.replace('variant_', 'JUG-').toUpperCase(),
  counted: 'own',
  allow_backorder: false,
  available,
  levels: [],
})

/** The account of a member of staff with one of the roles that the shop brings. */
export const accountOf = (user: User): Account => ({
  user,
  role: { id: `role_${user.role}`, name: user.role ?? 'member', is_built_in: true },
  permissions: effectivePermissions({ id: user.id, role: user.role ?? 'member' }),
  refund_limit: null,
  two_factor: { is_on: false, confirmed_at: null, recovery_codes_left: 0 },
})

const page = (count: number) => ({ count, offset: 0, limit: 20 })

/** A shop that answers every screen; tests replace single answers. */
export const answers: FakeRoutes = {
  'GET /admin/auth': { user: staff },
  ...analyticsAnswers,
  'GET /admin/views': { views: [] },
  'GET /admin/inbox': { inbox: [] },
  'GET /admin/documents': { documents: [], ...page(0) },
  'GET /admin/orders/:id/documents': { documents: [] },
  'GET /admin/document-settings': {
    settings: {
      legal_name: 'Kiln & Loom Ltd',
      vat_number: 'DE123456789',
      address: '1 Kiln Lane\n10115 Berlin',
      logo_url: null,
      footer: null,
      invoice_prefix: '',
      credit_note_prefix: 'C-',
      issue_on: 'capture',
      paper: 'a4',
      locale: 'en',
    },
    makes_pdf: false,
  },
  'GET /admin/import-formats': { import_formats: importFormats },
  'GET /admin/import-mappings': { import_mappings: [] },
  'GET /admin/store': { store },
  'GET /admin/batch-jobs': { batch_jobs: [], ...page(0), limit: 100 },
  'GET /admin/regions': { regions: [europe], ...page(1) },
  'GET /admin/regions/:id': { region: europe },
  'GET /admin/sales-channels': { sales_channels: [], ...page(0) },
  'GET /admin/stock-locations': { stock_locations: [], ...page(0) },
  'GET /admin/collections': { collections: [], ...page(0) },
  'GET /admin/product-types': { product_types: [], ...page(0) },
  'GET /admin/customer-groups': { customer_groups: [], ...page(0) },
  'GET /admin/notes': { notes: [], ...page(0) },
  'GET /admin/return-reasons': {
    return_reasons: [
      { ...kept, id: 'rr_size', value: 'size', label: 'Wrong size' } as unknown as ReturnReason,
    ],
  },
  'GET /admin/return-reasons/:id/translations': { translations: [] },
  'GET /admin/product-categories/:id/translations': { translations: [] },
  'GET /admin/product-types/:id/translations': { translations: [] },
  'GET /admin/shipping-options/:id/translations': { translations: [] },
  'GET /admin/users': { users: [staff], ...page(1) },
  'GET /admin/orders': { orders: [order], ...page(1) },
  'GET /admin/orders/:id': { order },
  'GET /admin/order-edits': { order_edits: [], ...page(0) },
  'GET /admin/orders/:id/timeline': { timeline: [placed], next_cursor: null },
  'GET /admin/orders/:id/ledger': {
    sums: { currency_code: 'eur', due: 36720, paid: 0, refunded: 0, outstanding: 36720 },
    entries: [],
    ...page(0),
  },
  'GET /admin/order-tags': { order_tags: [], ...page(0) },
  'GET /admin/mentions': { mentions: [], ...page(0) },
  'GET /admin/orders/:id/reservations': { reservations: [], ...page(0) },
  'GET /admin/returns': { returns: [], ...page(0) },
  'GET /admin/products': { products: [jug], ...page(1) },
  'GET /admin/products/:id': { product: jug },
  'GET /admin/products/stock': { stock: [] },
  'GET /admin/products/:id/stock': { stock: [stockOf('variant_ash', 14), stockOf('variant_ink', 0)] },
  'GET /admin/variants/waiting': { waiting: [] },
  'GET /admin/variants': { variants: [], ...page(2) },
  'GET /admin/customers': { customers: [ada], ...page(1) },
  'GET /admin/customers/:id': { customer: ada },
}
