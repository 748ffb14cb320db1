import { createHash, createHmac, randomBytes, scryptSync } from 'node:crypto'
import type pg from 'pg'

/** What signing in takes in the form in which v1 stored it. */
export const v1Password = 'correct horse battery'
function v1Hash(password: string): string {
  const head = Buffer.concat([Buffer.from('scrypt'), Buffer.from([0, 12]), Buffer.alloc(8), randomBytes(32)])
  head.writeUInt32BE(8, 8)
  head.writeUInt32BE(1, 12)
  const summed = Buffer.concat([head, sha256(head).subarray(0, 16)])
  const key = scryptSync(password, head.subarray(16, 48), 64, { N: 2 ** 12, r: 8, p: 1 })
  return Buffer.concat([summed, createHmac('sha256', key.subarray(32)).update(summed).digest()]).toString(
    'base64',
  )
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

type Row = Record<string, unknown>
/** The past, to the microsecond as v1 stores it. */
const at = '2023-05-06 07:08:09.123456+00'

export async function fillV1Shop(client: pg.Client, withStock: boolean): Promise<void> {
  const add = async (table: string, ...rows: Row[]) => {
    for (const row of rows) {
      const names = Object.keys(row)
      await client.query(
        `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
        names.map((name) => {
          const value = row[name]
          return value !== null && typeof value === 'object' ? JSON.stringify(value) : value
        }),
      )
    }
  }
  const dated = { created_at: at, updated_at: at }
  await client.query(
    `insert into migrations ("timestamp", name) values (1611063162649, 'initialSchema1611063162649'),
       (1677234878504, 'productCategoryRank1677234878504'), (1709888477798, 'AlterCustomerUniqueConstraint1709888477798')`,
  )
  await add('currency', { code: 'eur', symbol: '€', symbol_native: '€', name: 'Euro', includes_tax: false })
  await add('sales_channel', { id: 'sc_1', name: 'Shop window', is_disabled: false, ...dated })
  await add('store', {
    id: 'store_1',
    name: 'Old Town Pottery',
    default_currency_code: 'eur',
    default_sales_channel_id: 'sc_1',
    ...dated,
  })
  await add('store_currencies', { store_id: 'store_1', currency_code: 'eur' })
  await add('region', {
    id: 'reg_1',
    name: 'Europe',
    currency_code: 'eur',
    tax_rate: 10,
    automatic_taxes: true,
    ...dated,
  })
  await add(
    'country',
    {
      id: 1,
      iso_2: 'de',
      iso_3: 'deu',
      num_code: 276,
      name: 'GERMANY',
      display_name: 'Germany',
      region_id: 'reg_1',
    },
    { id: 9, iso_2: 'fr', iso_3: 'fra', num_code: 250, name: 'FRANCE', display_name: 'France' },
  )
  await add('payment_provider', { id: 'manual', is_installed: true })
  await add('fulfillment_provider', { id: 'manual', is_installed: true })
  await add('region_payment_providers', { region_id: 'reg_1', provider_id: 'manual' })
  await add('region_fulfillment_providers', { region_id: 'reg_1', provider_id: 'manual' })
  await add('shipping_profile', { id: 'sp_1', name: 'Default', type: 'default', ...dated })
  await add('shipping_option', {
    id: 'so_1',
    name: 'Parcel',
    region_id: 'reg_1',
    profile_id: 'sp_1',
    provider_id: 'manual',
    price_type: 'flat_rate',
    amount: 500,
    data: {},
    ...dated,
  })
  await add('product', {
    id: 'prod_1',
    title: 'Salt-glazed Jug',
    handle: 'jug',
    status: 'published',
    discountable: true,
    // A number that JavaScript would round.
    metadata: { kiln: 'north' },
    ...dated,
  })
  await client.query(`update product set metadata = metadata || '{"batch": 12345678901234567890}'`)
  await add('product_sales_channel', { product_id: 'prod_1', sales_channel_id: 'sc_1' })
  await add('product_shipping_profile', { product_id: 'prod_1', profile_id: 'sp_1' })
  await add('product_option', { id: 'opt_1', title: 'Size', product_id: 'prod_1', ...dated })
  await add('product_variant', {
    id: 'variant_1',
    title: 'Large',
    product_id: 'prod_1',
    sku: 'JUG-L',
    inventory_quantity: 7,
    manage_inventory: true,
    variant_rank: 0,
    ...dated,
  })
  await add('product_option_value', {
    id: 'optval_1',
    value: 'Large',
    option_id: 'opt_1',
    variant_id: 'variant_1',
    ...dated,
  })
  await add('product_tag', { id: 'ptag_1', value: 'stoneware', ...dated })
  await add('product_tags', { product_id: 'prod_1', product_tag_id: 'ptag_1' })
  await add('image', { id: 'img_1', url: 'http://localhost:9000/uploads/jug.png', ...dated })
  await add('product_images', { product_id: 'prod_1', image_id: 'img_1' })
  await add('money_amount', { id: 'ma_1', currency_code: 'eur', amount: 1000, ...dated })
  await add('product_variant_money_amount', {
    id: 'pvma_1',
    money_amount_id: 'ma_1',
    variant_id: 'variant_1',
    ...dated,
  })
  await add(
    'customer',
    {
      id: 'cus_1',
      email: 'ada@example.com',
      first_name: 'Ada',
      has_account: true,
      password_hash: v1Hash(v1Password),
      ...dated,
    },
    { id: 'cus_2', email: 'gone@example.com', has_account: false, deleted_at: at, ...dated },
  )
  await add('address', {
    id: 'addr_1',
    customer_id: 'cus_1',
    first_name: 'Ada',
    city: 'Köln',
    country_code: 'de',
    ...dated,
  })
  await add('user', {
    id: 'usr_1',
    email: 'staff@example.com',
    role: 'admin',
    password_hash: v1Hash(v1Password),
    api_token: 'a-token-of-v1-that-is-long',
    ...dated,
  })
  await add('publishable_api_key', { id: 'pk_1', title: 'Web', created_by: 'usr_1', ...dated })
  await add('publishable_api_key_sales_channel', {
    id: 'pksc_1',
    publishable_key_id: 'pk_1',
    sales_channel_id: 'sc_1',
    ...dated,
  })
  await add('discount_rule', { id: 'dru_1', type: 'fixed', value: 200, allocation: 'total', ...dated })
  await add('discount', {
    id: 'disc_1',
    code: 'TEN',
    is_dynamic: false,
    is_disabled: false,
    rule_id: 'dru_1',
    starts_at: at,
    usage_limit: 5,
    usage_count: 2,
    ...dated,
  })
  await add('discount_regions', { discount_id: 'disc_1', region_id: 'reg_1' })
  await add('gift_card', {
    id: 'gift_1',
    code: 'AAAA-BBBB-CCCC-DDDD',
    value: 3000,
    balance: 1800,
    region_id: 'reg_1',
    ...dated,
  })
  await add(
    'cart',
    {
      id: 'cart_1',
      region_id: 'reg_1',
      type: 'default',
      email: 'ada@example.com',
      completed_at: at,
      ...dated,
    },
    {
      id: 'cart_2',
      region_id: 'reg_1',
      type: 'default',
      email: 'ada@example.com',
      customer_id: 'cus_1',
      ...dated,
    },
    { id: 'cart_3', region_id: 'reg_1', type: 'default', completed_at: at, ...dated },
  )
  const order = {
    status: 'pending',
    fulfillment_status: 'not_fulfilled',
    payment_status: 'captured',
    customer_id: 'cus_1',
    email: 'ada@example.com',
    region_id: 'reg_1',
    currency_code: 'eur',
    sales_channel_id: 'sc_1',
    shipping_address_id: 'addr_1',
    ...dated,
  }
  await add(
    'order',
    { id: 'order_1', display_id: 41, cart_id: 'cart_1', ...order },
    { id: 'order_2', display_id: 42, cart_id: 'cart_3', ...order },
  )
  // Numbers that were drawn and came to nothing are not drawn again.
  await client.query(`select setval(pg_get_serial_sequence('"order"', 'display_id'), 50)`)
  const line = {
    title: 'Salt-glazed Jug',
    unit_price: 1000,
    variant_id: 'variant_1',
    allow_discounts: true,
    ...dated,
  }
  await add(
    'line_item',
    { id: 'item_1', cart_id: 'cart_1', order_id: 'order_1', quantity: 2, ...line },
    { id: 'item_2', cart_id: 'cart_2', quantity: 1, ...line },
    { id: 'item_3', cart_id: 'cart_3', order_id: 'order_2', quantity: 1, ...line },
  )
  await add('line_item_adjustment', {
    id: 'lia_1',
    item_id: 'item_1',
    description: 'discount',
    discount_id: 'disc_1',
    amount: 200,
  })
  await add(
    'line_item_tax_line',
    { id: 'litl_1', item_id: 'item_1', rate: 10, name: 'VAT', code: 'vat', ...dated },
    { id: 'litl_3', item_id: 'item_3', rate: 10, name: 'VAT', code: 'vat', ...dated },
  )
  await add('order_discounts', { order_id: 'order_1', discount_id: 'disc_1' })
  await add('order_gift_cards', { order_id: 'order_2', gift_card_id: 'gift_1' })
  await add('gift_card_transaction', {
    id: 'gct_1',
    gift_card_id: 'gift_1',
    order_id: 'order_2',
    amount: 1100,
    created_at: at,
  })
  await add('shipping_method', {
    id: 'sm_1',
    shipping_option_id: 'so_1',
    order_id: 'order_1',
    cart_id: 'cart_1',
    price: 500,
    data: {},
  })
  await add('shipping_method_tax_line', {
    id: 'smtl_1',
    shipping_method_id: 'sm_1',
    rate: 10,
    name: 'VAT',
    code: 'vat',
    ...dated,
  })
  await add('payment', {
    id: 'pay_1',
    cart_id: 'cart_1',
    order_id: 'order_1',
    amount: 2530,
    amount_refunded: 300,
    currency_code: 'eur',
    provider_id: 'manual',
    data: { intent: 'pi_1' },
    captured_at: at,
    ...dated,
  })
  await add('refund', {
    id: 'ref_1',
    order_id: 'order_1',
    payment_id: 'pay_1',
    amount: 300,
    reason: 'discount',
    ...dated,
  })
  await add('note', {
    id: 'note_1',
    value: 'Handle with care',
    resource_type: 'order',
    resource_id: 'order_1',
    author_id: 'usr_1',
    ...dated,
  })
  await add('batch_job', { id: 'batch_1', type: 'product-export', ...dated })
  // More than one batch of the reader.
  await client.query(
    `insert into line_item (id, cart_id, title, unit_price, quantity, variant_id, allow_discounts, created_at, updated_at)
     select 'item_many_' || lpad(n::text, 5, '0'), 'cart_2', 'Salt-glazed Jug', 1000, 1, 'variant_1', true, $1, $1
     from generate_series(1, 2500) n`,
    [at],
  )
  if (!withStock) return
  await add('stock_location', { id: 'sloc_1', name: 'Kiln', ...dated })
  await add('inventory_item', { id: 'iitem_1', sku: 'JUG-L', requires_shipping: true, ...dated })
  await add('inventory_level', {
    id: 'ilev_1',
    inventory_item_id: 'iitem_1',
    location_id: 'sloc_1',
    stocked_quantity: 12,
    reserved_quantity: 2,
    incoming_quantity: 0,
    ...dated,
  })
  await add('reservation_item', {
    id: 'resitem_1',
    inventory_item_id: 'iitem_1',
    location_id: 'sloc_1',
    quantity: 2,
    line_item_id: 'item_1',
    ...dated,
  })
  await add('product_variant_inventory_item', {
    id: 'pvitem_1',
    inventory_item_id: 'iitem_1',
    variant_id: 'variant_1',
    required_quantity: 1,
    ...dated,
  })
  await add('sales_channel_location', {
    id: 'scloc_1',
    sales_channel_id: 'sc_1',
    location_id: 'sloc_1',
    ...dated,
  })
}
