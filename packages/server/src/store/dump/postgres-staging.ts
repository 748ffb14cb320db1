import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { migrateWith, migrationsOf } from '../database/migrate'
import { applicationName } from '../database/postgres-connections'
import { type DumpedRow, type DumpedTable, tablesMadeBy } from './dumped-table'
import { holdSchema, stagingSchema } from './left-stagings'
import { ownConnection, postgresSnapshot, schemaOf } from './postgres-snapshot'
import { quoted } from './quoted'
import { inUse, type Staging } from './staging'

/** A schema of PostgreSQL beside the shop's own: one transaction moves its tables over. */
export async function postgresStaging(url: string, migrations: readonly string[]): Promise<Staging> {
  const schema = `${stagingSchema}${randomBytes(6).toString('hex')}`
  const client = await ownConnection(url, schema)
  // The new schema is not there yet: this is the one the address leads to.
  const home = await schemaOf(client)
  const discard = async () => {
    await client.query('rollback').catch(() => {})
    await client.query(`drop schema if exists ${quoted(schema)} cascade`).catch(() => {})
    await client.end().catch(() => {})
  }
  try {
    await assertAlone(client)
    // Before the schema is there, or the extension would be made in it and go with it.
    await client.query('create extension if not exists pg_trgm').catch(() => {})
    await holdSchema(client, schema)
    await client.query(`create schema ${quoted(schema)}`)
    await client.query('set synchronous_commit to off')
    await migrateWith(client, { only: migrations })
  } catch (error) {
    await discard()
    throw error
  }
  const loader = rowLoader(client)
  const indexes = laterIndexes(client)
  return {
    name: schema,
    async load(table, rows) {
      await indexes.takeOff()
      await loader.load(table, rows)
    },
    async snapshot() {
      await indexes.putOn()
      await countOn(client)
      return postgresSnapshot(url, schema)
    },
    async finish() {
      await indexes.putOn()
      const applied = await migrateWith(client)
      await client.query(`analyze ${(await tablesIn(client, schema)).map(quoted).join(', ')}`)
      return applied
    },
    commit: () => takeOver(client, schema, home),
    discard,
  }
}

/** @throws conflict while a shop is connected to the database */
export async function assertAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    'select 1 from pg_stat_activity where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()',
    [applicationName],
  )
  if (rows.length > 0) throw inUse('The database')
}

/** Rows go over in one JSON text a batch, which PostgreSQL takes apart by the columns of the table. */
function rowLoader(client: pg.Client) {
  const begun = new Set<string>()
  return {
    async load(table: DumpedTable, rows: readonly DumpedRow[]): Promise<void> {
      const name = quoted(table.name)
      // What a migration put there itself gives way to what the rows say.
      if (!begun.has(table.name) && (await client.query(`select 1 from ${name} limit 1`)).rows.length > 0)
        await client.query(`delete from ${name}`)
      begun.add(table.name)
      if (rows.length === 0) return
      const columns = table.columns.map((column) => quoted(column.name)).join(', ')
      await client.query(
        `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
        [JSON.stringify(rows)],
      )
    },
  }
}

/** Columns that the database counts go on after the highest number there is. */
export async function countOn(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select table_name as table, column_name as column,
       pg_get_serial_sequence(quote_ident(table_schema) || '.' || quote_ident(table_name), column_name) as sequence
     from information_schema.columns where table_schema = current_schema() and column_default like 'nextval(%'`,
  )
  for (const { table, column, sequence } of rows)
    await client.query(
      `select setval($1, greatest(1, (select coalesce(max(${quoted(column)}), 0) from ${quoted(table)})))`,
      [sequence],
    )
}

/** Indexes that are no constraint, away while rows are written and made at once when they are in. */
function laterIndexes(client: pg.Client) {
  let taken: string[] | undefined
  return {
    async takeOff(): Promise<void> {
      if (taken) return
      const { rows } = await client.query<{ name: string; made: string }>(
        `select c.relname as name, pg_get_indexdef(c.oid) as made
         from pg_index i join pg_class c on c.oid = i.indexrelid
         where c.relnamespace = current_schema()::regnamespace
           and not exists (select 1 from pg_constraint where conindid = c.oid) order by c.relname`,
      )
      taken = rows.map(({ made }) => made)
      if (rows.length > 0) await client.query(`drop index ${rows.map(({ name }) => quoted(name)).join(', ')}`)
    },
    async putOn(): Promise<void> {
      // For this connection alone: what sorts an index in memory is given back when the rows are in their place.
      if (taken?.length) await client.query("set maintenance_work_mem to '128MB'")
      for (const made of taken ?? []) await client.query(made)
      taken = []
    },
  }
}

const tablesIn = async (client: pg.Client, schema: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = $1 order by tablename',
    [schema],
  )
  return rows.map(({ name }) => name)
}

/** In one transaction the shop's old tables go and the new ones come; tables of others in the schema stay. */
export async function takeOver(client: pg.Client, schema: string, home: string): Promise<void> {
  await assertAlone(client)
  const mine = await tablesIn(client, schema)
  const made = tablesMadeBy(migrationsOf('postgres').flatMap(({ statements }) => statements))
  const old = (await tablesIn(client, home)).filter(
    (name) => name === 'cartwright_migration' || made.has(name) || mine.includes(name),
  )
  const { rows: functions } = await client.query<{ name: string }>(
    'select proname as name from pg_proc where pronamespace = $1::regnamespace',
    [schema],
  )
  const inSchema = (place: string, name: string) => `${quoted(place)}.${quoted(name)}`
  const statements = [
    'begin',
    "set local lock_timeout to '10s'",
    'set local synchronous_commit to on',
    ...old.map((name) => `drop table ${inSchema(home, name)}`),
    ...functions.map(({ name }) => `drop function if exists ${inSchema(home, name)}()`),
    ...mine.map((name) => `alter table ${inSchema(schema, name)} set schema ${quoted(home)}`),
    ...functions.map(({ name }) => `alter function ${inSchema(schema, name)}() set schema ${quoted(home)}`),
    `drop schema ${quoted(schema)}`,
    'commit',
  ]
  for (const statement of statements) await client.query(statement)
}
