import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { DatabaseConfig } from '../store/database/open'
import { startInProcessPostgres } from './in-process-postgres'

export interface TestDatabase {
  config: DatabaseConfig
  folder: string
  drop(): Promise<void>
}

/** What the global set-up prepared: a migrated template for each database. */
export interface Templates {
  sqlite: string
  postgres?: ServerTemplate | { dump: string }
}

/** A database to copy on a PostgreSQL server; without a server, a file that in-process ones start from. */
export interface ServerTemplate {
  url: string
  template: string
  /** What follows its name where a database is made of it: how it is copied. */
  strategy: string
}

/** The PostgreSQL server of the tests: what needs several connections at once is skipped where there is none. */
export const postgresServer = ({ postgres }: Templates): ServerTemplate | undefined =>
  postgres && 'url' in postgres ? postgres : undefined

let made = 0

/** A fresh database from the template: a copied file, or a database created from a database. */
export async function freshDatabase(
  dialect: 'sqlite' | 'postgres',
  templates: Templates,
): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-test-'))
  if (dialect === 'sqlite') {
    const file = join(folder, 'shop.db')
    copyFileSync(templates.sqlite, file)
    return {
      config: { file, isFlushed: false },
      folder,
      drop: async () => rmSync(folder, { recursive: true, force: true }),
    }
  }
  if (!templates.postgres) throw new Error('No PostgreSQL for the tests')
  if ('dump' in templates.postgres) {
    const { url, close } = await startInProcessPostgres(templates.postgres.dump)
    return {
      config: { url, poolSize: 1 },
      folder,
      async drop() {
        await close()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  }
  const { url, template, strategy } = templates.postgres
  made += 1
  const name = `cartwright_${process.pid}_${randomBytes(6).toString('hex')}_${made}`
  await withClient(url, async (client) => {
    await client.query(`create database ${name} template ${template} ${strategy}`)
    // No test pulls the plug of the server: nothing has to reach its disk before a commit is answered.
    await client.query(`alter database ${name} set synchronous_commit = off`)
  })
  const address = new URL(url)
  address.pathname = `/${name}`
  return {
    config: { url: address.href, poolSize: 6 },
    folder,
    async drop() {
      rmSync(folder, { recursive: true, force: true })
      await withClient(url, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The address of another database of the same server. */
export const databaseUrl = (url: string, database: string) =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href

const more = new Map<string, Promise<ServerTemplate>>()

/**
 * Another template, for what several tests start from: made from `base` or from nothing and filled when the first of the
 * process asks for it, and dropped with the template of the shops.
 */
export function anotherTemplate(
  name: string,
  { url, template, strategy }: ServerTemplate,
  fill: (url: string) => Promise<unknown>,
  base = '',
): Promise<ServerTemplate> {
  const database = `${template}_${name}_${process.pid}`
  const known = more.get(database)
  if (known) return known
  const made = (async () => {
    await withClient(url, (client) => client.query(`create database ${database} ${base}`))
    await fill(databaseUrl(url, database))
    return { url, template: database, strategy }
  })()
  more.set(database, made)
  return made
}
