import { getTableName, type Table } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { sqliteTables } from '../store/schema/sqlite-tables'

/** Tables that v1 has under the same name as we do. Its modules of stock are an extra. */
const tables =
  `address batch_job cart cart_discounts cart_gift_cards claim_image claim_item claim_item_tags claim_order
  claim_tag country currency custom_shipping_option customer customer_group customer_group_customers discount
  discount_condition discount_condition_customer_group discount_condition_product discount_condition_product_collection
  discount_condition_product_tag discount_condition_product_type discount_regions discount_rule discount_rule_products
  draft_order fulfillment fulfillment_item fulfillment_provider gift_card gift_card_transaction idempotency_key image invite
  line_item line_item_adjustment line_item_tax_line money_amount note notification notification_provider oauth order
  order_discounts order_edit order_gift_cards order_item_change payment payment_collection payment_collection_payments
  payment_collection_sessions payment_provider payment_session price_list price_list_customer_groups product
  product_category product_category_product product_collection product_images product_option product_option_value
  product_sales_channel product_shipping_profile product_tag product_tags product_tax_rate product_type
  product_type_tax_rate product_variant product_variant_inventory_item product_variant_money_amount publishable_api_key
  publishable_api_key_sales_channel refund region region_fulfillment_providers region_payment_providers return return_item
  return_reason sales_channel sales_channel_location shipping_method shipping_method_tax_line shipping_option
  shipping_option_requirement shipping_profile shipping_tax_rate store store_currencies swap tax_provider tax_rate
  tracking_link user`.split(/\s+/)
const ofStock = [
  'inventory_item',
  'inventory_level',
  'reservation_item',
  'stock_location',
  'stock_location_address',
]

/** Columns that are ours alone. */
const notInV1 =
  /^(role_id|host_id|time_zone|collection_position|rank|settled_(at|by)|pending_(action|since)|parts|authorizing_(key|at)|(canceled|created|shipped|received)_by|event_id|claimed_(by|until)|attempts|request_hash)$/
/** … but for these tables, which v1 keeps them in. */
const inV1 = new Set([
  'product_category.rank',
  'batch_job.created_by',
  'order_edit.created_by',
  'order_edit.canceled_by',
  'payment_collection.created_by',
  'publishable_api_key.created_by',
  'claim_order.created_by',
  'claim_order.canceled_by',
  'reservation_item.created_by',
])

/** The tables of v1, read off ours: times are times there, JSON is binary, and numbers of orders come of a sequence. */
export function v1Schema(withStock: boolean): string[] {
  const wanted = new Set([...tables, ...(withStock ? ofStock : [])])
  const made = Object.values(sqliteTables as Record<string, SQLiteTable>).flatMap((table) => {
    const own = getTableName(table as Table)
    if (!wanted.has(own)) return []
    const { columns, primaryKeys } = getTableConfig(table)
    const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
    const lines = columns
      .filter(({ name }) => !(own === 'refund' && name === 'items'))
      .filter(({ name }) => !notInV1.test(name) || inV1.has(`${own}.${name}`))
      .map((column) => {
        const rule = column.notNull && !/^(created|updated)_at$/.test(column.name) && !column.hasDefault
        return `"${column.name}" ${typeOf(own, column)}${rule ? ' not null' : ''}`
      })
    return [
      `create table "${own}" (${lines.join(', ')}, primary key (${key.map(({ name }) => `"${name}"`).join(', ')}))`,
    ]
  })
  return [
    ...made,
    'create table migrations (id serial primary key, "timestamp" bigint not null, name varchar not null)',
    'create table staged_job (id varchar primary key, event_name varchar, data jsonb, options jsonb)',
  ]
}

function typeOf(table: string, column: { name: string; dataType: string; getSQLType(): string }): string {
  if (column.name === 'display_id') return 'serial'
  if (table === 'line_item_adjustment' && column.name === 'amount') return 'numeric'
  if (/_at$/.test(column.name)) return 'timestamptz'
  if (column.dataType === 'json') return 'jsonb'
  if (column.dataType === 'boolean') return 'boolean default false'
  if (column.getSQLType() === 'real') return 'real'
  return column.dataType === 'number' ? 'integer' : 'varchar'
}
