import { Column, type GetColumnData, getTableName, is, SQL, sql } from 'drizzle-orm'
import type { Db, Row, Statement } from './engine'

interface Built {
  toSQL(): { sql: string; params: unknown[] }
  /** What a select answers; a write says nothing of it, and its columns come as the database has them. */
  _?: { selectedFields?: Record<string, unknown> }
}

/** A column with its table: a query of one table would name its columns alone, also inside subqueries. */
export const full = (column: Column) =>
  sql`${sql.identifier(getTableName(column.table))}.${sql.identifier(column.name)}`

/** The columns that stand behind the aliases of joined tables. */
const sources = new WeakMap<object, Column>()

/** A column under another name, which is decoded as it is under its own. */
function aliased<Value>(column: Column, name: string): SQL.Aliased<Value> {
  const alias = sql<Value>`${column}`.as(name)
  sources.set(alias, column)
  return alias
}

/** Columns under the name of what they are joined as. */
type Nested<Name extends string, Columns extends Record<string, Column>> = {
  [Key in keyof Columns & string as `${Name}.${Key}`]: SQL.Aliased<GetColumnData<Columns[Key]>>
}

/**
 * Columns of a joined table under a name of their own: the row holds them as an object of that name, null where the
 * join found nothing.
 */
export const nested = <Name extends string, Columns extends Record<string, Column>>(
  name: Name,
  columns: Columns,
) =>
  Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [`${name}.${key}`, aliased(column, `${name}.${key}`)]),
  ) as Nested<Name, Columns>

/** A column, under its own name, of which the conditions of the query leave no row without a value. */
export const present = <Of extends Column>(column: Of) =>
  aliased<NonNullable<GetColumnData<Of>>>(column, column.name)

type NameOf<Key> = Key extends `${infer Name}.${string}` ? Name : never

/** A row as the statement gives it: what was selected as `rule.type` is `type` of its `rule`. */
type Unfolded<Flat> = {
  [Key in keyof Flat as Key extends `${string}.${string}` ? never : Key]: Flat[Key]
} & {
  [Name in NameOf<keyof Flat>]: {
    [Key in keyof Flat as Key extends `${Name}.${infer Inner}` ? Inner : never]: Flat[Key]
  }
}

/** What a query selects, or a write gives back; nobody knows what others do. */
type FoundBy<Query> = Query extends { _: { result: (infer Flat)[] } }
  ? NameOf<keyof Flat> extends never
    ? Flat
    : Unfolded<Flat>
  : Row

/** Which selected columns SQLite gives back as numbers or texts though they are booleans or JSON. */
const decodersOf = (fields: Record<string, unknown>): Statement['decode'] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const column = is(field, Column) ? field : sources.get(field as object)
    if (!column) return []
    const kind = column.dataType === 'boolean' ? 'bool' : column.dataType === 'json' ? 'json' : undefined
    return kind ? [[name, kind] as const] : []
  })

export function statementOf(query: unknown, fields?: Record<string, unknown>): Statement {
  const built = query as Built
  const { sql: text, params } = built.toSQL()
  const selected = fields ?? built._?.selectedFields ?? {}
  for (const [name, field] of Object.entries(selected))
    if (is(field, SQL)) throw new Error(`Give the computed column ${name} an alias: sql\`…\`.as('${name}')`)
  const isNested = Object.keys(selected).some((name) => name.includes('.'))
  return { text, params, decode: decodersOf(selected), isNested }
}

/**
 * A query built once for each database and then only run: building costs more than running.
 * Values are named with `sql.placeholder('name')` and handed to `db.rows(statement, values)`.
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Statement<FoundBy<Query>> {
  const statements = new WeakMap<Db, Statement<FoundBy<Query>>>()
  return (db) => {
    let statement = statements.get(db)
    if (!statement) {
      statement = statementOf(build(db))
      statements.set(db, statement)
    }
    return statement
  }
}
