import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { fillPlaceholders } from 'drizzle-orm/sql'
import pg from 'pg'
import { canWrite } from './can-write'
import { postgresKit } from './columns-postgres'
import {
  currentScope,
  databaseOf,
  type Engine,
  inScope,
  type Orm,
  openScope,
  pause,
  type Statement,
  savepoint,
  type Tx,
} from './engine'
import { wholeTransaction } from './finish-transaction'
import { type RowBuilder, rowBuilder } from './row-builder'
import { defineTables } from './tables'
import { watchedBy } from './watched-writes'

// count(), sum() and bigint columns as numbers: amounts are checked to be safe integers at every edge.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

export const postgresTables = defineTables(postgresKit)

const retried = new Set(['40001', '40P01'])
const codeOf = (error: unknown): string | undefined => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return cause?.code ?? code
}

/** PostgreSQL: a pool, one connection a transaction, serialisation failures and deadlocks tried again. */
export function postgresEngine(url: string, options: { poolSize?: number } = {}): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 5000,
    options: '-c statement_timeout=10000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=30000',
  })
  // A connection lost while idle is replaced at the next use; the pool must not end the process over it.
  pool.on('error', () => {})

  type Query = (...args: unknown[]) => Promise<pg.QueryResult>
  let heard: ((text: string) => void) | undefined
  const query: Query = (...args) => {
    const [first] = args
    heard?.(typeof first === 'string' ? first : (first as { text: string }).text)
    const client = (currentScope()?.client as pg.PoolClient | undefined) ?? pool
    return (client.query as unknown as Query).apply(client, args)
  }
  const orm = drizzle({
    client: { query } as unknown as pg.Pool,
    schema: postgresTables as never,
  }) as unknown as Orm
  const builders = new Map<string, RowBuilder>()
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    let name = names.get(text)
    if (!name) {
      name = `q${names.size}`
      names.set(text, name)
    }
    return name
  }

  const words: Parameters<typeof databaseOf>[2] = {
    dialect: 'postgres',
    rows: async <T>(statement: Statement, values: Record<string, unknown> = {}) => {
      const { text, isNested } = statement
      const result = await query({
        name: nameOf(text),
        text,
        values: fillPlaceholders(statement.params, values),
        ...(isNested ? { rowMode: 'array' } : {}),
      })
      if (!isNested) return result.rows as T[]
      let build = builders.get(text)
      if (!build) {
        build = rowBuilder(
          result.fields.map(({ name }) => name),
          [],
        )
        builders.set(text, build)
      }
      return (result.rows as unknown[][]).map(build) as T[]
    },
    inList: (column, placeholder) => sql`${column} = any(${sql.placeholder(placeholder)})`,
    list: (values) => values,
    like: (column, pattern) => sql`lower(${column}) like ${pattern.toLowerCase()} escape '\\'`,
    lock: (locked) => (locked as unknown as { for(mode: string): typeof locked }).for('update'),
    lockSkipping: (locked) =>
      (locked as unknown as { for(mode: string, o: object): typeof locked }).for('update', {
        skipLocked: true,
      }),
  }
  // A statement prepared while a table was empty reads it from end to end until its statistics change. PostgreSQL gets
  // round to them a minute later, which in an import is an eternity.
  const inserted = new Map<string, number>()
  const leaps = [200, 2_000, 20_000, 200_000]
  const run = async (text: string, values: unknown[]) =>
    (await query({ name: nameOf(text), text, values })).rowCount ?? 0
  const db: Tx = databaseOf(orm, postgresTables, words, {
    dialect: 'postgres',
    run,
    grew: (table, rows) => {
      const before = inserted.get(table) ?? 0
      const after = before + rows
      inserted.set(table, after)
      if (leaps.some((leap) => before < leap && leap <= after))
        currentScope()?.after.push(() => query(`analyze "${table}"`))
    },
  })

  return {
    dialect: 'postgres',
    db,
    async transaction<T>(work: (tx: Tx) => PromiseLike<T>): Promise<T> {
      const outer = currentScope()
      if (outer) return savepoint(outer, () => work(db))
      for (let attempt = 0; ; attempt++) {
        const client = await pool.connect()
        const scope = openScope((text) => client.query(text), client)
        let broken: Error | undefined
        try {
          await client.query('BEGIN')
          const value = await inScope(scope, () => wholeTransaction(db, orm, scope, work))
          scope.alive = false
          await client.query('COMMIT')
          watchedBy(undefined, () => {
            for (const after of scope.after) void Promise.resolve(after()).catch(() => {})
          })
          return value
        } catch (error) {
          scope.alive = false
          await client.query('ROLLBACK').catch((failure: Error) => {
            broken = failure
          })
          if (!retried.has(codeOf(error) ?? '') || attempt >= 5) throw error
        } finally {
          client.release(broken)
        }
        await pause(5 + Math.random() * 20 * 2 ** attempt)
      }
    },
    detached: (work) => inScope(undefined, work),
    observe(listener) {
      heard = listener
      return () => {
        heard = undefined
      }
    },
    script: async (text) => {
      await query(text)
    },
    writable() {
      return canWrite(this)
    },
    checkpoint: async () => {},
    close: () => pool.end(),
  }
}
