import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { createShop } from '../server'
import { migrationStatus, migrationsOf } from '../store/database/migrate'
import type { DatabaseConfig } from '../store/database/open'
import { eachTable } from '../store/dump/copy-rows'
import type { DumpedTable } from '../store/dump/dumped-table'
import { moveDatabase } from '../store/dump/move-database'
import { openSnapshot } from '../store/dump/snapshot'
import { openStaging } from '../store/dump/staging'
import { freshDatabase, postgresServer } from '../testing/databases'
import { openCounter, placeOrder } from '../testing/placed-order'
import { openTestShop } from '../testing/test-shop'
import { restoreBackup } from './restore-backup'
import { writeBackup } from './write-backup'

const folder = mkdtempSync(join(tmpdir(), 'cartwright-older-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const all = migrationsOf('sqlite').map(({ name }) => name)
const dialects = (['sqlite', 'postgres'] as const).filter(
  (one) => one === 'sqlite' || postgresServer(inject('templates')),
)

/** Makes the database one of an older version: its migrations alone, and of the rows of `source` what it had columns for. */
async function asOf(
  migrations: readonly string[],
  source: DatabaseConfig,
  target: DatabaseConfig,
): Promise<readonly DumpedTable[]> {
  const blank = await openStaging(target, migrations)
  const empty = await blank.snapshot()
  const { tables } = empty
  await empty.close()
  await blank.discard()
  const old = await openStaging(target, migrations)
  const rows = await openSnapshot(source)
  try {
    for (const table of tables) for await (const some of rows.rows(table)) await old.load(table, some)
    await (await old.snapshot()).close()
    await old.commit()
  } finally {
    await rows.close()
    await old.discard()
  }
  return tables
}

/** Rows by what an older version knew of them; what a migration sets right is told apart. */
const sumsOf = async (database: DatabaseConfig, tables: readonly DumpedTable[]) => {
  const snapshot = await openSnapshot(database)
  const kept = tables.filter(({ name }) => name !== 'country')
  const sums = await eachTable(snapshot, kept, () => {})
  await snapshot.close()
  return sums
}

describe.each(dialects)('a shop of an older version on %s', (dialect) => {
  it.each([1, 6])(
    'of %i migrations is backed up, restored on either database and brought to this version',
    async (count) => {
      const before = all.slice(0, count)
      const { t, close } = await openTestShop(dialect)
      const counter = await openCounter(t)
      await placeOrder(t, counter, { small: 2 })
      const old = await freshDatabase(dialect, inject('templates'))
      try {
        const tables = await asOf(before, t.database, old.config)
        expect(await migrationStatus(old.config)).toEqual({ applied: before, pending: all.slice(count) })
        const rows = await sumsOf(old.config, tables)
        expect(rows.find(({ name }) => name === 'line_item')?.rows).toBe(1)
        const file = join(folder, `${dialect}-${count}.tar.gz`)
        await writeBackup({ data: old.folder, database: old.config }, file)
        for (const target of dialects) {
          const place = await freshDatabase(target, inject('templates'))
          const restored = await restoreBackup(file, { data: place.folder, database: place.config })
          expect(restored).toMatchObject({ database: dialect, migrated: all.slice(count) })
          expect(await sumsOf(place.config, tables)).toEqual(rows)
          expect(await migrationStatus(place.config)).toEqual({ applied: all, pending: [] })
          const opened = await createShop({ data: place.folder, database: place.config, log: 'silent' })
          const call = new Request('http://localhost/admin/orders?q=ada', { headers: t.staff })
          expect((await (await opened.app.fetch(call)).json()).count).toBe(1)
          await opened.close()
          await place.drop()
        }
        const moved = { file: join(folder, `${dialect}-${count}.db`) }
        expect((await moveDatabase(old.config, moved)).migrated).toEqual(all.slice(count))
        expect(await sumsOf(moved, tables)).toEqual(rows)
        expect((await migrationStatus(old.config)).applied).toEqual(before)
      } finally {
        await close()
        await old.drop()
      }
    },
  )
})
