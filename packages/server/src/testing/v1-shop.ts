import { randomBytes } from 'node:crypto'
import { anotherTemplate, databaseUrl, type ServerTemplate, withClient } from './databases'
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
  const filled = isEmpty ? undefined : await filledV1(server, withStock)
  const copied = filled ? `template ${filled.template} ${filled.strategy}` : ''
  await withClient(server.url, async (client) => {
    await client.query(`create database ${database} ${copied}`)
    // As with the databases of shops: nothing has to reach the disk before a commit is answered.
    await client.query(`alter database ${database} set synchronous_commit = off`)
  })
  const address = databaseUrl(server.url, database)
  const run = (sql: string, values: unknown[] = []) =>
    withClient(address, async (client) => {
      await client.query(sql, values)
    })
  return {
    url: address,
    run,
    drop: () =>
      withClient(server.url, async (client) => {
        await client.query(`drop database if exists ${database} with (force)`)
      }),
  }
}

/** The shop that others are copied from. */
const filledV1 = (server: ServerTemplate, withStock: boolean) =>
  anotherTemplate(withStock ? 'v1_stock' : 'v1', server, (url) =>
    withClient(url, async (client) => {
      await client.query('begin')
      for (const statement of v1Schema(withStock)) await client.query(statement)
      await fillV1Shop(client, withStock)
      await client.query('commit')
    }),
  )
