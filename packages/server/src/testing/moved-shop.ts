import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { ShopConfig } from '../define-shop'
import { databaseOf } from '../migrate/live-target'
import { createShop } from '../server'
import { resetDatabase } from '../store/dump/reset-database'
import { openSnapshot } from '../store/dump/snapshot'
import { anotherTemplate, freshDatabase, postgresServer, type Templates } from './databases'
import type { V1Shop } from './v1-shop'

/** Where a shop is to move. */
export interface Place {
  config: ShopConfig & { data: string }
  drop(): Promise<void>
}

/** An empty place for a shop. */
export async function emptyPlace(dialect: 'sqlite' | 'postgres'): Promise<Place> {
  const data = mkdtempSync(join(tmpdir(), 'cartwright-moved-'))
  const config = { data, log: 'silent' as const, notification: [] }
  if (dialect === 'sqlite')
    return { config, drop: async () => rmSync(data, { recursive: true, force: true }) }
  const there = await freshDatabase('postgres', await emptyTemplates())
  return {
    config: { ...config, database: there.config },
    async drop() {
      rmSync(data, { recursive: true, force: true })
      await there.drop()
    },
  }
}

/** The templates of the run, with one for PostgreSQL that is as empty as a new shop's. */
async function emptyTemplates(): Promise<Templates> {
  const templates = inject('templates')
  const server = postgresServer(templates)
  if (!server) throw new Error('Shops move in where there is a PostgreSQL server')
  const copy = `template ${server.template} ${server.strategy}`
  return {
    ...templates,
    postgres: await anotherTemplate('empty', server, (url) => resetDatabase({ url }), copy),
  }
}

/** Works in an empty place, and clears it and the v1 shop away. */
export async function inPlace(
  dialect: 'sqlite' | 'postgres',
  v1: V1Shop,
  work: (place: Place) => Promise<void>,
) {
  const place = await emptyPlace(dialect)
  try {
    await work(place)
  } finally {
    await place.drop()
    await v1.drop()
  }
}

/** Everything that came from v1, row by row. What the shop works out, and when it did, is another's test. */
export async function rowsIn(config: ShopConfig): Promise<Record<string, string[]>> {
  const snapshot = await openSnapshot(databaseOf(config))
  const found: Record<string, string[]> = {}
  try {
    for (const table of snapshot.tables) {
      if (/^(sales_count|event|schedule|revision|catalogue_change|live_change|search_\w+)$/.test(table.name))
        continue
      const rows: string[] = []
      for await (const some of snapshot.rows(table))
        rows.push(...some.map((row) => JSON.stringify(inOrder(row))))
      if (rows.length > 0) found[table.name] = rows.sort()
    }
  } finally {
    await snapshot.close()
  }
  return found
}
const inOrder = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inOrder)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, held]) => [key, inOrder(held)]),
        )
      : value

// biome-ignore lint/suspicious/noExplicitAny: an answer may have any shape; tests look into it
type Body = any
export interface Answer {
  status: number
  body: Body
}

/** The shop as its clients see it. */
export async function asked(
  config: ShopConfig,
  ...calls: [method: string, path: string, body?: unknown, headers?: Record<string, string>][]
) {
  const { app, close } = await createShop(config)
  try {
    const answers: Answer[] = []
    for (const [method, path, body, headers] of calls) {
      const response = await app.fetch(
        new Request(`http://localhost${path}`, {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      )
      answers.push({ status: response.status, body: await response.json() })
    }
    return answers
  } finally {
    await close()
  }
}
