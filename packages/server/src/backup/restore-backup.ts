import { conflict } from '../errors'
import { assertSame, type OnProgress, progressOf, rowsIn } from '../store/dump/copy-rows'
import type { DumpedRow } from '../store/dump/dumped-table'
import { holdsShop } from '../store/dump/holds-shop'
import { openStaging, type Staging } from '../store/dump/staging'
import {
  type BackupHeader,
  type BackupManifest,
  type BackupPart,
  damaged,
  readBackup,
  secretsName,
} from './container'
import { keysIn, type Side, sides } from './files'
import { type IncomingFiles, type IncomingKeys, incomingFiles } from './incoming-files'
import { clearLeftBehind } from './left-behind'
import { linesOf } from './line-parts'
import type { BackupPlace } from './write-backup'

export interface Restored {
  /** When the backup was made. */
  created_at: string
  /** The kind of database it was made of, which need not be the one it was restored to. */
  database: 'sqlite' | 'postgres'
  rows: number
  files: BackupManifest['files']
  /** Migrations that this version applied to the rows of an older one. */
  migrated: string[]
  has_secrets: boolean
}

/**
 * Reads a backup from end to end and answers what is in it.
 * @throws invalid_data `damaged_backup`; not_found
 */
export async function verifyBackup(file: string): Promise<Omit<Restored, 'migrated'>> {
  const { header, manifest } = await readBackup(file)
  return summary(header, manifest)
}

const summary = ({ created_at, database }: BackupHeader, { tables, files, has_secrets }: BackupManifest) => ({
  created_at,
  database,
  rows: rowsIn(tables),
  files,
  has_secrets,
})

/**
 * Puts a shop back as a backup has it, on either database. The file is read to its end before anything is begun; rows
 * are made beside what is there, read back, compared and brought to this version, and take its place in one step. What
 * fails on the way leaves the shop as it was. Nobody may have the shop open.
 * @throws invalid_data `damaged_backup`; conflict `shop_not_empty` unless `replace` is said, `shop_is_running`, and
 * `newer_version` for a backup this version is too old for
 */
export async function restoreBackup(
  file: string,
  place: BackupPlace,
  { replace = false, onProgress }: { replace?: boolean; onProgress?: OnProgress } = {},
): Promise<Restored> {
  const { header, manifest } = await readBackup(file)
  await clearLeftBehind(place)
  if (!replace && (await isOccupied(place)))
    throw conflict(
      'shop_not_empty',
      'There is a shop already: everything in it would be replaced by the backup',
    )
  const staging = await openStaging(place.database, header.migrations)
  const files = await incomingFiles(place.data)
  try {
    const advance = progressOf(rowsIn(header.tables), 2, onProgress)
    const keys = await unpack(file, header, { staging, files, advance })
    await assertSame(staging, header.tables, manifest.tables, advance)
    const migrated = await staging.finish()
    await files.bringIn({ staging: staging.name, keys, has_secrets: manifest.has_secrets })
    await staging.commit()
    await files.finish()
    return { ...summary(header, manifest), migrated }
  } catch (error) {
    await files.undo()
    throw error
  } finally {
    await staging.discard()
    files.discard()
  }
}

/** Whether anything would be lost. */
async function isOccupied({ data, database }: BackupPlace): Promise<boolean> {
  for (const side of sides) if ((await keysIn(data, side)).length > 0) return true
  return holdsShop(database)
}

interface Unpacking {
  staging: Staging
  files: IncomingFiles
  advance: (rows: number) => void
}

/** Returns the keys of the stored files. */
async function unpack(
  file: string,
  header: BackupHeader,
  { staging, files, advance }: Unpacking,
): Promise<IncomingKeys> {
  const tables = new Map(header.tables.map((table) => [table.name, table]))
  const keys: IncomingKeys = { public: [], private: [] }
  const part = async ({ name, content }: BackupPart) => {
    const [, tableName] = /^tables\/(\w+)\/\d+\.ndjson$/.exec(name) ?? []
    const [, side, key] = /^uploads\/(public|private)\/([^/]+)$/.exec(name) ?? []
    const table = tables.get(tableName ?? '')
    if (table)
      for await (const lines of linesOf(content)) {
        await staging.load(
          table,
          lines.map((line) => JSON.parse(line) as DumpedRow),
        )
        advance(lines.length)
      }
    else if (key) {
      await files.put(side as Side, key, content)
      keys[side as Side].push(key)
    } else if (name === secretsName) await files.putSecrets(content)
    else throw damaged(file, `it holds ${name}, which belongs to no backup`)
  }
  await readBackup(file, { part })
  return keys
}
