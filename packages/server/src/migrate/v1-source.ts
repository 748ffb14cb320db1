import type pg from 'pg'
import { ShopError } from '../errors'
import { quoted } from '../store/dump/quoted'
import type { OnMoving } from './move-shop'
import type { V1Api } from './read-api'

/** A column as PostgreSQL names its type: `timestamptz`, `jsonb`, `varchar`. */
export interface SourceColumn {
  name: string
  type: string
}

/** A table of the shop that moves. */
export interface SourceTable {
  name: string
  columns: SourceColumn[]
  /** The columns of its primary key; empty where it has none. */
  key: string[]
  rows: number
}

/** What lies in the database of a v1 shop, before anybody judged it. */
export interface SourceShape {
  tables: SourceTable[]
  /** The names of the migrations it has seen, oldest first; empty where the history is missing. */
  migrations: string[]
  /** Read by way of the admin API: rows are as they are stored here, and only those that it shows. */
  isApi?: true
  /** Rows of which v1 answered only what its list shows, `draft-orders dorder_…`. */
  toldPartly?: string[]
}

export type Value = string | number | boolean | null

/** One SELECT whose rows are read a batch at a time, in the order of its key. */
export interface SourceQuery {
  /** A whole SELECT. */
  sql: string
  /** Names of columns of it that tell its rows apart; empty where nothing does. */
  key: readonly string[]
}

export interface V1Source {
  readonly shape: SourceShape
  /** The instant that is read, ISO. */
  readonly at: string
  /** Rows as lists of values, in the order of the columns of the query. */
  rows(query: SourceQuery, after?: readonly Value[]): AsyncIterable<Value[][]>
  /** The rows with these keys. */
  byKey(query: SourceQuery, keys: readonly Value[][]): Promise<Value[][]>
  /** A question with a short answer. */
  ask<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  close(): Promise<void>
  /** The copy is done: what was kept to go on with it is cleared away when the source is closed. */
  forget?(): void
}

/** Where a v1 shop is: the address of its database, or its admin API. */
export type V1Address = string | V1Api

const batch = 1000

export interface OpenOptions {
  /** A data folder in which to keep what the admin API answered until the copy is done, for whoever goes on with it. */
  keepIn?: string
  onProgress?: OnMoving
}

/**
 * A v1 shop to read from, by its database or by its admin API.
 * @throws not_found where there is nothing; what `readApi` throws
 */
export const openV1 = async (from: V1Address, options: OpenOptions = {}): Promise<V1Source> =>
  typeof from === 'string' ? openDatabase(from) : (await import('./api-source')).openApi(from, options)

/**
 * A v1 shop as it is at one instant: one transaction that sees nothing of what others write meanwhile, locks nothing they
 * need, and cannot write.
 * @throws not_found where there is no table at all
 */
async function openDatabase(url: string): Promise<V1Source> {
  // The driver comes when somebody moves: a shop on SQLite starts without it.
  const { ownConnection, schemaOf } = await import('../store/dump/postgres-snapshot')
  const client = await ownConnection(url)
  try {
    await client.query("set timezone to 'UTC'")
    await client.query('begin transaction isolation level repeatable read read only')
    const shape = await shapeOf(client, await schemaOf(client))
    if (shape.tables.length === 0)
      throw new ShopError('not_found', 'The source has no tables: is this the database of the v1 shop?')
    const { rows } = await client.query<{ at: Date }>('select now() as at')
    return {
      shape,
      at: (rows[0]?.at ?? new Date()).toISOString(),
      rows: (query, after) => rowsOf(client, query, after),
      byKey: (query, keys) => rowsByKey(client, query, keys),
      ask: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
        (await client.query<Row>(sql, [...values])).rows,
      close: () => client.end(),
    }
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

async function shapeOf(client: pg.Client, schema: string): Promise<SourceShape> {
  const { rows: columns } = await client.query<{ table: string; name: string; type: string }>(
    `select c.table_name as table, c.column_name as name, c.udt_name as type
     from information_schema.columns c
       join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
     where c.table_schema = $1 and t.table_type = 'BASE TABLE' order by c.table_name collate "C", c.ordinal_position`,
    [schema],
  )
  const { rows: keys } = await client.query<{ table: string; key: string[] }>(
    `select c.relname as table, array_agg(a.attname::text order by k.place) as key
     from pg_index i join pg_class c on c.oid = i.indrelid, unnest(i.indkey) with ordinality as k(number, place)
       join pg_attribute a on a.attnum = k.number
     where i.indisprimary and a.attrelid = i.indrelid and c.relnamespace = $1::regnamespace group by c.relname`,
    [quoted(schema)],
  )
  const keyOf = new Map(keys.map(({ table, key }) => [table, key]))
  const tables: SourceTable[] = []
  for (const name of new Set(columns.map(({ table }) => table))) {
    const { rows } = await client.query<{ rows: number }>(`select count(*) as rows from ${quoted(name)}`)
    tables.push({
      name,
      columns: columns.filter(({ table }) => table === name).map(({ name, type }) => ({ name, type })),
      key: keyOf.get(name) ?? [],
      rows: Number(rows[0]?.rows),
    })
  }
  return { tables, migrations: await migrationsIn(client, tables) }
}

async function migrationsIn(client: pg.Client, tables: readonly SourceTable[]): Promise<string[]> {
  const history = tables.find(({ name }) => name === 'migrations')
  if (!history?.columns.some(({ name }) => name === 'name')) return []
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id')
  return rows.map(({ name }) => name)
}

async function* rowsOf(
  client: pg.Client,
  { sql, key }: SourceQuery,
  after: readonly Value[] = [],
): AsyncGenerator<Value[][]> {
  const names = key.map(quoted).join(', ')
  const from =
    after.length > 0 ? ` where (${names}) > (${after.map((_, at) => `$${at + 1}`).join(', ')})` : ''
  const order = key.length > 0 ? ` order by ${names}` : ''
  await client.query(`declare moved no scroll cursor for select * from (${sql}) as found${from}${order}`, [
    ...after,
  ])
  try {
    for (;;) {
      const { rows } = await client.query<Value[]>({ text: `fetch ${batch} from moved`, rowMode: 'array' })
      if (rows.length > 0) yield rows
      if (rows.length < batch) return
    }
  } finally {
    await client.query('close moved').catch(() => {})
  }
}

async function rowsByKey(
  client: pg.Client,
  { sql, key }: SourceQuery,
  keys: readonly Value[][],
): Promise<Value[][]> {
  if (keys.length === 0) return []
  const texts = key.map((one) => `found.${quoted(one)}::text`).join(', ')
  const given = key.map((_, at) => `$${at + 1}::text[]`).join(', ')
  const { rows } = await client.query<Value[]>({
    text: `select * from (${sql}) as found where (${texts}) in (select * from unnest(${given}))`,
    values: key.map((_, at) => keys.map((one) => String(one[at]))),
    rowMode: 'array',
  })
  return rows
}
