import { invalidData } from '../../../errors'
import type { ImportProblem } from '../imported-product'
import type { ImportKind, RecordOf } from '../imported-record'
import { type Columns, nearestField, plainHeader } from './columns'
import type { Format, ReadRecord, ReadSettings } from './format'
import { RowReader } from './row-reader'
import { knows, likeness, openTable, type Table } from './table'

/** A format whose every row is a record of its own. */
interface RowFormat<Field extends string, Kind extends ImportKind> {
  id: string
  name: string
  kind: Kind
  columns: Columns<Field>
  required: readonly NoInfer<Field>[]
  /** Any one of these is there besides. */
  oneOf?: readonly NoInfer<Field>[]
  /** Told by what it has that its kin have not: a header like that raises what it looks like. */
  marks?: readonly NoInfer<Field>[]
  /** Columns that come in numbers or by name. */
  pattern?: RegExp
  isAmount?: (header: string, field: NoInfer<Field> | undefined) => boolean
  /** What becomes of columns the format does not know. */
  rest: 'metadata' | 'passed over'
  /** Whether a column that is not known may be one that is known, spelled wrong; true without it. */
  hasHints?: boolean
  /** Whether a header has what no single column stands for. */
  isEnough?(header: readonly string[]): boolean
  /** What else a file has to have. @throws invalid_data */
  asks?(table: Table<NoInfer<Field>>): void
  /** The record of a row; undefined when the reader noted why there is none, or the row says nothing. */
  record(
    row: RowReader<NoInfer<Field>>,
    table: Table<NoInfer<Field>>,
    settings: ReadSettings,
  ): RecordOf<NoInfer<Kind>> | undefined
}

/** A format from what its rows mean. */
export function rowFormat<Field extends string, Kind extends ImportKind>(
  spec: RowFormat<Field, Kind>,
): Format {
  const { id, name, kind, columns, required, oneOf = [], marks = [], pattern } = spec
  const named = (field: Field) => columns[field][0] ?? field
  const isKnown = knows(columns, pattern)
  const has = (header: readonly string[], fields: readonly Field[]) =>
    header.some(knows(Object.fromEntries(fields.map((field) => [field, columns[field]]))))
  return {
    id,
    name,
    kind,
    columns: {
      required: [...required.map(named), ...(oneOf.length > 0 ? [oneOf.map(named).join(' or ')] : [])],
      known: Object.keys(columns).map((field) => named(field as Field)),
    },
    fields: columns,
    needs: { all: required, oneOf },
    detect({ header }) {
      const like = likeness(
        header,
        required.map((field) => headerLike(header, [...columns[field], field])),
        isKnown,
      )
      if (oneOf.length > 0 && !has(header, oneOf)) return like / 2
      if (spec.isEnough && !spec.isEnough(header)) return like / 2
      return marks.length > 0 && !has(header, marks) ? like * 0.8 : like
    },
    async *read(source, settings) {
      const table = await openTable(source, columns, settings, spec.isAmount ?? (() => false))
      if (!table) throw invalidData(`${source.name} holds no rows`)
      assertColumns(table, name, required, oneOf)
      spec.asks?.(table)
      yield* readRows(spec, table, settings)
    },
  }
}

async function* readRows<Field extends string, Kind extends ImportKind>(
  { rest, record: recordOf, name, hasHints = true }: RowFormat<Field, Kind>,
  table: Table<Field>,
  settings: ReadSettings,
): AsyncGenerator<ReadRecord> {
  let hints: ImportProblem[] = hasHints ? columnHints(table, name, rest) : []
  for await (const row of table.rows()) {
    const reader = new RowReader(table, row)
    const record = recordOf(reader, table, settings)
    const problems = [...hints, ...reader.problems]
    hints = []
    yield { line: row.line, rows: 1, problems, ...(record && !reader.isRefused ? { record } : {}) }
  }
}

/** The spelling of a column that a header has, or the first of them. */
const headerLike = (header: readonly string[], spelled: readonly string[]): string =>
  spelled.find((one) => header.some((name) => plainHeader(name) === plainHeader(one))) ?? spelled[0] ?? ''

/** @throws invalid_data that names the columns a file lacks */
export function assertColumns<Field extends string>(
  { columns, found }: Table<Field>,
  format: string,
  required: readonly Field[],
  oneOf: readonly Field[] = [],
): void {
  const named = (field: Field) => columns[field][0] ?? field
  const lacks = required.filter((field) => found.names[field] === undefined).map(named)
  if (oneOf.length > 0 && oneOf.every((field) => found.names[field] === undefined))
    lacks.push(oneOf.map(named).join(' or '))
  if (lacks.length > 0)
    throw invalidData(
      `The file has no column ${lacks.join(' and none ')}, which ${format} need; --map "Their column=${required[0] ?? oneOf[0]}" says which of its columns it is`,
    )
}

/** What a person should know of the columns of a file: what one that is not known may have been meant for. */
export function columnHints<Field extends string>(
  { columns, found }: Table<Field>,
  format: string,
  rest: 'metadata' | 'passed over',
): ImportProblem[] {
  return found.unknown.flatMap((header) => {
    const field = header ? nearestField(header, columns, found.names) : undefined
    if (!field) return []
    const kept = rest === 'metadata' ? 'kept in metadata' : 'passed over'
    return {
      line: 1,
      column: header,
      level: 'warning' as const,
      message: `this is no column of ${format}; it is ${kept}`,
      hint: `if it is the column ${columns[field][0]}, say so by --map "${header}=${field}"`,
    }
  })
}
