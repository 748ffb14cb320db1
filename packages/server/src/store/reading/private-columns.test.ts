import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { text } from 'drizzle-orm/sqlite-core'
import { afterAll, expect, it } from 'vitest'
import { sqliteKit } from '../schema/columns'

const folder = mkdtempSync(join(tmpdir(), 'private-columns-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Every table gets one column more than the contract knows, before anything reads what tables there are. */
const { table } = sqliteKit
const names = new Set<string>()
Object.assign(sqliteKit, {
  table(name: string, columns: object, more: unknown) {
    names.add(name)
    return Reflect.apply(table, undefined, [name, { ...columns, canary: text().default('canary') }, more])
  },
})

it('a column that the contract does not name is sent by no call', async () => {
  const { openDatabase } = await import('../database/open')
  const { createShop } = await import('../../server')
  const { inHand } = await import('../../testing/test-shop')
  const { buildRichShop, richConfig } = await import('../../testing/replies/rich-shop')
  const database = { file: join(folder, 'shop.db') }
  await (await openDatabase(database)).close()
  // Tables of plugins, too.
  const { migratePlugins } = await import('../database/migrate-plugins')
  const { sellToAgents } = await import('../../agents')
  await migratePlugins(database, [sellToAgents(richConfig.agents ?? {})])
  const file = new Database(database.file)
  for (const name of names) file.exec(`alter table "${name}" add column canary text default 'canary'`)
  file.close()
  const { shop, app } = await createShop({ data: folder, log: 'silent', ...richConfig, database })
  const told = await buildRichShop(await inHand(shop, app, { database, folder }))
  await shop.engine.close()
  const leaks = told.flatMap(({ name, body }) => pathsTo(body, 'canary').map((path) => `${name} ${path}`))
  expect([...new Set(leaks)]).toEqual([])
})

/** Where a key stands in an answer; places in lists are all one. */
function pathsTo(value: unknown, key: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsTo(one, key))
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) =>
    // The audit log says of any column that it changed, and of these not to what.
    name === key && inner !== '[hidden]' ? [name] : pathsTo(inner, key).map((path) => `${name}.${path}`),
  )
}
