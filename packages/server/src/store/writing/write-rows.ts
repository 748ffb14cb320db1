import { type Column, getTableColumns, getTableName, type Table } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Row } from '../database/engine'
import { type Condition, shapeOf } from '../reading/where'

/**
 * Writing by statements whose text depends on the columns alone: writing a statement anew costs more than running it.
 * The databases differ in how many rows are best written: SQLite, in this process, takes them one by one;
 * PostgreSQL, a round trip away, takes them all in one JSON text.
 */
export type Writer = {
  /** Returns how many rows changed. */
  run(text: string, values: unknown[]): Promise<number>
} & (
  | {
      readonly dialect: 'sqlite'
      /** The same statement with these values, one after another. */
      runEach(text: string, rows: unknown[][]): Promise<void>
    }
  | {
      readonly dialect: 'postgres'
      /**
       * Runs a statement of a transaction of which nothing is wanted but that it succeeds, and does not wait for it. Where it
       * fails, what the transaction asks next is refused with its error, the commit at the latest.
       */
      send(text: string, values: unknown[]): Promise<void>
      /** Told of rows that were inserted together. */
      grew(table: string, rows: number): void
    }
)

interface Field {
  name: string
  column: Column
  encode: (value: unknown) => unknown
}

const fieldsOf = new WeakMap<Table, Field[]>()
const fields = (table: Table): Field[] => {
  let known = fieldsOf.get(table)
  if (!known) {
    known = Object.entries(getTableColumns(table)).map(([name, column]) => ({
      name,
      column,
      encode: (value) => (value === null ? null : column.mapToDriverValue(value)),
    }))
    fieldsOf.set(table, known)
  }
  return known
}

/** Bounded, as callers choose which columns they set: the texts written for longest without use make room. */
const texts = new WeakMap<Writer, LRUCache<string, string>>()
const textOf = (writer: Writer, key: string, write: () => string): string => {
  let known = texts.get(writer)
  if (!known) {
    known = new LRUCache({ max: 2000 })
    texts.set(writer, known)
  }
  let text = known.get(key)
  if (text === undefined) {
    text = write()
    known.set(key, text)
  }
  return text
}

const quoted = (name: string) => `"${name}"`
const nameOf = (table: Table) => quoted(getTableName(table))
const marker = ({ dialect }: Writer) => {
  let marks = 0
  return () => (dialect === 'sqlite' ? '?' : `$${++marks}`)
}
/** How many rows nobody waits for. */
const few = 20
const givenRows = (table: Table) => `json_populate_recordset(null::${nameOf(table)}, $1::json) as given`

/** What becomes of a row whose key (`by`) is there already: its numbers (`adds`) grow by the given ones. */
export interface Adding {
  by: readonly string[]
  adds: readonly string[]
}

function onConflict(table: Table, meets: 'fails' | 'stays' | Adding): string {
  if (meets === 'fails') return ''
  if (meets === 'stays') return ' on conflict do nothing'
  const named = (names: readonly string[]) =>
    fields(table).flatMap(({ name, column }) => (names.includes(name) ? [quoted(column.name)] : []))
  const sums = named(meets.adds).map((name) => `${name} = ${nameOf(table)}.${name} + excluded.${name}`)
  return ` on conflict (${named(meets.by).join(', ')}) do update set ${sums.join(', ')}`
}

/**
 * Inserts rows and answers them as they are stored, defaults filled in. Values are data, never SQL. With `meets` as
 * `stays`, rows that are there already are left alone, and with what is added they grow (and are answered as if they were not
 * there).
 */
export async function insertRows(
  writer: Writer,
  table: Table,
  rows: readonly Row[],
  meets: 'fails' | 'stays' | Adding = 'fails',
): Promise<Row[]> {
  if (rows.length === 0) return []
  const whole = rows.map((row) => completed(table, row))
  // A number the database counts itself is left to it.
  const used = fields(table).filter(({ name }) => whole[0]?.[name] !== undefined)
  const names = used.map(({ column }) => quoted(column.name))
  const asSet = writer.dialect === 'postgres' && rows.length > 1
  const rule = typeof meets === 'string' ? meets : `${meets.by} adds ${meets.adds}`
  const key = `+${asSet ? 'set' : 'row'} ${rule} ${getTableName(table)} ${used.length}`
  const text = textOf(writer, key, () => {
    const whenThere = onConflict(table, meets)
    const into = `insert into ${nameOf(table)} (${names.join(', ')})`
    if (asSet)
      return `${into} select ${names.map((name) => `given.${name}`).join(', ')} from ${givenRows(table)}${whenThere}`
    const mark = marker(writer)
    return `${into} values (${names.map(mark).join(', ')})${whenThere}`
  })
  const encoded = (row: Row) => used.map(({ name, encode }) => encode(row[name]))
  const [first] = whole
  if (writer.dialect === 'sqlite') {
    if (first && rows.length === 1) await writer.run(text, encoded(first))
    else await writer.runEach(text, whole.map(encoded))
  } else if (first && rows.length === 1) await writer.send(text, encoded(first))
  else {
    // What is much is waited for: it is kept here until the database has taken it.
    await (rows.length <= few ? writer.send : writer.run)(text, [JSON.stringify(whole)])
    writer.grew(getTableName(table), rows.length)
  }
  return whole
}

/**
 * A row as it will be stored: the values, a new id and the defaults of the table, `null` where there is none. It is a row
 * before anything is written, so that what is made of several parts can be put together in memory and saved at once.
 */
export const newRow = <T extends Table>(table: T, values: T['$inferInsert']): T['$inferSelect'] =>
  completed(table, values as Row) as T['$inferSelect']

/** The names of a table's columns. */
export const columnNames = (table: Table): readonly string[] => fields(table).map(({ name }) => name)

/** The row with its defaults, `null` where it has none. */
function completed(table: Table, given: Row): Row {
  const row: Row = {}
  for (const { name, column } of fields(table)) {
    const value = given[name]
    const start = value === undefined || (value === null && column.notNull)
    row[name] = start ? (column.defaultFn?.() ?? column.default ?? missing(column)) : value
  }
  return row
}

const missing = (column: Column) => (column.hasDefault && column.primary ? undefined : null)

/**
 * Sets columns of all rows that meet these conditions. Columns that tell when a row changed follow. Returns how many rows that were. `undefined` leaves a column alone.
 */
export async function updateRows(
  writer: Writer,
  table: Table,
  conditions: readonly Condition[],
  values: Row,
): Promise<number> {
  const set = fields(table).flatMap(({ name, column, encode }) => {
    const value = values[name] === undefined ? column.onUpdateFn?.() : values[name]
    return value === undefined ? [] : [{ column, value: encode(value) }]
  })
  if (set.length === 0) return 0
  const key = `=${getTableName(table)}|${set.map(({ column }) => column.name)}|${shapeOf(conditions)}`
  const text = textOf(writer, key, () => {
    const mark = marker(writer)
    const changes = set.map(({ column }) => `${quoted(column.name)} = ${mark()}`)
    return `update ${nameOf(table)} set ${changes.join(', ')} where ${textFor(writer, conditions, mark)}`
  })
  return writer.run(text, [...set.map(({ value }) => value), ...valuesFor(writer, conditions)])
}

/** Deletes all rows that meet these conditions. Returns how many rows that were. */
export async function deleteRows(
  writer: Writer,
  table: Table,
  conditions: readonly Condition[],
): Promise<number> {
  const text = textOf(
    writer,
    `-${getTableName(table)}|${shapeOf(conditions)}`,
    () => `delete from ${nameOf(table)} where ${textFor(writer, conditions, marker(writer))}`,
  )
  return writer.run(text, valuesFor(writer, conditions))
}

const textFor = ({ dialect }: Writer, conditions: readonly Condition[], mark: () => string) =>
  conditions
    .map(({ column, kind }) => {
      const name = quoted(column.name)
      if (kind === 'none') return `${name} is null`
      if (kind === 'equal') return `${name} = ${mark()}`
      return dialect === 'sqlite'
        ? `${name} in (select value from json_each(${mark()}))`
        : `${name} = any(${mark()})`
    })
    .join(' and ')

const valuesFor = ({ dialect }: Writer, conditions: readonly Condition[]) =>
  conditions.flatMap((one) => {
    if (one.kind === 'none') return []
    if (one.kind === 'equal') return [one.value]
    return [dialect === 'sqlite' ? JSON.stringify(one.values) : one.values]
  })

/** Changes rows, each by its id. All name the same columns; columns that tell when a row changed follow. */
export async function updateEach(
  writer: Writer,
  table: Table,
  rows: readonly (Row & { id: string })[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const set = fields(table).filter(
    ({ name, column }) => name !== 'id' && (first[name] !== undefined || column.onUpdateFn),
  )
  const value = (row: Row, { name, column }: Field) =>
    row[name] ?? (name in first ? null : column.onUpdateFn?.())
  const names = set.map(({ column }) => quoted(column.name))
  const text = textOf(writer, `#${getTableName(table)}|${names}`, () =>
    writer.dialect === 'sqlite'
      ? `update ${nameOf(table)} set ${names.map((name) => `${name} = ?`).join(', ')} where "id" = ?`
      : `update ${nameOf(table)} set ${names.map((name) => `${name} = given.${name}`).join(', ')} from ${givenRows(table)} where ${nameOf(table)}."id" = given."id"`,
  )
  if (writer.dialect === 'sqlite')
    return writer.runEach(
      text,
      rows.map((row) => [...set.map((field) => field.encode(value(row, field))), row.id]),
    )
  const whole = rows.map((row) => ({
    id: row.id,
    ...Object.fromEntries(set.map((field) => [field.name, value(row, field)])),
  }))
  await writer.run(text, [JSON.stringify(whole)])
}
