import { type Column, getTableColumns, getTableName, type Table } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type ColumnKind, kindInSqlite } from '../store/dump/dumped-table'
import { sqliteTables } from '../store/schema/sqlite-tables'
import { derivedTables } from './derived-tables'
import { literal, name, timeText } from './sql-text'
import { areas, coreTables, leftBehind, type Release, releaseOf } from './v1-facts'
import type { SourceColumn, SourceShape, SourceTable } from './v1-source'

export interface PlannedColumn {
  name: string
  kind: ColumnKind
  /** What it is in the source, in SQL. */
  sql: string
}

/** How the rows of one table come about: a SELECT of the source for the columns of a table of ours. */
export interface PlannedTable {
  name: string
  /** The table of the source whose rows these are. */
  source: string
  /** What stands behind FROM, and a condition where not every row counts. */
  from: string
  where?: string
  columns: PlannedColumn[]
  key: string[]
  /** When a row changed last, in SQL; undefined where v1 does not note it. */
  changedAt?: string
  /** How many rows to expect. */
  rows: number
  /** A table that v1 does not know: its columns are the source's. */
  isSide?: boolean
}

/** Columns of v1's tables that ours do not have. */
interface KeptElsewhere {
  table: string
  columns: string[]
}

export interface Plan {
  release: Release
  /** Read by way of the admin API, which shows less than there is. */
  isApi?: true
  tables: PlannedTable[]
  /** Columns that go into `metadata.medusa_v1` of their row. */
  inMetadata: KeptElsewhere[]
  /** Columns with nowhere to go. */
  notKept: KeptElsewhere[]
  /** Tables that stay behind, and why. */
  leftBehind: { table: string; rows: number; why: string }[]
  /** Tables that v1 does not know and nobody named. */
  unknownTables: { table: string; rows: number }[]
  /** Tables and areas that were left out by wish. */
  leftOut: string[]
  /** What keeps the shop from moving at all. */
  problems: string[]
}

export interface PlanOptions {
  /** Tables that v1 does not know and that move beside the shop's own. */
  with?: readonly string[]
  /** Areas or tables; nothing named means all. */
  only?: readonly string[]
  skip?: readonly string[]
}

/** Side tables begin so; no table of the shop does. */
const sidePrefix = 'v1_'

const ourTables: readonly Table[] = Object.values(sqliteTables as Record<string, Table>)

/** The tables of ours that v1 has under the same name. Ours that v1 lacks stay empty, or are derived. */
const notFromV1 = new Set([
  ...Object.keys(leftBehind),
  'session',
  'api_token',
  'counter',
  'event',
  'schedule',
  'stock_movement',
])

/**
 * Works out how a v1 shop becomes one of ours, from its tables and columns alone.
 * @param openedAt ISO time for rows whose table had no times yet in older releases
 */
export function planMove(shape: SourceShape, openedAt: string, options: PlanOptions = {}): Plan {
  const release = releaseOf(shape.migrations)
  const found = new Map(shape.tables.map((table) => [table.name, table]))
  const isWanted = selection(options)
  const plan: Plan = {
    release,
    ...(shape.isApi ? { isApi: true } : {}),
    tables: [],
    inMetadata: [],
    notKept: [],
    leftBehind: [],
    unknownTables: [],
    leftOut: [],
    problems: [...problemsOf(shape, release), ...wrongWords(shape, options)],
  }
  const known = new Set(ourTables.map((table) => getTableName(table)))
  for (const table of ourTables) {
    const source = found.get(getTableName(table))
    if (!source || notFromV1.has(source.name)) continue
    if (isWanted(source.name)) plan.tables.push(planTable(plan, table, source, shape, openedAt))
    else plan.leftOut.push(source.name)
  }
  for (const derived of derivedTables(found, openedAt, shape.isApi)) {
    if (plan.tables.some((table) => table.name === derived.name)) continue
    if (isWanted(derived.name)) plan.tables.push(derived)
    else plan.leftOut.push(derived.name)
  }
  for (const source of shape.tables) {
    const why = leftBehind[source.name]
    if (why !== undefined) plan.leftBehind.push({ table: source.name, rows: source.rows, why })
    else if (known.has(source.name) && !notFromV1.has(source.name)) continue
    else if (options.with?.includes(source.name)) plan.tables.push(sideTable(source))
    else plan.unknownTables.push({ table: source.name, rows: source.rows })
  }
  return plan
}

function problemsOf(shape: SourceShape, release: Release): string[] {
  const found = new Set(shape.tables.map((table) => table.name))
  const missing = coreTables.filter((table) => !found.has(table))
  if (missing.length > 0)
    return [
      `This is not the database of a v1 shop: it has no table ${missing.join(', ')}. Look at the address, and at the schema it leads to (search_path)`,
    ]
  return release.isTooOld
    ? ['The shop is older than v1.8: bring it to v1.20 first (medusa migrations run), then move it']
    : []
}

function wrongWords(shape: SourceShape, { with: beside = [], only = [], skip = [] }: PlanOptions): string[] {
  const tables = new Set(shape.tables.map((table) => table.name))
  const ours = new Set(ourTables.map((table) => getTableName(table)))
  return [
    ...beside
      .filter((word) => !tables.has(word) || (ours.has(word) && !notFromV1.has(word)))
      .map((word) =>
        tables.has(word)
          ? `--with ${word}: this table is the shop's own and moves anyway`
          : `--with ${word}: the source has no such table`,
      ),
    ...[...only, ...skip]
      .filter((word) => !areas[word] && !Object.values(areas).some((names) => names.includes(word)))
      .map((word) => `${word} is no area and no table: say ${Object.keys(areas).join(', ')}`),
  ]
}

/** Whether a table is to move. Places, currencies and the store always do. */
function selection({ only, skip = [] }: PlanOptions): (table: string) => boolean {
  const tablesOf = (words: readonly string[]) => new Set(words.flatMap((word) => areas[word] ?? [word]))
  const chosen = only?.length ? tablesOf(only) : undefined
  const dropped = tablesOf(skip)
  const optional = new Set(Object.values(areas).flat())
  return (table) =>
    !optional.has(table) || ((chosen === undefined || chosen.has(table)) && !dropped.has(table))
}

function planTable(
  plan: Plan,
  table: Table,
  source: SourceTable,
  shape: SourceShape,
  openedAt: string,
): PlannedTable {
  const own = getTableName(table)
  const columns = Object.values(getTableColumns(table)) as Column[]
  const key = keyOf(table)
  const there = new Map(source.columns.map((column) => [column.name, column]))
  const beyond = source.columns.filter((column) => !columns.some(({ name }) => name === column.name))
  const hasMetadata = columns.some(({ name }) => name === 'metadata')
  const extra = beyond.filter((column) => !usedElsewhere.has(`${own}.${column.name}`))
  if (extra.length > 0)
    (hasMetadata ? plan.inMetadata : plan.notKept).push({
      table: own,
      columns: extra.map(({ name }) => name),
    })
  const planned: PlannedColumn[] = []
  for (const column of columns) {
    const kind = kindInSqlite(own, column.name, column.getSQLType())
    const given = (shape.isApi ? overridesOfApi : overrides)[`${own}.${column.name}`]?.(there)
    const same = there.get(column.name)
    const missing = () => missingSql(column, kind, { key, there, openedAt })
    const sql =
      given ??
      (!same ? missing() : shape.isApi ? toldSql(column, missing()) : valueSql(same, kind, isTime(column)))
    if (sql === undefined) {
      if (column.notNull)
        plan.problems.push(
          `The table ${own} has no column ${column.name}, which every v1 shop has: compare it with a database of the same release`,
        )
      continue
    }
    planned.push({
      name: column.name,
      kind,
      sql: column.name === 'metadata' && extra.length > 0 ? withColumns(there, extra) : sql,
    })
  }
  const stamps = shape.isApi
    ? []
    : ['updated_at', 'created_at', 'deleted_at'].filter((column) => there.has(column))
  return {
    name: own,
    source: source.name,
    from: name(source.name),
    columns: planned,
    key,
    ...(stamps.length > 0 && there.has('updated_at')
      ? { changedAt: `greatest(${stamps.map(name).join(', ')})` }
      : {}),
    rows: source.rows,
  }
}

/** The primary key of a table of ours; of a link its ends, in the order of the index. */
function keyOf(table: Table): string[] {
  const { columns, primaryKeys } = getTableConfig(table as SQLiteTable)
  const [first] = primaryKeys
  return (first?.columns ?? columns.filter((column) => column.primary)).map((column) => column.name)
}

/** Times are text with us; their columns have no other mark than their name. */
const isTime = (column: Column): boolean => /(_at|_until|_since)$/.test(column.name)

/** A value of the source as it is stored here. JSON stays text, so that no number in it is rounded. */
function valueSql({ name: column, type }: SourceColumn, kind: ColumnKind, asTime: boolean): string {
  const value = name(column)
  if (/^timestamp|^date$/.test(type)) return timeText(value, type)
  if (kind === 'json') return /^jsonb?$/.test(type) ? `${value}::text` : `to_jsonb(${value})::text`
  if (kind === 'number') return /^int|^float/.test(type) ? value : `${value}::float8`
  if (kind === 'bool') return type === 'bool' ? value : `${value}::bool`
  return asTime ? timeText(`${value}::timestamptz`, 'timestamptz') : `${value}::text`
}

/** A value of an answer, which lies there as it is stored here. What one answer told and another did not has our default. */
const toldSql = (column: Column, missing: string | undefined): string =>
  column.notNull && missing !== undefined ? `coalesce(${name(column.name)}, ${missing})` : name(column.name)

interface Missing {
  key: readonly string[]
  there: ReadonlyMap<string, SourceColumn>
  openedAt: string
}

/** What a column is that this release of v1 does not have: its default, or undefined to leave it empty. */
function missingSql(column: Column, kind: ColumnKind, { key, there, openedAt }: Missing): string | undefined {
  if (!column.notNull) return undefined
  if (column.name === 'id' && !key.includes('id') && key.every((part) => there.has(part)))
    return `'v1_' || md5(concat_ws(' ', ${key.map(name).join(', ')}))`
  if (column.name === 'created_at' || column.name === 'updated_at') return literal(openedAt)
  if (column.default === undefined || typeof column.default === 'object') return undefined
  if (kind === 'number') return String(column.default)
  if (kind === 'bool') return String(column.default)
  return kind === 'text' ? literal(String(column.default)) : undefined
}

/** Metadata with the columns that have no place of their own under `medusa_v1`; rows without any stay as they are. */
function withColumns(there: ReadonlyMap<string, SourceColumn>, extra: readonly SourceColumn[]): string {
  const pairs = extra.map((column) => `${literal(column.name)}, to_jsonb(${name(column.name)})`).join(', ')
  const added = `jsonb_strip_nulls(jsonb_build_object(${pairs}))`
  const metadata = there.has('metadata') ? `${name('metadata')}::jsonb` : 'null::jsonb'
  return `(case when ${added} = '{}'::jsonb then ${metadata}
    when ${metadata} is null or jsonb_typeof(${metadata}) <> 'object' then jsonb_build_object('medusa_v1', ${added})
    else ${metadata} || jsonb_build_object('medusa_v1', ${added}) end)::text`
}

type Columns = ReadonlyMap<string, SourceColumn>
const rankBy = (owner: string) => `(row_number() over (partition by ${name(owner)} order by ctid) - 1)`

/** The account that was there first. */
export const firstAccount = `select u.id from "user" u where u.deleted_at is null order by u.created_at, u.id limit 1`

/** Columns whose value is another than the column of the same name, or which v1 has none for. */
const overrides: Readonly<Record<string, (there: Columns) => string | undefined>> = {
  // In clear text there; here its hash stands in a table of its own.
  'user.api_token': () => 'null::text',
  // v1 asked nobody for a role, and its command made the first account a mere member: here somebody must hold the keys.
  'user.role': (there) =>
    ['role', 'created_at', 'deleted_at'].every((column) => there.has(column))
      ? `case when id = (${firstAccount}) then 'admin' else cast(role as text) end`
      : undefined,
  // v1 notes a refund once its provider had given the money back.
  'refund.settled_at': () => timeText('created_at', 'timestamptz'),
  'product_images.rank': () => rankBy('product_id'),
  'cart_discounts.rank': () => rankBy('cart_id'),
  // Work that was open would be taken up again here, on files that are elsewhere.
  'batch_job.canceled_at': (there) =>
    there.has('canceled_at')
      ? timeText(
          'coalesce(canceled_at, case when completed_at is null and failed_at is null then updated_at end)',
          'timestamptz',
        )
      : undefined,
  'product_variant_inventory_item.required_quantity': (there) =>
    there.has('required_quantity')
      ? 'required_quantity'
      : there.has('quantity')
        ? 'coalesce(quantity, 1)'
        : undefined,
}

/** The same of rows that the admin API showed. */
const overridesOfApi: typeof overrides = {
  'user.role': (there) => overrides['user.role']?.(there),
  'refund.settled_at': () => 'created_at',
}

/** Columns of older releases that became tables or other columns. */
const usedElsewhere = new Set([
  'money_amount.variant_id',
  'product.profile_id',
  'product_variant_inventory_item.quantity',
])

/** A table of the shop's own making, copied as it is under a name that is nobody else's. */
function sideTable(source: SourceTable): PlannedTable {
  return {
    name: `${sidePrefix}${source.name.replace(/\W/g, '_')}`.slice(0, 63),
    source: source.name,
    from: name(source.name),
    columns: source.columns.map((column) => {
      const kind = sideKind(column.type)
      return { name: column.name, kind, sql: valueSql(column, kind, false) }
    }),
    key: source.key,
    rows: source.rows,
    isSide: true,
  }
}

const sideKind = (type: string): ColumnKind =>
  type === 'bool'
    ? 'bool'
    : /^int[248]$|^float/.test(type)
      ? 'number'
      : /^jsonb?$/.test(type)
        ? 'json'
        : 'text'

/** The whole SELECT of a table. @param condition narrows it further */
export function selectOf(table: PlannedTable, condition?: string): string {
  const conditions = [table.where, condition].filter(Boolean).map((one) => `(${one})`)
  return `select ${table.columns.map((column) => `${column.sql} as ${name(column.name)}`).join(', ')} from ${table.from}${
    conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  }`
}
