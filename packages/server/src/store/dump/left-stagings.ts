import { existsSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type pg from 'pg'
import type { DatabaseConfig } from '../database/open'
import { leftFolders } from './held-folder'

export const stagingFolder = '.restoring-'
export const stagingSchema = 'cartwright_restoring_'

/** Whether a database in the making is still beside the shop's own: it came to nothing then, or is not done yet. */
export async function isStaged(database: DatabaseConfig, name: string): Promise<boolean> {
  if ('file' in database) return existsSync(join(dirname(database.file), name, 'shop.db'))
  return withConnection(database.url, async (client) => {
    const found = await client.query('select 1 from pg_namespace where nspname = $1', [name])
    return found.rows.length > 0
  })
}

/** Takes away what a process began that was killed, a folder or a schema; nothing that anybody is at work in. */
export async function clearStagings(database: DatabaseConfig): Promise<string[]> {
  if ('file' in database) {
    const left = leftFolders(dirname(database.file), /^\.restoring-[0-9a-f]{12}$/)
    for (const folder of left) rmSync(folder, { recursive: true, force: true })
    return left.map((folder) => basename(folder))
  }
  return withConnection(database.url, clearSchemas)
}

async function clearSchemas(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace where starts_with(nspname, $1)
       and pg_get_userbyid(nspowner) = current_user`,
    [stagingSchema],
  )
  const cleared: string[] = []
  for (const { name } of rows) {
    // For a transaction: a lock of the session would stay with the connection where a pooler lends it.
    await client.query('begin')
    const { rows: held } = await client.query<{ free: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free',
      [name],
    )
    if (held[0]?.free) {
      await client.query(`drop schema if exists "${name}" cascade`)
      cleared.push(name)
    }
    await client.query('commit')
  }
  return cleared
}

/** What whoever makes a schema holds as long as its connection lives. */
export const holdSchema = (client: pg.Client, name: string): Promise<unknown> =>
  client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])

async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { ownConnection } = await import('./postgres-snapshot')
  const client = await ownConnection(url)
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
