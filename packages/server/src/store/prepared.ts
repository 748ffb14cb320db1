import { Column, is, SQL } from 'drizzle-orm'
import type { Db, Statement } from './engine'

interface Built {
  toSQL(): { sql: string; params: unknown[] }
  _: { selectedFields?: Record<string, unknown> }
}

/** Which selected columns SQLite gives back as numbers or texts though they are booleans or JSON. */
const decodersOf = (fields: Record<string, unknown>): Statement['decode'] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (!is(field, Column)) return []
    const kind = field.dataType === 'boolean' ? 'bool' : field.dataType === 'json' ? 'json' : undefined
    return kind ? [[name, kind] as const] : []
  })

export function statementOf(query: unknown, fields?: Record<string, unknown>): Statement {
  const built = query as Built
  const { sql: text, params } = built.toSQL()
  const selected = fields ?? built._.selectedFields ?? {}
  for (const [name, field] of Object.entries(selected))
    if (is(field, SQL)) throw new Error(`Give the computed column ${name} an alias: sql\`…\`.as('${name}')`)
  return { text, params, decode: decodersOf(selected) }
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
