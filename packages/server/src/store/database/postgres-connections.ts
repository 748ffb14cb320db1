import pg from 'pg'
import { codeOf, DatabaseAway } from './database-errors'
import type { Durability } from './engine'
import { GatheringSocket } from './gathering-socket'
import { timeLeft, waiting, withoutPatience } from './patience'
import { usualPoolSize } from './pool-size'

export interface Query {
  text: string
  name?: string | undefined
  values?: unknown[] | undefined
  rowMode?: 'array' | undefined
}

/** What is known of a connection as long as it lasts. */
interface Known {
  /** The names of the statements it holds. */
  statements: Set<string>
  /** When it last answered. */
  heardAt: number
}

/** The queries under way, the oldest first. */
type Open = Set<{ since: number }>

/** A connection that somebody holds alone, until it is released. */
export interface Connection {
  /** @throws DatabaseAway when it is lost, or no answer comes in time: from then on it answers nothing more */
  query(query: Query): Promise<pg.QueryResult>
  /**
   * Sends a statement of which nothing is wanted but that it succeeds. Where it fails, what is asked next is refused with its
   * error, the commit at the latest. Waits only while much is under way.
   */
  send(query: Query): Promise<void>
  /** Goes back to a savepoint, and with it from what failed since. */
  undo(text: string): Promise<void>
  /**
   * Where it may be kept soon, the server answers before it is on its disk, which takes it another 0.6 s at most (three times its
   * `wal_writer_delay`).
   * @throws DatabaseAway `08007` when it is lost meanwhile: then nobody knows whether the transaction is kept
   */
  commit(durability: Durability): Promise<void>
  /** Undoes what is open. A connection that does not even answer this is given up, which undoes it too. */
  rollBack(): Promise<void>
  /** Whether it answers at once. */
  isAlive(): Promise<boolean>
  /** Whether the server has answered anything since it was taken. */
  hasAnswered(): boolean
  release(): void
}

export interface Connections {
  /** Runs one query that only reads. One that is lost on the way is asked again on another connection. */
  read(query: Query): Promise<pg.QueryResult>
  /**
   * A connection on which a transaction begins. Its BEGIN and the first statements travel together, so one that has died since
   * it was last used may show it with these: `hasAnswered` then says that nothing of it has happened.
   */
  begin(): Promise<Connection>
  close(): Promise<void>
}

export interface ConnectionOptions {
  poolSize?: number | undefined
  /** A pooler stands between, and gives the server for a transaction. */
  pooler?: 'transaction' | undefined
  /** How many named statements one connection may come to hold; then another takes its place. */
  mostStatements: number
}

/** How long to wait for a connection, for a query beyond the server's own limit, and for a last word, in ms. */
const connectMs = 5_000
const queryMs = 11_000
const lastWordMs = 1_500
/** When a query has waited for so long, connections that have been silent since are asked whether they live, in ms. */
const doubtMs = 2_000
const signOfLifeMs = 1_000
/** How often another connection is taken when the one at hand turns out to be dead. */
export const tries = 3
/** How many statements that nobody waits for may be under way on a connection. */
const mostSent = 50

/**
 * What the server is to see to by itself: no statement runs on for somebody who has given up on it, and a client that
 * vanished holds its locks for seconds, not for as long as TCP believes in it.
 */
const serverLimits = {
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
}
const keepAlives = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 3, tcp_keepalives_count: 3 }

/** As they are told to a server at the start of a connection, and to one that a pooler lends, with each transaction. */
const startOptions = Object.entries({ ...serverLimits, ...keepAlives })
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')
const limitedBegin = [
  'BEGIN',
  ...Object.entries(serverLimits).map(([name, value]) => `SET LOCAL ${name} = ${value}`),
].join('; ')

/** What connections of a running shop call themselves: whoever would replace its tables looks for them. */
export const applicationName = 'cartwright'

/** A pool of connections none of which can end the process, hang whoever asks, or come back broken. */
export function openConnections(
  url: string,
  { poolSize = usualPoolSize, pooler, mostStatements }: ConnectionOptions,
): Connections {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // Statements that need not wait for each other's answers travel together. Poolers do not all know that.
    pipeline: !pooler,
    stream: () => new GatheringSocket(),
    application_name: applicationName,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(pooler ? {} : { options: startOptions }),
  })
  // A connection lost while idle is replaced at the next use; one that is in use tells its query. Without a listener of
  // its own, from the first moment on, either would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const known = new WeakMap<pg.PoolClient, Known>()
  const open: Open = new Set()
  const isSilent = (since: number) => {
    const [oldest] = open
    const doubt = performance.now() - doubtMs
    return oldest !== undefined && oldest.since < doubt && since < doubt
  }

  /** A network that swallows packets tells nobody: connections that were silent for long are not trusted then. */
  async function take(): Promise<Connection> {
    for (;;) {
      const ms = timeLeft(connectMs)
      if (ms <= 0) throw tooLong()
      const client = await waiting(() => connected(pool, ms))
      const state = known.get(client) ?? { statements: new Set<string>(), heardAt: performance.now() }
      known.set(client, state)
      const wasSilent = isSilent(state.heardAt)
      const connection = connectionOn(client, state, open, { mostStatements, isPipelined: !pooler })
      if (!wasSilent || (await connection.isAlive())) return connection
      connection.release()
    }
  }

  /** Takes a connection for some first query; one that is dead already is no reason to fail. */
  async function first<T>(use: (connection: Connection) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const connection = await take()
      try {
        return await use(connection)
      } catch (error) {
        connection.release()
        if (attempt === tries || !(error instanceof DatabaseAway && error.code === '08006')) throw error
      }
    }
  }

  return {
    read: (query) =>
      first(async (connection) => {
        const result = await connection.query(query)
        connection.release()
        return result
      }),
    async begin() {
      if (pooler)
        return first(async (connection) => {
          await connection.query({ text: limitedBegin })
          return connection
        })
      const connection = await take()
      await connection.send({ text: 'BEGIN' })
      return connection
    },
    close: () => pool.end(),
  }
}

/** A connection of the pool within so many ms. One that comes too late goes back to it. */
async function connected(pool: pg.Pool, ms: number): Promise<pg.PoolClient> {
  const connecting = withoutPatience(() => pool.connect())
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(busy)), ms)
  })
  try {
    return await Promise.race([connecting, late])
  } catch (error) {
    connecting.then(
      (client) => client.release(),
      () => {},
    )
    if (error instanceof Error && error.message === busy)
      throw new DatabaseAway('53300', 'No connection to the database was free in time', { cause: error })
    // Without its cause, which reads like a database that is away: nobody need wait for a setting.
    if (refusesOptions(error)) throw new Error(poolerUnknown)
    // What the server itself says while it refuses has its own code.
    if (error instanceof pg.DatabaseError) throw error
    throw new DatabaseAway('08001', 'The database cannot be reached', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** What a pooler says that cannot keep time limits for a connection which it gives to many. */
const refusesOptions = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /unsupported startup parameter/.test(error.message)
const poolerUnknown =
  'A pooler stands before the database and does not take what connections begin with: set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL to the server itself'

/** The words of the pool for it. */
const busy = 'timeout exceeded when trying to connect'

interface ConnectionSettings extends Pick<ConnectionOptions, 'mostStatements'> {
  /** Whether it may be asked before it has answered. */
  isPipelined: boolean
}

function connectionOn(
  client: pg.PoolClient,
  known: Known,
  open: Open,
  { mostStatements, isPipelined }: ConnectionSettings,
): Connection {
  let lost: Error | undefined
  let released = false
  let answered = false
  /** What a statement failed by that nobody waited for. */
  let failure: { error: unknown } | undefined
  const whyBroken = (): unknown => failure?.error
  const sent = new Set<Promise<void>>()
  let before: Promise<unknown> = Promise.resolve()
  const inOrder = (query: Query, ms: number): Promise<pg.QueryResult> => {
    if (isPipelined) return exchange(query, ms)
    const result = before.then(() => exchange(query, ms))
    before = result.catch(() => {})
    return result
  }
  const exchange = async (query: Query, ms: number): Promise<pg.QueryResult> => {
    if (lost) throw lostBefore(lost)
    if (ms <= 0) throw tooLong()
    if (query.name) known.statements.add(query.name)
    const asked = { since: performance.now() }
    open.add(asked)
    try {
      const timed: Query & { query_timeout: number } = { ...query, query_timeout: ms }
      const result = await waiting(() => client.query(timed))
      known.heardAt = performance.now()
      answered = true
      return result
    } catch (error) {
      if (isRefusal(error)) {
        answered = true
        throw error
      }
      lost = error as Error
      throw asAway(error)
    } finally {
      open.delete(asked)
    }
  }
  const ask = async (query: Query, ms: number): Promise<pg.QueryResult> => {
    if (failure) throw failure.error
    try {
      return await inOrder(query, ms)
    } catch (error) {
      // Of a transaction that is broken already the server says no more than that.
      throw whyBroken() ?? error
    }
  }
  const undo = async (text: string) => {
    failure = undefined
    await ask({ text }, timeLeft(queryMs))
    failure = undefined
  }
  return {
    query: (query) => ask(query, timeLeft(queryMs)),
    async send(query) {
      if (failure) throw failure.error
      while (sent.size >= mostSent) await Promise.race(sent)
      const sending = inOrder(query, timeLeft(queryMs)).then(
        () => void sent.delete(sending),
        (error) => {
          failure ??= { error }
          sent.delete(sending)
        },
      )
      sent.add(sending)
    },
    undo,
    async commit(durability) {
      // A connection that was dead from the beginning has kept nothing: only before COMMIT is sent is that certain.
      if (!answered && !failure) await Promise.race(sent)
      if (failure) throw failure.error
      let command: string | undefined
      try {
        const text = durability === 'soon' ? 'SET LOCAL synchronous_commit = off; COMMIT' : 'COMMIT'
        command = [await inOrder({ text }, timeLeft(queryMs))].flat().at(-1)?.command
      } catch (error) {
        // What was never sent is certainly undone, and so is what a constraint or another transaction forbids.
        const code = codeOf(error) ?? ''
        if (code === '25P02') throw whyBroken() ?? error
        if ((error as Partial<DatabaseAway>).wasNeverSent || /^(23|40)/.test(code)) throw error
        throw new DatabaseAway('08007', 'The database was lost while a transaction was being kept', {
          cause: error,
        })
      }
      // A transaction in which a statement failed is undone, which to the server is no error.
      if (command !== 'COMMIT')
        throw whyBroken() ?? new Error('A statement of the transaction failed, and nobody said so')
    },
    async rollBack() {
      failure = undefined
      if (!lost) await withoutPatience(() => ask({ text: 'ROLLBACK' }, lastWordMs)).catch(() => {})
    },
    hasAnswered: () => answered,
    isAlive: () =>
      ask({ text: 'select 1' }, timeLeft(signOfLifeMs)).then(
        () => true,
        () => false,
      ),
    release() {
      if (released) return
      released = true
      client.release(lost ?? known.statements.size > mostStatements)
    },
  }
}

const tooLong = () => new DatabaseAway('57014', 'The time for the database is over', { wasNeverSent: true })
const lostBefore = (cause: unknown) =>
  new DatabaseAway('08006', 'The connection to the database was lost', { cause, wasNeverSent: true })

/** What the driver says of a connection, in words or by the code of the system; its other errors are mistakes of ours. */
function asAway(error: unknown): unknown {
  const { message, code } = error as { message?: string; code?: string }
  if (message === 'Query read timeout')
    return new DatabaseAway('57014', 'The database did not answer in time', { cause: error })
  if (/is not queryable$/.test(message ?? '')) return lostBefore(error)
  return error instanceof pg.DatabaseError ||
    /^E(?!RR_)/.test(code ?? '') ||
    /^Connection /.test(message ?? '')
    ? new DatabaseAway('08006', 'The connection to the database was lost', { cause: error })
    : error
}

/**
 * Whether the server refused a query and the connection goes on. It does not when the server ends it, and it is of no
 * more use when what it has prepared is gone, or was changed by a migration.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(08|57P|25P03|25P04|58|XX|26000|0A000)/.test(error.code ?? '')
