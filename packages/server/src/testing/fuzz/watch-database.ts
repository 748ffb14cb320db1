import { createHash } from 'node:crypto'
import Database from 'better-sqlite3'
import { getTableName, type Table } from 'drizzle-orm'
import pg from 'pg'
import type { TestShop } from '../test-shop'

/** What a refused request may write: who was seen, what was refused, which key is in use. */
const apart = new Set(['session', 'api_token', 'audit_log', 'idempotency_key', 'schedule', 'batch_job'])
/** The counting numbers of refusals that are written down, and of the probe for readiness. */
const kept = (name: string) => (name === 'counter' ? ` where id not in ('audit_log', 'probe')` : '')

/** Tells, from outside, which tables of a database changed since a moment. */
interface Watch {
  mark(): Promise<void>
  /** The tables whose rows are others than when it was marked. */
  changed(): Promise<string[]>
  close(): Promise<void>
}

/**
 * Two connections: one stays in the snapshot of the moment it was marked, the other sees what is there now. Rows are
 * only compared when a transaction of the shop was committed at all.
 */
export async function watchDatabase({ shop, database }: TestShop): Promise<Watch> {
  const names = Object.values(shop.db.t)
    .map((table) => getTableName(table as Table))
    .filter((name) => !apart.has(name))
  const { mark, changed, close } =
    'file' in database ? watchSqlite(database.file, names) : await watchPostgres(database.url, names)
  const { engine } = shop
  const { transaction } = engine
  let committed = 0
  engine.transaction = async (work, options) => {
    const value = await transaction.call(engine, work, options)
    committed += 1
    return value as never
  }
  let marked = 0
  return {
    async mark() {
      marked = committed
      await mark()
    },
    changed: async () => (committed === marked ? [] : await changed()),
    async close() {
      engine.transaction = transaction
      await close()
    },
  }
}

type Prints = ReadonlyMap<string, string>
const differing = (before: Prints, after: Prints) =>
  [...after.keys()].filter((name) => before.get(name) !== after.get(name))

function watchSqlite(file: string, names: string[]): Watch {
  const then = new Database(file, { readonly: true })
  const now = new Database(file, { readonly: true })
  const prints = (connection: Database.Database): Prints =>
    new Map(
      names.map((name) => {
        const rows = connection
          .prepare(`select * from "${name}"${kept(name)} order by 1`)
          .raw()
          .all()
        return [name, createHash('md5').update(JSON.stringify(rows)).digest('base64')]
      }),
    )
  return {
    async mark() {
      if (then.inTransaction) then.exec('commit')
      then.exec('begin')
      // The first read takes the snapshot.
      then.prepare('select 1 from sqlite_schema').get()
    },
    changed: async () => differing(prints(then), prints(now)),
    async close() {
      then.close()
      now.close()
    },
  }
}

async function watchPostgres(url: string, names: string[]): Promise<Watch> {
  const [then, now] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })]
  await then.connect()
  await now.connect()
  const checksums = names
    .map(
      (name) =>
        `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtextextended(x::text, 0)::numeric), 0) as sum from "${name}" x${kept(name)}`,
    )
    .join(' union all ')
  const prints = async (client: pg.Client): Promise<Prints> =>
    new Map((await client.query(checksums)).rows.map(({ name, sum }) => [name, sum]))
  return {
    async mark() {
      await then.query('rollback; begin isolation level repeatable read read only; select 1')
    },
    changed: async () => differing(await prints(then), await prints(now)),
    async close() {
      await then.end()
      await now.end()
    },
  }
}
