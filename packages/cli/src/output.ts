import { csvText } from './csv'
import type { OutputFlags } from './flags'
import { CommandError, data, exit } from './shell'
import { recordTable, rowTable } from './table'

export type Row = Readonly<Record<string, unknown>>
type Format = 'table' | 'json' | 'ndjson' | 'csv'

/** How to print. @throws CommandError for flags that say two things */
export function formatOf({ json, ndjson, output }: OutputFlags): Format {
  const said = new Set([json && 'json', ndjson && 'ndjson', output].filter(Boolean) as Format[])
  if (said.size > 1)
    throw new CommandError(`${[...said].join(' and ')} are two formats`, exit.usage, 'Say one of them')
  return [...said][0] ?? 'table'
}

/** The names of `--fields`, dotted where they lead into relations; undefined when all is wanted. */
export function fieldsOf({ fields }: OutputFlags): string[] | undefined {
  if (fields === undefined) return undefined
  const names = fields.split(',').map((name) => name.trim())
  if (names.some((name) => !/^[\w-]+(\.[\w-]+)*$/.test(name)))
    throw new CommandError(
      `--fields ${fields} is not a list of names`,
      exit.usage,
      'Write id,title,variants.sku',
    )
  return names
}

/** Prints rows: `preferred` are the columns of a table when nobody asked for some. */
export function printRows(rows: readonly Row[], flags: OutputFlags, preferred: readonly string[] = []): void {
  const fields = fieldsOf(flags)
  const shown = fields ? rows.map((row) => picked(row, fields)) : rows
  const format = formatOf(flags)
  if (format === 'json') data(JSON.stringify(shown))
  else if (format === 'ndjson') for (const row of shown) data(JSON.stringify(row))
  else if (format === 'csv') process.stdout.write(csvText(fields ?? keysOf(rows), shown))
  else {
    const text = rowTable(fields ?? tableColumns(rows, preferred), shown)
    if (text) data(text)
  }
}

/** Prints one record: its fields one below the other, unless a program reads it. */
export function printRecord(record: Row, flags: OutputFlags): void {
  const fields = fieldsOf(flags)
  const shown = fields ? picked(record, fields) : record
  const format = formatOf(flags)
  if (format === 'csv') process.stdout.write(csvText(fields ?? Object.keys(record), [shown]))
  else data(format === 'table' ? recordTable(shown) : JSON.stringify(shown))
}

/** Some of the fields of a row, under the names that were asked for; what it does not have is null. */
export const picked = (row: Row, fields: readonly string[]): Row =>
  Object.fromEntries(fields.map((field) => [field, valueAt(row, field.split('.')) ?? null]))

function valueAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value
  if (Array.isArray(value)) return value.map((one) => valueAt(one, [name, ...rest]) ?? null)
  if (value === null || typeof value !== 'object') return undefined
  return valueAt((value as Row)[name], rest)
}

const keysOf = (rows: readonly Row[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))]

/** Names that tell records apart, for people, in the order in which they say most. */
const telling = [
  'id',
  'display_id',
  'code',
  'title',
  'name',
  'handle',
  'sku',
  'email',
  'first_name',
  'last_name',
  'type',
  'status',
  'payment_status',
  'fulfillment_status',
  'currency_code',
  'amount',
  'total',
  'value',
  'created_at',
]
const widest = 7

/** The columns a table has when nobody asked for some: few enough to be read. */
function tableColumns(rows: readonly Row[], preferred: readonly string[]): string[] {
  const known = new Set(keysOf(rows))
  const columns = (preferred.length ? preferred : telling).filter((name) => known.has(name))
  return columns.length > 1 || known.size === columns.length
    ? columns.slice(0, widest)
    : [...known].slice(0, widest)
}
