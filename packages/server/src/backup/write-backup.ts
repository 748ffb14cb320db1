import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { conflict } from '../errors'
import { packageVersion } from '../package-root'
import type { DatabaseConfig } from '../store/database/open'
import { type OnProgress, progressOf, rowsIn, type TableSum } from '../store/dump/copy-rows'
import type { DumpedTable, Snapshot } from '../store/dump/dumped-table'
import { RowSum } from '../store/dump/row-sum'
import { openSnapshot } from '../store/dump/snapshot'
import {
  type BackupHeader,
  type BackupManifest,
  headerName,
  manifestName,
  partsDigest,
  secretsName,
} from './container'
import { contentOf, holdFiles } from './files'
import { LineParts } from './line-parts'
import { endOfTar, rest, tarHeader } from './tar'

/** What is to be kept: a shop's data folder and its database. */
export interface BackupPlace {
  data: string
  database: DatabaseConfig
}
export interface WrittenBackup {
  file: string
  /** Of the file, in bytes. */
  size: number
  rows: number
  files: BackupManifest['files']
}

/**
 * Writes a shop into one file: all rows as they were at one instant, the stored files, and the secrets unless they are
 * to stay out. The shop goes on meanwhile. The file is there, whole and flushed, or not at all; only its owner reads it.
 * @throws conflict when the file exists; not_found when there is no database
 */
export async function writeBackup(
  { data, database }: BackupPlace,
  file: string,
  { secrets = true, onProgress }: { secrets?: boolean; onProgress?: OnProgress } = {},
): Promise<WrittenBackup> {
  if (existsSync(file)) throw conflict('file_exists', `${file} is there already: a backup overwrites nothing`)
  await mkdir(dirname(file), { recursive: true })
  await mkdir(data, { recursive: true })
  const held = await holdFiles(data)
  const temporary = `${file}.part`
  try {
    await held.hold()
    const snapshot = await openSnapshot(database)
    try {
      await held.hold()
      const kept = secrets ? secretsIn(data) : undefined
      const container = containerOf(snapshot, { held, secrets: kept, onProgress })
      await pipeline(
        container.bytes(),
        createGzip({ level: 4 }),
        createWriteStream(temporary, { mode: 0o600 }),
      )
      await putInPlace(temporary, file)
      const { files } = container.manifest()
      return { file, size: (await stat(file)).size, rows: rowsIn(snapshot.tables), files }
    } finally {
      await snapshot.close()
    }
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  } finally {
    held.release()
  }
}

async function putInPlace(temporary: string, file: string): Promise<void> {
  const handle = await open(temporary, 'r+')
  await handle.sync()
  await handle.close()
  await rename(temporary, file)
}

function secretsIn(data: string): Buffer | undefined {
  const file = join(data, secretsName)
  return existsSync(file) ? readFileSync(file) : undefined
}

interface Contents {
  held: Awaited<ReturnType<typeof holdFiles>>
  secrets: Buffer | undefined
  onProgress: OnProgress | undefined
}

/** The bytes of the archive, and the manifest once they have all been taken. */
function containerOf(snapshot: Snapshot, { held, secrets, onProgress }: Contents) {
  const digest = partsDigest()
  const files = { count: 0, bytes: 0 }
  let manifest: BackupManifest | undefined

  async function* part(name: string, size: number, content: AsyncIterable<Buffer> | Iterable<Buffer>) {
    digest.part(name, size)
    yield tarHeader(name, size)
    let written = 0
    for await (const piece of content) {
      digest.content(piece)
      written += piece.length
      yield piece
    }
    if (written !== size) throw new Error(`${name} changed while it was read`)
    yield rest(size)
  }
  async function* rowsOf(
    table: DumpedTable,
    advance: (rows: number) => void,
  ): AsyncGenerator<Buffer, TableSum> {
    const sum = new RowSum()
    const lines = new LineParts(`tables/${table.name}`)
    for await (const rows of snapshot.rows(table)) {
      sum.add(table, rows)
      advance(rows.length)
      for (const row of rows) {
        const full = lines.add(JSON.stringify(row))
        if (full) yield* part(full.name, full.text.length, [full.text])
      }
    }
    const last = lines.end()
    if (last) yield* part(last.name, last.text.length, [last.text])
    return { name: table.name, rows: sum.rows, checksum: sum.text }
  }
  async function* uploads() {
    for await (const file of held.files()) {
      files.count += 1
      files.bytes += file.size
      yield* part(`uploads/${file.side}/${file.key}`, file.size, contentOf(file))
    }
  }
  async function* bytes(): AsyncGenerator<Buffer> {
    const header = Buffer.from(JSON.stringify(headerOf(snapshot)))
    yield* part(headerName, header.length, [header])
    if (secrets) yield* part(secretsName, secrets.length, [secrets])
    const advance = progressOf(rowsIn(snapshot.tables), 1, onProgress)
    const tables: TableSum[] = []
    for (const table of snapshot.tables) tables.push(yield* rowsOf(table, advance))
    yield* uploads()
    manifest = { sha256: digest.end(), tables, files, has_secrets: secrets !== undefined }
    const end = Buffer.from(JSON.stringify(manifest))
    yield tarHeader(manifestName, end.length)
    yield end
    yield rest(end.length)
    yield endOfTar
  }
  return {
    bytes,
    manifest: () => {
      if (!manifest) throw new Error('The backup is not written to its end')
      return manifest
    },
  }
}

const headerOf = ({ dialect, migrations, tables }: Snapshot): BackupHeader => ({
  format: 'cartwright-backup',
  version: 1,
  id: randomUUID(),
  created_at: new Date().toISOString(),
  cartwright: packageVersion(),
  database: dialect,
  migrations: [...migrations],
  tables: [...tables],
})
