import { randomBytes } from 'node:crypto'
import { type ServerTemplate, withClient } from './databases'
import { fillV1Shop } from './v1-rows'
import { v1Schema } from './v1-schema'

export interface V1Shop {
  url: string
  /** Runs SQL in it. */
  run(sql: string, values?: unknown[]): Promise<void>
  drop(): Promise<void>
}

/** A database of its own with a small shop of v1, or with nothing yet. */
export async function makeV1Shop(
  server: ServerTemplate,
  { withStock = false, isEmpty = false } = {},
): Promise<V1Shop> {
  const database = `v1_${process.pid}_${randomBytes(6).toString('hex')}`
  await withClient(server.url, async (client) => {
    await client.query(`create database ${database}`)
    // As with the databases of shops: nothing has to reach the disk before a commit is answered.
    await client.query(`alter database ${database} set synchronous_commit = off`)
  })
  const address = new URL(server.url)
  address.pathname = `/${database}`
  const run = (sql: string, values: unknown[] = []) =>
    withClient(address.href, async (client) => {
      await client.query(sql, values)
    })
  await withClient(address.href, async (client) => {
    if (isEmpty) return
    await client.query('begin')
    for (const statement of v1Schema(withStock)) await client.query(statement)
    await fillV1Shop(client, withStock)
    await client.query('commit')
  })
  return {
    url: address.href,
    run,
    drop: () =>
      withClient(server.url, async (client) => {
        await client.query(`drop database if exists ${database} with (force)`)
      }),
  }
}
