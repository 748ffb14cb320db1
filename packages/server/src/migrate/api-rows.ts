import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { type Column, getTableColumns, getTableName, type Table } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { placesOfEveryShop } from '../modules/store/bootstrap'
import { type ColumnKind, kindInSqlite } from '../store/dump/dumped-table'
import { sqliteTables } from '../store/schema/sqlite-tables'
import { type ApiList, hanging, tablesShown } from './api-lists'
import { name } from './sql-text'
import type { SourceShape } from './v1-source'

type Body = Record<string, unknown>

interface Kept {
  name: string
  columns: Map<string, { kind: ColumnKind; isTime: boolean }>
  key: string[]
}

/** Columns that no answer may fill: what is kept secret there is kept otherwise here. */
const secret = new Set(['password_hash', 'api_token', 'token'])

const kept: ReadonlyMap<string, Kept> = new Map(
  Object.values(sqliteTables as Record<string, SQLiteTable>).flatMap((table): [string, Kept][] => {
    const own = getTableName(table as Table)
    if (!tablesShown().has(own)) return []
    const { columns, primaryKeys } = getTableConfig(table)
    const known = Object.values(getTableColumns(table as Table)) as Column[]
    return [
      [
        own,
        {
          name: own,
          columns: new Map(
            known
              .filter((column) => !secret.has(column.name))
              .map((column) => [
                column.name,
                {
                  kind: kindInSqlite(own, column.name, column.getSQLType()),
                  isTime: /(_at|_until|_since)$/.test(column.name),
                },
              ]),
          ),
          key: (primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)).map(
            (column) => column.name,
          ),
        },
      ],
    ]
  }),
)

/** A row of a table that an answer told of, as far as it did. */
interface Told {
  table: Kept
  row: Map<string, string | number | null>
}

/**
 * The answers of v1's admin API as rows, in a file of SQLite: tables and columns as the shop keeps them. How far reading is
 * stands in the same file, so that a reader that was killed goes on where it was.
 */
export class ApiRows {
  private readonly connection: Database.Database
  private readonly statements = new Map<string, Database.Statement>()
  constructor(private readonly file: string) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    this.connection = new Database(file)
    this.connection.pragma('journal_mode=WAL')
    this.connection.pragma('synchronous=NORMAL')
    // Ids of links that have none are worked out in SQL, with what PostgreSQL has for it.
    this.connection.function('md5', { deterministic: true }, (text) =>
      createHash('md5').update(String(text)).digest('hex'),
    )
    const isBegun =
      this.connection.prepare("select 1 from sqlite_master where name = '_note'").get() !== undefined
    if (!isBegun) this.make()
  }

  private make(): void {
    const types: Record<ColumnKind, string> = { text: 'text', number: 'real', bool: 'integer', json: 'text' }
    this.connection.transaction(() => {
      for (const table of kept.values()) {
        const columns = [...table.columns].map(([column, { kind }]) => `${name(column)} ${types[kind]}`)
        this.connection.exec(
          `create table ${name(table.name)} (${columns.join(', ')}, primary key (${table.key.map(name).join(', ')}))`,
        )
      }
      this.connection.exec(`
        create table _root (list text, key text, primary key (list, key)) without rowid;
        create table _note (name text primary key, value text not null);
      `)
      this.note('at', new Date().toISOString())
    })()
  }

  private prepared(sql: string): Database.Statement {
    let statement = this.statements.get(sql)
    if (!statement) {
      statement = this.connection.prepare(sql)
      this.statements.set(sql, statement)
    }
    return statement
  }

  /** When reading began, ISO: what was changed before is seen. */
  get at(): string {
    return this.noted('at') as string
  }
  get isWhole(): boolean {
    return this.noted('whole') !== undefined
  }
  /** Whether any row was read. */
  get hasAny(): boolean {
    return this.prepared('select 1 from _root limit 1').get() !== undefined
  }
  noted(what: string): string | undefined {
    return this.prepared('select value from _note where name = ?').pluck().get(what) as string | undefined
  }
  note(what: string, value: string): void {
    this.prepared(
      'insert into _note values (?, ?) on conflict (name) do update set value = excluded.value',
    ).run(what, value)
  }
  /** Notes a row of which v1 told only what its list shows. */
  tellPartly(what: string): void {
    this.note(`partly:${what}`, what)
  }
  /** How many rows of a list were read. */
  count(list: string): number {
    return this.prepared('select count(*) from _root where list = ?').pluck().get(list) as number
  }

  /** Keeps a page of answers, and notes how far its list is, both or neither. */
  take(list: ApiList, answers: readonly Body[], offset: number): void {
    this.connection.transaction(() => {
      for (const answer of answers) {
        const row = this.walk(list.table, answer)
        const key = kept.get(list.table)?.key.map((one) => String(row.get(one))) ?? []
        this.prepared('insert or ignore into _root values (?, ?)').run(list.path, JSON.stringify(key))
      }
      this.note(`page:${list.path}`, String(offset))
    })()
  }

  /** An answer and all that hangs on it become rows. */
  private walk(of: string, answer: Body, given: Body = {}): Told['row'] {
    const table = kept.get(of)
    const row: Told['row'] = new Map()
    const all = { ...answer, ...given }
    const id = all.id ?? all.code
    for (const [key, value] of Object.entries(all)) {
      const column = table?.columns.get(key)
      if (column && !hanging(of, key)) {
        row.set(key, encoded(value, column))
        continue
      }
      const link = hanging(of, key)
      if (!link || value === null || typeof value !== 'object') continue
      const hung = (Array.isArray(value) ? value : [value]) as Body[]
      for (const [at, child] of hung.entries()) {
        if (link.kind === 'one') {
          this.walk(link.table, child)
          if (all[link.key] === undefined && table?.columns.has(link.key))
            row.set(link.key, String(child[link.target]))
        } else if (link.kind === 'through') {
          this.walk(link.table, child)
          this.keep(link.join, {
            [link.from]: id,
            [link.to]: child.id ?? child.code,
            ...(link.order ? { [link.order]: at } : {}),
          })
        } else this.walk(link.table, child, { [link.key]: id })
      }
    }
    // A price names its variant in answers, and by a table between them in the shop.
    if (of === 'money_amount' && typeof answer.variant_id === 'string')
      this.keep('product_variant_money_amount', { money_amount_id: id, variant_id: answer.variant_id })
    if (table) this.write({ table, row })
    return row
  }

  /** A row that no answer holds: a link between two. */
  private keep(of: string, values: Body): void {
    const table = kept.get(of)
    if (!table) return
    const row: Told['row'] = new Map()
    for (const [key, value] of Object.entries(values)) {
      const column = table.columns.get(key)
      if (column) row.set(key, encoded(value, column))
    }
    this.write({ table, row })
  }

  private write({ table, row }: Told): void {
    // A link has an id of its own here, and none in an answer: the same link gets the same one each time.
    if (table.key.length === 1 && table.key[0] === 'id' && !row.has('id')) {
      const ends = [...row]
        .filter(([column]) => /_(id|code)$/.test(column))
        .sort(([a], [b]) => (a < b ? -1 : 1))
      const sum = createHash('sha256').update(JSON.stringify(ends)).digest('hex')
      row.set('id', `v1_${sum.slice(0, 26)}`)
    }
    const names = [...row.keys()]
    if (names.length === 0 || table.key.some((one) => row.get(one) === undefined || row.get(one) === null))
      return
    const rest = names.filter((one) => !table.key.includes(one))
    this.prepared(
      `insert into ${name(table.name)} (${names.map(name).join(', ')}) values (${names.map(() => '?').join(', ')})
       on conflict (${table.key.map(name).join(', ')}) do ${
         rest.length > 0
           ? `update set ${rest.map((one) => `${name(one)} = excluded.${name(one)}`).join(', ')}`
           : 'nothing'
       }`,
    ).run([...row.values()])
  }

  /** What every shop has and no list shows: countries that no region sells to. */
  finish(): void {
    this.connection.transaction(() => {
      const known = new Set(this.connection.prepare('select iso_2 from country').pluck().all())
      let id = this.connection.prepare('select coalesce(max(id), 0) from country').pluck().get() as number
      for (const country of placesOfEveryShop().countries)
        if (!known.has(country.iso_2)) {
          id += 1
          this.keep('country', { ...country, id })
        }
      this.note('whole', 'yes')
    })()
  }

  /** The tables of which answers may tell. */
  shape(): SourceShape {
    return {
      isApi: true,
      toldPartly: this.connection
        .prepare("select value from _note where name like 'partly:%' order by name")
        .pluck()
        .all() as string[],
      migrations: [],
      tables: [...kept.values()].map((table) => ({
        name: table.name,
        columns: [...table.columns.keys()].map((column) => ({ name: column, type: 'told' })),
        key: table.key,
        rows: this.connection
          .prepare(`select count(*) from ${name(table.name)}`)
          .pluck()
          .get() as number,
      })),
    }
  }

  /** Rows as lists of values. */
  lists(sql: string, values: readonly unknown[] = []): IterableIterator<unknown[]> {
    return this.connection
      .prepare(sql)
      .raw()
      .iterate(...values) as IterableIterator<unknown[]>
  }
  rows(sql: string, values: readonly unknown[] = []): unknown[] {
    return this.connection.prepare(sql).all(...values)
  }

  close(): void {
    this.connection.close()
  }
  /** Takes the file away, once it is closed. */
  remove(): void {
    for (const rest of ['', '-wal', '-shm']) rmSync(`${this.file}${rest}`, { force: true })
  }
}

/** A value of an answer as it is stored. */
function encoded(value: unknown, { kind, isTime }: { kind: ColumnKind; isTime: boolean }) {
  if (value === null || value === undefined) return null
  if (kind === 'json') return JSON.stringify(value)
  if (kind === 'bool') return Number(Boolean(value))
  if (kind === 'number') return Number(value)
  if (isTime) {
    const time = new Date(String(value))
    return Number.isNaN(time.getTime()) ? String(value) : time.toISOString()
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
