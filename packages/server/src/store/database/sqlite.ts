import { AsyncResource } from 'node:async_hooks'
import Database from 'better-sqlite3'
import { sql } from 'drizzle-orm'
import { fillPlaceholders } from 'drizzle-orm/sql'
import { drizzle } from 'drizzle-orm/sqlite-proxy'
import { tracedStatement } from '../../telemetry/tracing'
import { sqliteTables } from '../schema/sqlite-tables'
import { watchedBy } from '../writing/watched-writes'
import { canWrite } from './can-write'
import {
  currentScope,
  type Durability,
  databaseOf,
  type Engine,
  inScope,
  type Orm,
  openScope,
  pause,
  type Row,
  type Scope,
  type Statement,
  savepoint,
  scopes,
  type TransactionOptions,
  type Tx,
} from './engine'
import { wholeTransaction } from './finish-transaction'
import { type RowBuilder, rowBuilder } from './row-builder'
import { nextTurn, turns } from './turns'
import { noFlush, walFlush } from './wal-flush'

interface Options {
  /** False does not wait for the disk: for tests and imports into a new file. */
  isFlushed?: boolean | undefined
  /** How many waiting transactions may share one wait for the disk, and for how long they may gather, in ms. */
  groupSize?: number
  groupMs?: number
}

interface Job {
  durability: Durability
  run: (scope: Scope) => Promise<unknown>
  resolve: (value: never) => void
  reject: (error: unknown) => void
  value?: unknown
  error?: unknown
  failed?: boolean
  scope?: Scope
  /** It is answered only when what it wrote is on the disk. */
  isUrgent?: boolean
}

const connect = (file: string, readonly: boolean) => {
  const connection = new Database(file, { readonly })
  if (!readonly) connection.pragma('journal_mode=WAL')
  const hasLog = connection.pragma('journal_mode', { simple: true }) === 'wal'
  // What is committed is brought to the disk by `walFlush`; SQLite itself waits for it only before it moves the log into the file. A
  // file system that bears no log is left to SQLite.
  connection.pragma(`synchronous=${hasLog ? 'NORMAL' : 'FULL'}`)
  connection.pragma('foreign_keys=ON')
  // The busy timeout blocks the event loop, so the writer retries on its own, asynchronously.
  connection.pragma(`busy_timeout=${readonly ? 2000 : 0}`)
  connection.pragma('cache_size=-32768')
  // Pages that one transaction after another changes are moved into the file once, not each time.
  if (!readonly) connection.pragma('wal_autocheckpoint=8000')
  connection.pragma('temp_store=MEMORY')
  const raw = new Map<string, Database.Statement>()
  let changes = 0
  const readers = new Map<string, { statement: Database.Statement; build: RowBuilder }>()
  const remember = <T>(cache: Map<string, T>, text: string, make: () => T): T => {
    let known = cache.get(text)
    if (known === undefined) {
      known = make()
      if (cache.size >= 2000) cache.delete(cache.keys().next().value as string)
      cache.set(text, known)
    }
    return known
  }
  const prepare = (text: string) => {
    const statement = connection.prepare(text)
    if (statement.reader) statement.raw(true)
    return statement
  }
  return {
    connection,
    hasLog,
    /** How many statements that may change something it has run. */
    changes: () => changes,
    /** For drizzle, which maps arrays itself. */
    arrays(text: string, params: unknown[] = [], method = 'run'): unknown[] {
      const statement = remember(raw, text, () => prepare(text))
      if (!statement.readonly) changes += 1
      if (!statement.reader) {
        statement.run(params)
        return []
      }
      return (method === 'get' ? statement.get(params) : statement.all(params)) as unknown[]
    },
    /** Runs a statement that answers nothing, and tells how many rows it changed. */
    run(text: string, params: unknown[] = []): number {
      const statement = remember(raw, text, () => prepare(text))
      if (!statement.readonly) changes += 1
      return statement.run(params).changes
    },
    /** Arrays turned into objects of one hidden class are twice as fast as the driver's own objects. */
    objects({ text, decode }: Statement, params: unknown[]): Row[] {
      const { statement, build } = remember(readers, text, () => {
        const made = prepare(text)
        return {
          statement: made,
          build: rowBuilder(
            made.columns().map(({ name }) => name),
            decode,
          ),
        }
      })
      if (!statement.readonly) changes += 1
      return (statement.all(params) as unknown[][]).map(build)
    },
  }
}

/**
 * Embedded SQLite: one writer and one reader on a WAL file. Readers never block and never see uncommitted rows;
 * waiting writers share one `BEGIN IMMEDIATE … COMMIT` and so one wait for the disk, each in a savepoint of its own.
 */
export function sqliteEngine(file: string, options: Options = {}): Engine {
  const { isFlushed = true, groupSize = 64, groupMs = 8 } = options
  const writer = connect(file, false)
  const reader = connect(file, true)
  const flush = isFlushed && writer.hasLog ? walFlush(file) : noFlush
  let heard: ((text: string) => void) | undefined
  let seenVersion: unknown
  const connectionFor = (text: string) => {
    heard?.(text)
    return currentScope() ? writer : reader
  }

  const turn = () => (currentScope() ? undefined : turns.toRead())

  const orm = drizzle(
    async (text, params, method) => {
      await turn()
      const connection = connectionFor(text)
      return {
        rows: tracedStatement('sqlite', text, () => connection.arrays(text, params, method)) as never[],
      }
    },
    async () => {
      throw new Error('Batches are not used')
    },
    { schema: sqliteTables },
  ) as unknown as Orm

  const words: Parameters<typeof databaseOf>[2] = {
    dialect: 'sqlite',
    rows: async <T>(statement: Statement, values: Record<string, unknown> = {}) => {
      await turn()
      const connection = connectionFor(statement.text)
      const params = fillPlaceholders(statement.params, values)
      return tracedStatement('sqlite', statement.text, () => connection.objects(statement, params)) as T[]
    },
    inList: (column, placeholder) =>
      sql`${column} in (select value from json_each(${sql.placeholder(placeholder)}))`,
    isAmong: (column, values) => sql`${column} in (select value from json_each(${JSON.stringify(values)}))`,
    list: (values) => JSON.stringify(values),
    like: (column, pattern) => sql`lower(${column}) like ${pattern.toLowerCase()} escape '\\'`,
    lock: (query) => query,
    lockSkipping: (query) => query,
  }
  const db: Tx = databaseOf(orm, sqliteTables, words, {
    dialect: 'sqlite',
    run: async (text, values) => {
      const connection = connectionFor(text)
      return tracedStatement('sqlite', text, () => connection.run(text, values))
    },
    runEach: async (text, rows) => {
      const connection = connectionFor(text)
      tracedStatement('sqlite', text, () => {
        for (const values of rows) connection.run(text, values)
      })
    },
  })

  const queue: Job[] = []
  let draining = false

  const begin = async () => {
    for (let attempt = 0; ; attempt++) {
      try {
        writer.run('BEGIN IMMEDIATE')
        return
      } catch (error) {
        // Another process is writing: wait without blocking the event loop, 10 s at most.
        const busy = String((error as { code?: string }).code).startsWith('SQLITE_BUSY')
        if (!busy || attempt > 400) throw error
        await pause(Math.random() * Math.min(40, 2 + attempt))
      }
    }
  }

  /** Tells whoever waits how it ended, and does what was to follow. */
  const answer = (jobs: readonly Job[]) => {
    for (const job of jobs) {
      if (job.failed) {
        job.reject(job.error)
        continue
      }
      job.resolve(job.value as never)
      // Nothing in here can undo what is kept, for this job or those that shared its commit.
      for (const work of job.scope?.after ?? []) void (async () => work())().catch(() => {})
    }
  }

  /** One transaction for as many waiting ones as fit. */
  const commitGroup = async () => {
    const done: Job[] = []
    let isChanged = false
    try {
      await begin()
      const until = performance.now() + groupMs
      while (queue.length > 0 && done.length < groupSize && performance.now() < until) {
        const job = queue.shift() as Job
        done.push(job)
        const scope = openScope(async (text) => writer.run(text), job.durability)
        const before = writer.changes()
        job.scope = scope
        // The first of a group needs no savepoint: what it leaves undone is the whole transaction.
        const alone = done.length === 1
        try {
          job.value = await (alone ? job.run(scope) : savepoint(scope, () => job.run(scope)))
          const hasWritten = writer.changes() > before
          job.isUrgent = hasWritten && scope.durability === 'at_once'
          isChanged ||= hasWritten
        } catch (error) {
          job.failed = true
          job.error = error
          if (alone) {
            writer.run('ROLLBACK')
            await begin()
          }
        }
        scope.alive = false
      }
      writer.run('COMMIT')
      if (isChanged) flush.soon()
      const urgent = done.filter(({ isUrgent }) => isUrgent)
      answer(done.filter(({ isUrgent }) => !isUrgent))
      if (urgent.length === 0) return
      await flush.now()
      answer(urgent)
    } catch (error) {
      if (writer.connection.inTransaction) writer.run('ROLLBACK')
      if (done.length === 0) done.push(queue.shift() as Job)
      for (const job of done) job.reject(error)
    }
  }

  const drain = async () => {
    draining = true
    while (queue.length > 0) {
      await commitGroup()
      // Whoever was answered may write again at once: without a break their line would never end for the sockets.
      await nextTurn()
    }
    draining = false
  }

  return {
    dialect: 'sqlite',
    db,
    transaction<T>(
      work: (tx: Tx) => PromiseLike<T>,
      { durability = 'at_once' }: TransactionOptions = {},
    ): Promise<T> {
      const outer = currentScope()
      if (outer) return savepoint(outer, () => work(db))
      // The drain loop belongs to whoever came first; each job keeps its own caller's context.
      const caller = new AsyncResource('transaction')
      const queued = () =>
        new Promise<T>((resolve, reject) => {
          queue.push({
            durability,
            run: (scope) =>
              caller.runInAsyncScope(() => inScope(scope, () => wholeTransaction(db, orm, scope, work))),
            resolve: resolve as Job['resolve'],
            reject,
          })
          if (!draining) void watchedBy(undefined, () => scopes.run(undefined, drain))
        })
      const turn = turns.toWrite()
      return turn ? turn.then(queued) : queued()
    },
    detached: (work) => inScope(undefined, work),
    observe(listener) {
      heard = listener
      return () => {
        heard = undefined
      }
    },
    script: async (text) => {
      writer.connection.exec(text)
    },
    writtenElsewhere() {
      // It changes whenever a connection other than this one commits.
      const version = writer.connection.pragma('data_version', { simple: true })
      const isChanged = seenVersion !== undefined && version !== seenVersion
      seenVersion = version
      return isChanged
    },
    writable() {
      return canWrite(this)
    },
    async checkpoint() {
      writer.connection.pragma('wal_checkpoint(TRUNCATE)')
    },
    async close() {
      while (draining) await pause(1)
      await flush.close()
      reader.connection.close()
      writer.connection.close()
    },
  }
}
