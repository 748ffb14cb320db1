import type { PlannedColumn, PlannedTable } from './plan'
import { literal, name, timeText } from './sql-text'
import type { SourceTable } from './v1-source'

type Found = ReadonlyMap<string, SourceTable>
const column = (name: string, kind: PlannedColumn['kind'], sql: string): PlannedColumn => ({
  name,
  kind,
  sql,
})
type Time = (name: string, sql: string) => PlannedColumn
const instant: Time = (name, sql) => column(name, 'text', timeText(sql, 'timestamptz'))
/** Of answers of the admin API, times are texts already. */
const told: Time = (name, sql) => column(name, 'text', sql)

/** Tables of ours whose rows v1 keeps in another form: in a column, in a sequence, or not at all. */
export const derivedTables = (found: Found, openedAt: string, isApi = false): PlannedTable[] =>
  [
    apiTokens(found, openedAt),
    counters(found, isApi),
    prices(found),
    profiles(found),
    ownStock(found, isApi ? told : instant),
  ].filter((table) => table !== undefined)

const has = (found: Found, table: string, ...columns: string[]): boolean =>
  columns.every((one) => found.get(table)?.columns.some(({ name }) => name === one)) && found.has(table)

/** Tokens stood in clear text on their user; here their hash has a row of its own, and the token goes on working. */
function apiTokens(found: Found, openedAt: string): PlannedTable | undefined {
  if (!has(found, 'user', 'api_token')) return undefined
  const hash = `translate(encode(sha256(convert_to(api_token, 'UTF8')), 'base64'), '+/=', '-_')`
  return {
    name: 'api_token',
    source: 'user',
    from: name('user'),
    where: "coalesce(api_token, '') <> '' and deleted_at is null",
    columns: [
      column('id', 'text', "'tok_' || id"),
      column('token_hash', 'text', hash),
      column('hint', 'text', 'right(api_token, 4)'),
      column('name', 'text', "'api_token'"),
      column('domain', 'text', "'admin'"),
      column('user_id', 'text', 'id::text'),
      has(found, 'user', 'created_at')
        ? instant('created_at', 'created_at')
        : column('created_at', 'text', literal(openedAt)),
    ],
    key: ['id'],
    rows: 0,
  }
}

/** The numbers people see go on where v1 was, also where the last ones were drawn and never used. */
function counters(found: Found, isApi: boolean): PlannedTable | undefined {
  const counted = ['order', 'draft_order'].filter((table) => has(found, table, 'display_id'))
  if (counted.length === 0) return undefined
  const rows = counted.map((table) =>
    isApi
      ? `select '${table}' as id, coalesce(max(display_id), 0) as value from ${name(table)}`
      : `select '${table}'::text as id, greatest(
      (select coalesce(max(display_id), 0) from ${name(table)}),
      coalesce((select last_value from pg_sequences
        where format('%I.%I', schemaname, sequencename)::regclass = pg_get_serial_sequence('${name(table)}', 'display_id')::regclass), 0)
    )::bigint as value`,
  )
  return {
    name: 'counter',
    source: 'order',
    from: `(${rows.join(' union all ')}) as counted`,
    columns: [column('id', 'text', 'id'), column('value', 'number', 'value')],
    key: ['id'],
    rows: counted.length,
  }
}

/** Up to v1.11 a price named its variant itself. */
function prices(found: Found): PlannedTable | undefined {
  if (!has(found, 'money_amount', 'variant_id')) return undefined
  return {
    name: 'product_variant_money_amount',
    source: 'money_amount',
    from: 'money_amount',
    where: 'variant_id is not null',
    columns: [
      column('id', 'text', "'pvma_' || id"),
      column('money_amount_id', 'text', 'id::text'),
      column('variant_id', 'text', 'variant_id::text'),
      instant('created_at', 'created_at'),
      instant('updated_at', 'updated_at'),
      ...(has(found, 'money_amount', 'deleted_at') ? [instant('deleted_at', 'deleted_at')] : []),
    ],
    key: ['id'],
    changedAt: 'updated_at',
    rows: found.get('money_amount')?.rows ?? 0,
  }
}

/** Up to v1.11 a product named its shipping profile itself. */
function profiles(found: Found): PlannedTable | undefined {
  if (!has(found, 'product', 'profile_id')) return undefined
  return {
    name: 'product_shipping_profile',
    source: 'product',
    from: 'product',
    where: 'profile_id is not null',
    columns: [column('profile_id', 'text', 'profile_id::text'), column('product_id', 'text', 'id::text')],
    key: ['product_id', 'profile_id'],
    rows: found.get('product')?.rows ?? 0,
  }
}

/**
 * What open orders hold of the own quantity of variants that are counted nowhere else, so that calling one off puts it back.
 * What went back by a return is gone from it; lines of orders that are over gave nothing more to hold.
 */
function ownStock(found: Found, time: Time): PlannedTable | undefined {
  if (
    !has(found, 'line_item', 'order_id', 'variant_id') ||
    !has(found, 'product_variant', 'manage_inventory')
  )
    return undefined
  const linked = found.has('product_variant_inventory_item')
    ? `and not exists (select 1 from product_variant_inventory_item p where p.variant_id = l.variant_id and p.deleted_at is null)`
    : ''
  const held = 'l.quantity - coalesce(l.returned_quantity, 0)'
  return {
    name: 'stock_movement',
    source: 'line_item',
    from: `line_item l join "order" o on o.id = l.order_id join product_variant v on v.id = l.variant_id`,
    where: `v.manage_inventory and o.status <> 'canceled' and ${held} > 0 and not l.is_return ${linked}`,
    columns: [
      column('id', 'text', "'smov_' || l.id"),
      column('variant_id', 'text', 'cast(l.variant_id as text)'),
      column('line_item_id', 'text', 'cast(l.id as text)'),
      column('quantity', 'number', `-(${held})`),
      column('reason', 'text', "'sold'"),
      time('created_at', 'l.created_at'),
    ],
    key: ['id'],
    rows: found.get('line_item')?.rows ?? 0,
  }
}
