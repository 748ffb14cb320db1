import { Column, getTableName, is, SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from './engine'

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

/**
 * Columns of a joined table under a name of their own: the row holds them as an object of that name, null where the
 * join found nothing.
 */
export const nested = <Columns extends Record<string, Column>>(name: string, columns: Columns) =>
  Object.fromEntries(
    Object.entries(columns).map(([key, column]) => {
      const alias = sql`${column}`.as(`${name}.${key}`)
      sources.set(alias, column)
      return [`${name}.${key}`, alias]
    }),
  )

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
export function prepared(build: (db: Db) => unknown): (db: Db) => Statement {
  const statements = new WeakMap<Db, Statement>()
  return (db) => {
    let statement = statements.get(db)
    if (!statement) {
      statement = statementOf(build(db))
      statements.set(db, statement)
    }
    return statement
  }
}
