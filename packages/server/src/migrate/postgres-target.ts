import type pg from 'pg'
import { conflict } from '../errors'
import { migrateWith, migrationsOf } from '../store/database/migrate'
import { holdSchema } from '../store/dump/left-stagings'
import { ownConnection, schemaOf } from '../store/dump/postgres-snapshot'
import { assertAlone, countOn, takeOver } from '../store/dump/postgres-staging'
import { quoted } from '../store/dump/quoted'
import { inUse } from '../store/dump/staging'
import type { PlannedTable } from './plan'
import { rowReferences } from './row-references'
import { literal, name } from './sql-text'
import { type Changes, keyText, type MoveTarget, notes, type StagedTarget } from './target'
import type { Value } from './v1-source'

const schema = 'cartwright_moving_in'

async function withOwn<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await ownConnection(url)
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

export const hasStagedPostgres = (url: string): Promise<boolean> =>
  withOwn(url, async (client) => {
    const { rows } = await client.query('select 1 from pg_tables where schemaname = $1 and tablename = $2', [
      schema,
      notes,
    ])
    return rows.length > 0
  })

/** Forgets a copy that was begun. @throws conflict while another process is at it */
export const discardPostgres = (url: string): Promise<void> =>
  withOwn(url, async (client) => {
    await assertOurs(client)
    await client.query(`drop schema if exists ${schema} cascade`)
  })

/** Whoever is at a copy holds this as long as its connection lives. */
async function assertOurs(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as free',
    [schema],
  )
  if (!rows[0]?.free) throw inUse('The copy that was begun in this database')
}

/**
 * A schema in the making beside the shop's own, or the one that was begun before. Nobody else may be at it, nor have the
 * shop open that it is to replace.
 * @throws conflict `shop_is_running`
 */
export async function stagedPostgres(url: string): Promise<StagedTarget> {
  const client = await ownConnection(url, schema)
  try {
    await assertOurs(client)
    await assertAlone(client)
    await holdSchema(client, schema)
    const begun = await client.query('select 1 from pg_tables where schemaname = $1 and tablename = $2', [
      schema,
      notes,
    ])
    if (begun.rows.length === 0) {
      // Before the schema is there, or the extension would be made in it and go with it.
      await client.query(`drop schema if exists ${schema} cascade`)
      const home = await schemaOf(client)
      await client.query(`set search_path to ${quoted(home)}, public`)
      await client.query('create extension if not exists pg_trgm').catch(() => {})
      await client.query(`create schema ${schema}`)
      await client.query(`set search_path to ${schema}, ${quoted(home)}, public`)
      await migrateWith(client, { only: migrationsOf('postgres').map((one) => one.name) })
      await withoutIndexes(client)
    }
    const home = await homeOf(url)
    await client.query('set synchronous_commit to off')
    return {
      ...targetOn(client),
      async index() {
        await client.query("set maintenance_work_mem to '128MB'")
        const { rows } = await client.query<{ name: string; value: string }>(
          `select name, value from ${notes} where name like 'index:%' order by name`,
        )
        for (const { name: noted, value } of rows) {
          await client.query('begin')
          try {
            await client.query(value)
            await client.query(`delete from ${notes} where name = $1`, [noted])
            await client.query('commit')
          } catch (error) {
            await client.query('rollback')
            throw error
          }
        }
        await countOn(client)
      },
      async commit() {
        await migrateWith(client)
        await client.query('analyze')
        await takeOver(client, schema, home)
        await client.end()
      },
      close: () => client.end(),
    }
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

const homeOf = (url: string): Promise<string> => withOwn(url, schemaOf)

/** Takes indexes off that are no constraint, and notes how they are made again; one transaction, with the table of notes. */
async function withoutIndexes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select c.relname as name, pg_get_indexdef(c.oid) as made
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = current_schema()::regnamespace
       and not exists (select 1 from pg_constraint where conindid = c.oid) order by c.relname`,
  )
  await client.query('begin')
  if (rows.length > 0) await client.query(`drop index ${rows.map((row) => quoted(row.name)).join(', ')}`)
  await client.query(`create table ${notes} (name text primary key, value text not null)`)
  for (const [at, { made }] of rows.entries())
    await client.query(`insert into ${notes} values ($1, $2)`, [`index:${at}`, made])
  await client.query('commit')
}

/** The shop's own tables: alone to change them, or beside others to look at them. */
export async function livePostgres(url: string, mode: 'alone' | 'reading'): Promise<MoveTarget> {
  const client = await ownConnection(url)
  try {
    if (mode === 'alone') await assertAlone(client)
    const { rows } = await client.query("select to_regclass('cartwright_migration') as found")
    if (!rows[0]?.found) throw conflict('no_shop', 'There is no shop in this database yet')
    return targetOn(client)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

const castOf = { text: 'text', number: 'numeric', bool: 'boolean', json: 'jsonb' } as const
const sideTypes = { text: 'text', number: 'double precision', bool: 'boolean', json: 'jsonb' } as const
const listed = (table: PlannedTable) => table.columns.map((column) => name(column.name)).join(', ')

function targetOn(client: pg.Client): MoveTarget {
  const insert = async (table: PlannedTable, rows: readonly Value[][]) => {
    if (rows.length === 0) return
    const lists = table.columns.map((_, at) => rows.map((row) => row[at] ?? null))
    const casts = table.columns.map((column, at) => `$${at + 1}::${castOf[column.kind]}[]`)
    await client.query(
      `insert into ${name(table.name)} (${listed(table)}) select * from unnest(${casts.join(', ')})`,
      lists,
    )
  }
  const set = (noted: string, value: string) =>
    client.query(
      `insert into ${notes} values ($1, $2) on conflict (name) do update set value = excluded.value`,
      [noted, value],
    )
  const together = async (work: () => Promise<unknown>) => {
    await client.query('begin')
    try {
      await work()
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    }
  }
  const hasNotes = async () =>
    (await client.query<{ found: string | null }>('select to_regclass($1) as found', [notes])).rows[0]
      ?.found !== null
  return {
    async get(noted) {
      if (!(await hasNotes())) return undefined
      const { rows } = await client.query<{ value: string }>(`select value from ${notes} where name = $1`, [
        noted,
      ])
      return rows[0]?.value
    },
    async set(noted, value) {
      await client.query(`create table if not exists ${notes} (name text primary key, value text not null)`)
      await set(noted, value)
    },
    begin: (table) =>
      together(async () => {
        if (table.isSide) await client.query(sideTable(table))
        const filled = await client.query(`select 1 from ${name(table.name)} limit 1`)
        if (filled.rows.length > 0) await client.query(`delete from ${name(table.name)}`)
      }),
    load: (table, rows, progress) =>
      together(async () => {
        await insert(table, rows)
        await set(`table:${table.name}`, progress)
      }),
    async change(keeps, work) {
      await client.query('begin isolation level repeatable read')
      try {
        const answer = await work(await changesOn(client, insert))
        await client.query(keeps ? 'commit' : 'rollback')
        if (keeps) await countOn(client)
        return answer
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw error
      }
    },
    async dangling() {
      const found: [string, number][] = []
      for (const { table, key, to, target } of rowReferences) {
        const { rows } = await client.query<{ count: number }>(
          `select count(*) as count from ${name(table)} a where a.${name(key)} is not null
             and not exists (select 1 from ${name(to)} b where b.${name(target)} = a.${name(key)})`,
        )
        if (Number(rows[0]?.count) > 0) found.push([`${table}.${key}`, Number(rows[0]?.count)])
      }
      return found
    },
    async count(table) {
      const { rows } = await client.query<{ count: number }>(`select count(*) as count from ${name(table)}`)
      return Number(rows[0]?.count)
    },
    async sum(table, column) {
      const { rows } = await client.query<{ sum: number }>(
        `select coalesce(sum(${name(column)}), 0)::float8 as sum from ${name(table)}`,
      )
      return Number(rows[0]?.sum)
    },
    close: () => client.end(),
  }
}

function sideTable({ name: own, columns, key }: PlannedTable): string {
  const parts = columns.map((column) => `${name(column.name)} ${sideTypes[column.kind]}`)
  if (key.length > 0) parts.push(`primary key (${key.map(name).join(', ')})`)
  return `create table if not exists ${name(own)} (${parts.join(', ')})`
}

async function changesOn(
  client: pg.Client,
  insert: (table: PlannedTable, rows: readonly Value[][]) => Promise<void>,
): Promise<Changes> {
  await client.query('create temp table move_row (at bigserial, of_table text, row text) on commit drop')
  await client.query('create index move_row_at on move_row (of_table, at)')
  const begun = new Set<string>()
  const noted = (table: PlannedTable) => name(`move_key_${table.name}`.slice(0, 63))
  const same = (table: PlannedTable) =>
    table.key.map((one, at) => `t.${name(one)}::text collate "C" = s.k${at} collate "C"`).join(' and ')
  const lists = (table: PlannedTable, keys: readonly Value[][]) =>
    table.key.map((_, at) => keys.map((key) => String(key[at])))
  const given = (table: PlannedTable) =>
    `unnest(${table.key.map((_, at) => `$${at + 1}::text[]`).join(', ')}) as s(${table.key.map((_, at) => `k${at}`).join(', ')})`
  const begin = async (table: PlannedTable) => {
    if (begun.has(table.name)) return
    begun.add(table.name)
    const columns = table.key.map((_, at) => `k${at} text collate "C"`)
    await client.query(
      `create temp table ${noted(table)} (${columns.join(', ')}, primary key (${table.key
        .map((_, at) => `k${at}`)
        .join(', ')})) on commit drop`,
    )
  }
  async function* keysWhere(sql: string): AsyncGenerator<Value[][]> {
    const { rows } = await client.query<Value[]>({ text: sql, rowMode: 'array' })
    for (let at = 0; at < rows.length; at += 500) yield rows.slice(at, at + 500)
  }
  return {
    async find(table, keys) {
      if (keys.length === 0) return new Map()
      const { rows } = await client.query<unknown[]>({
        text: `select ${table.key.map((one) => `t.${name(one)}`).join(', ')}, ${table.columns
          .map((column) => `t.${name(column.name)}`)
          .join(', ')} from ${given(table)} join ${name(table.name)} t on ${same(table)}`,
        values: lists(table, keys),
        rowMode: 'array',
      })
      const width = table.key.length
      return new Map(rows.map((row) => [keyText(row.slice(0, width)), row.slice(width)]))
    },
    async note(table, keys) {
      await begin(table)
      if (keys.length === 0) return
      await client.query(
        `insert into ${noted(table)} select * from ${given(table)} on conflict do nothing`,
        lists(table, keys),
      )
    },
    async *missing(table) {
      await begin(table)
      yield* keysWhere(
        `select ${table.key.map((_, at) => `s.k${at}`).join(', ')} from ${noted(table)} s
         where not exists (select 1 from ${name(table.name)} t where ${same(table)})`,
      )
    },
    async *beyond(table) {
      await begin(table)
      yield* keysWhere(
        `select ${table.key.map((one) => `t.${name(one)}`).join(', ')} from ${name(table.name)} t
         where not exists (select 1 from ${noted(table)} s where ${same(table)})`,
      )
    },
    async remove(table, keys) {
      if (keys.length === 0) return
      await client.query(
        `delete from ${name(table.name)} t using ${given(table)} where ${same(table)}`,
        lists(table, keys),
      )
    },
    async setAside(table, rows) {
      if (rows.length === 0) return
      await client.query(
        `insert into move_row (of_table, row) select ${literal(table.name)}, unnest($1::text[])`,
        [rows.map((row) => JSON.stringify(row))],
      )
    },
    async bringIn(tables) {
      for (const table of tables)
        for (let after = 0; ; ) {
          const { rows } = await client.query<{ at: number; row: string }>(
            'select at, row from move_row where of_table = $1 and at > $2 order by at limit 500',
            [table.name, after],
          )
          await insert(
            table,
            rows.map(({ row }) => JSON.parse(row) as Value[]),
          )
          if (rows.length < 500) break
          after = Number(rows.at(-1)?.at)
        }
      await client.query('delete from move_row')
    },
  }
}
