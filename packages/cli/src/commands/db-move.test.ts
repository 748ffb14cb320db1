import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moveDatabase } from '@cartwright/server/maintenance'
import Database from 'better-sqlite3'
import { expect, inject, it } from 'vitest'
import { resetDatabase } from '../../../server/src/store/dump/reset-database'
import { freshDatabase, postgresServer } from '../../../server/src/testing/databases'
import { seedDemo } from '../seed/demo'
import { withShop } from '../with-shop'

/**
 * Every row of every table as it lies in the file, without the code that moves rows: a list of texts a table. What SQLite
 * keeps for its text indexes is made anew and laid out as it comes; what they find is another test's.
 */
function everythingIn(file: string): Record<string, string[]> {
  const connection = new Database(file, { readonly: true })
  const names = connection
    .prepare(
      `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%'
       order by name`,
    )
    .pluck()
    .all() as string[]
  const rowsOf = (name: string) =>
    (connection.prepare(`select * from "${name}"`).all() as Record<string, unknown>[])
      .map((row) => JSON.stringify(row, inOrder))
      .sort()
  const found = Object.fromEntries(
    names.filter((name) => !ofItsOwn.has(name)).map((name) => [name, rowsOf(name)]),
  )
  connection.close()
  return found
}

/** What says how and when this very database was made. */
const ofItsOwn = new Set(['cartwright_migration', 'cartwright_text_index'])

/** Columns that hold JSON are text here: the order of their keys says nothing. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value === 'string' && /^[[{]/.test(value)) {
    try {
      return sorted(JSON.parse(value))
    } catch {
      return value
    }
  }
  return value
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, held]) => [name, sorted(held)]),
        )
      : value

it.skipIf(!postgresServer(inject('templates')))(
  'brings the demo shop to PostgreSQL and back with every row and every picture it names',
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'cartwright-cli-move-'))
    const there = await freshDatabase('postgres', inject('templates'))
    try {
      const images = await withShop({ data }, async (shop, app) => {
        await seedDemo(shop, app, { days: 2 })
        return shop.db.select().from(shop.db.t.image)
      })
      const before = everythingIn(join(data, 'shop.db'))
      expect(before.product?.length).toBeGreaterThan(40)
      expect(before.order?.length).toBeGreaterThan(0)
      const stored = images.flatMap(({ url: at }) => /\/uploads\/(?:public\/)?([^/?]+)$/.exec(at)?.[1] ?? [])
      expect(stored.length).toBeGreaterThan(40)
      for (const key of stored) expect(existsSync(join(data, 'uploads', 'public', key))).toBe(true)

      await resetDatabase(there.config)
      await moveDatabase({ file: join(data, 'shop.db') }, there.config)
      await moveDatabase(there.config, { file: join(data, 'back', 'shop.db') })
      const after = everythingIn(join(data, 'back', 'shop.db'))
      expect(Object.keys(after)).toEqual(Object.keys(before))
      for (const [table, rows] of Object.entries(before))
        expect({ table, rows: after[table] }).toEqual({ table, rows })
    } finally {
      await there.drop()
      rmSync(data, { recursive: true, force: true })
    }
  },
)
