import pg from 'pg'
import { codeOf, DatabaseAway } from '../database/database-errors'
import { migrationsOf } from '../database/migrate'
import { type DumpedRow, type DumpedTable, kindInPostgres, type Snapshot, tablesMadeBy } from './dumped-table'
import { quoted } from './quoted'

const batch = 1000

/** 64-bit numbers as numbers: amounts are checked to be safe integers wherever they come in. */
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/**
 * A connection of its own, without the limits of those that serve shoppers. It stands in `schema`, where one is named,
 * before the schema that the address itself leads to.
 */
export async function ownConnection(url: string, schema?: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    types,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // A connection that is lost tells the query that uses it; without a listener it would end the process besides.
  client.on('error', () => {})
  await client.connect().catch((error) => {
    // What PostgreSQL refuses has a code of its own; what never came to it has none, or one of the network.
    throw /^[0-9A-Z]{5}$/.test(codeOf(error) ?? '') ? error : away(url, error)
  })
  if (schema) {
    const home = await schemaOf(client)
    await client.query(`set search_path to ${[schema, home, 'public'].map(quoted).join(', ')}`)
  }
  return client
}

const away = (url: string, cause: Error) =>
  new DatabaseAway(
    '08001',
    `The database at ${URL.canParse(url) ? new URL(url).host : 'this address'} cannot be reached: ${cause.message || codeOf(cause) || 'no connection'}`,
    { cause },
  )

export const schemaOf = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ name: string | null }>('select current_schema() as name')
  return rows[0]?.name ?? 'public'
}

/**
 * A database of PostgreSQL as it is now: a transaction that sees nothing of what others write meanwhile, and locks
 * nothing they need.
 */
export async function postgresSnapshot(url: string, schema?: string): Promise<Snapshot> {
  const client = await ownConnection(url, schema)
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    const migrations = await migrationsIn(client)
    const made = tablesMadeBy(
      migrationsOf('postgres')
        .filter(({ name }) => migrations.includes(name))
        .flatMap(({ statements }) => statements),
    )
    return {
      dialect: 'postgres',
      migrations,
      tables: await tablesOf(client, made),
      rows: (table) => rowsOf(client, table),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

async function migrationsIn(client: pg.Client): Promise<string[]> {
  const { rows: known } = await client.query(
    "select 1 from pg_tables where schemaname = current_schema() and tablename = 'cartwright_migration'",
  )
  if (known.length === 0) return []
  const { rows } = await client.query<{ name: string }>('select name from cartwright_migration order by name')
  return rows.map(({ name }) => name)
}

async function tablesOf(client: pg.Client, made: ReadonlySet<string>): Promise<DumpedTable[]> {
  const { rows: columns } = await client.query<{ table: string; name: string; type: string }>(
    `select table_name as table, column_name as name, data_type as type from information_schema.columns
     where table_schema = current_schema() and table_name = any($1) order by table_name collate "C", ordinal_position`,
    [[...made]],
  )
  const { rows: keys } = await client.query<{ table: string; key: string[] }>(
    `select c.relname as table, array_agg(a.attname::text order by k.place) as key
     from pg_index i join pg_class c on c.oid = i.indrelid, unnest(i.indkey) with ordinality as k(number, place)
       join pg_attribute a on a.attnum = k.number
     where i.indisprimary and a.attrelid = i.indrelid and c.relnamespace = current_schema()::regnamespace
       and c.relname = any($1) group by c.relname`,
    [[...made]],
  )
  const keyOf = new Map(keys.map(({ table, key }) => [table, key]))
  const tables: DumpedTable[] = []
  for (const name of new Set(columns.map(({ table }) => table))) {
    const own = columns.filter(({ table }) => table === name)
    tables.push({
      name,
      columns: own.map((column) => ({
        name: column.name,
        kind: kindInPostgres(name, column.name, column.type),
      })),
      key: keyOf.get(name) ?? own.map((column) => column.name),
      rows: 0,
    })
  }
  const counts = tables.map(({ name }) => `(select count(*) from ${quoted(name)})`)
  if (tables.length === 0) return tables
  const { rows } = await client.query<{ counts: string[] }>(
    `select array[${counts.join(', ')}]::text[] as counts`,
  )
  return tables.map((table, at) => ({ ...table, rows: Number(rows[0]?.counts[at]) }))
}

async function* rowsOf(client: pg.Client, table: DumpedTable): AsyncGenerator<DumpedRow[]> {
  const columns = table.columns.map(({ name }) => quoted(name)).join(', ')
  await client.query(
    `declare dumped no scroll cursor for select ${columns} from ${quoted(table.name)} order by ${table.key.map(quoted).join(', ')}`,
  )
  try {
    for (;;) {
      const { rows } = await client.query<DumpedRow>(`fetch ${batch} from dumped`)
      if (rows.length > 0) yield rows
      if (rows.length < batch) return
    }
  } finally {
    await client.query('close dumped').catch(() => {})
  }
}
