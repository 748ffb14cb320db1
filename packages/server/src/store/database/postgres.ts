import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { fillPlaceholders } from 'drizzle-orm/sql'
import pg from 'pg'
import { tracedStatement } from '../../telemetry/tracing'
import { postgresKit } from '../schema/columns-postgres'
import { usePostgresKit } from '../schema/plugin-tables'
import { defineTables } from '../schema/tables'
import { watchedBy } from '../writing/watched-writes'
import { canWrite } from './can-write'
import { codeOf } from './database-errors'
import {
  currentScope,
  databaseOf,
  type Engine,
  inScope,
  type Orm,
  openScope,
  pause,
  type Scope,
  type Statement,
  savepoint,
  type TransactionOptions,
  type Tx,
} from './engine'
import { wholeTransaction } from './finish-transaction'
import { hasPatience, withoutPatience, withPatience } from './patience'
import { type Connection, openConnections, type Query, tries } from './postgres-connections'
import { readingReplicas } from './replicas'
import { StatementNames } from './statement-names'
import { turns } from './turns'

// count(), sum() and bigint columns as numbers: amounts are checked to be safe integers at every edge.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

export const postgresTables = defineTables(postgresKit)
usePostgresKit(postgresKit)

const retried = new Set(['40001', '40P01'])

interface Options {
  poolSize?: number | undefined
  pooler?: 'transaction' | undefined
  /** How many texts of queries are remembered, and how many of them one connection may keep as statements. */
  mostStatements?: number | undefined
  /** Servers that follow this one, to be read from. */
  replicaUrls?: readonly string[] | undefined
  /** Is told of a server among them that follows another database. */
  onStrangeReplica?: ((at: number) => void) | undefined
}

/** What a transaction that nobody waits for may take of the database, in ms. */
const longest = 300_000
/** How soon the database has to say that it can be written, in ms. */
const promptly = 3_000

/** What a server and all that follow it block by block have in common, and nobody else. */
const sameDatabase =
  "select system_identifier::text || ' ' || current_database() as identity from pg_control_system()"

/** PostgreSQL: a pool, one connection a transaction, serialisation failures and deadlocks tried again. */
export function postgresEngine(url: string, options: Options = {}): Engine {
  const { poolSize, pooler, mostStatements = 1000, replicaUrls = [], onStrangeReplica = () => {} } = options
  const connections = openConnections(url, { poolSize, pooler, mostStatements })
  let heard: ((text: string) => void) | undefined
  const query = (asked: Query): Promise<pg.QueryResult> => {
    heard?.(asked.text)
    return tracedStatement('postgresql', asked.text, () => ask(asked))
  }
  const ask = async (asked: Query): Promise<pg.QueryResult> => {
    const connection = currentScope()?.client as Connection | undefined
    if (connection) return connection.query(asked)
    await turns.toWrite()
    return connections.read(asked)
  }
  const client = {
    query: (asked: Query, values?: unknown[]) => query({ ...asked, values: values ?? asked.values }),
  }
  const orm = drizzle({
    client: client as unknown as pg.Pool,
    schema: postgresTables as never,
  }) as unknown as Orm
  const names = new StatementNames(mostStatements)
  // A statement that one transaction has named is unknown to the connection of the next, where a pooler lends them.
  const nameOf = (text: string) => (pooler ? undefined : names.of(text))

  const identity = async () => {
    const { rows } = await query({ text: sameDatabase })
    return (rows[0] as { identity: string } | undefined)?.identity
  }
  const replicas =
    replicaUrls.length > 0
      ? readingReplicas(
          replicaUrls.map((address) => postgresEngine(address, { poolSize, pooler, mostStatements })),
          async (replica) => (await replica.identity?.()) === (await identity()),
          onStrangeReplica,
        )
      : undefined

  const words: Parameters<typeof databaseOf>[2] = {
    dialect: 'postgres',
    replicas,
    rows: async <T>(statement: Statement, values: Record<string, unknown> = {}) => {
      const { text, isNested } = statement
      const result = await query({
        name: nameOf(text),
        text,
        values: fillPlaceholders(statement.params, values),
        ...(isNested ? { rowMode: 'array' } : {}),
      })
      if (!isNested) return result.rows as T[]
      const build = names.builder(text, () => result.fields.map(({ name }) => name))
      return (result.rows as unknown[][]).map(build) as T[]
    },
    inList: (column, placeholder) => sql`${column} = any(${sql.placeholder(placeholder)})`,
    isAmong: (column, values) => sql`${column} = any(${sql.param(values)})`,
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
    send: async (text, values) => {
      const connection = currentScope()?.client as Connection | undefined
      if (!connection) return void (await run(text, values))
      heard?.(text)
      await tracedStatement('postgresql', text, () => connection.send({ name: nameOf(text), text, values }))
    },
    grew: (table, rows) => {
      const before = inserted.get(table) ?? 0
      const after = before + rows
      inserted.set(table, after)
      if (leaps.some((leap) => before < leap && leap <= after))
        currentScope()?.after.push(() => query({ text: `analyze "${table}"` }))
    },
  })

  return {
    dialect: 'postgres',
    db,
    async transaction<T>(work: (tx: Tx) => PromiseLike<T>, options: TransactionOptions = {}): Promise<T> {
      const outer = currentScope()
      if (outer) return savepoint(outer, () => work(db))
      await turns.toWrite()
      if (!hasPatience()) return withPatience(longest, () => this.transaction(work, options))
      for (let attempt = 0, dead = 0; ; ) {
        const connection = await tracedStatement('postgresql', 'BEGIN', () => connections.begin())
        const scope = openScope(
          (text) => (text.startsWith('ROLLBACK') ? connection.undo(text) : connection.query({ text })),
          options.durability ?? 'at_once',
          connection,
        )
        try {
          const value = await inScope(scope, () => wholeTransaction(db, orm, scope, work))
          scope.alive = false
          await tracedStatement('postgresql', 'COMMIT', () => connection.commit(scope.durability))
          runAfter(scope)
          return value
        } catch (error) {
          scope.alive = false
          await connection.rollBack()
          // Of a connection that was dead already nothing has happened yet: another takes its place.
          if (!connection.hasAnswered() && codeOf(error) === '08006' && ++dead < tries) continue
          if (!retried.has(codeOf(error) ?? '') || ++attempt > 5) throw error
        } finally {
          connection.release()
        }
        await pause(5 + Math.random() * 20 * 2 ** (attempt - 1))
      }
    },
    detached: (work) => withoutPatience(() => inScope(undefined, work)),
    observe(listener) {
      heard = listener
      return () => {
        heard = undefined
      }
    },
    script: async (text) => {
      await query({ text })
    },
    writtenElsewhere: () => false,
    writable() {
      return withPatience(promptly, () => canWrite(this))
    },
    checkpoint: async () => {},
    identity,
    async close() {
      await Promise.all([connections.close(), replicas?.close()])
    },
  }
}

/** What was to happen after the commit. It outlives the request, and nothing in it can undo what is kept. */
function runAfter({ after }: Scope): void {
  withoutPatience(() =>
    watchedBy(undefined, () => {
      for (const work of after) void (async () => work())().catch(() => {})
    }),
  )
}
