import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { invalidData } from '../../errors'
import type { Shop } from '../../shop'
import { type CsvRow, readCsv } from '../import/csv'
import type { Facts, Work } from './job-type'

/** Works on an uploaded file as a local copy, which is gone afterwards. @throws invalid_data when there is none */
export async function withUpload<T>(work: Work, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'cartwright-'))
  try {
    const path = join(folder, 'import.csv')
    const found = await openUpload(work.shop, fileKeyOf(work.context))
    await pipeline(found.stream, createWriteStream(path))
    return await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The uploaded file is of no use once it was taken in. */
export async function removeUpload(work: Work): Promise<void> {
  try {
    await work.shop.providers.file.remove(fileKeyOf(work.context))
  } catch (error) {
    work.shop.log.warn({ err: error, batch_job: work.job.id }, 'an imported file could not be removed')
  }
}

export function fileKeyOf(context: Facts): string {
  const { fileKey } = context
  if (typeof fileKey !== 'string' || fileKey === '')
    throw invalidData('context.fileKey must be the key of an uploaded CSV file')
  return fileKey
}

async function openUpload(shop: Shop, key: string) {
  const { file } = shop.providers
  const found = (await file.get(key)) ?? (await file.get(key, { isPrivate: true }))
  if (!found) throw invalidData(`There is no uploaded file ${key}`)
  return found
}

export interface FileRow extends CsvRow {
  /** The columns seen so far; the same list as long as none is new. */
  columns: readonly string[]
}

/** The rows of a file whose columns must all be known. @throws invalid_data for one that is not */
export async function* rowsOfFile(
  path: string,
  isKnown: (column: string) => boolean,
): AsyncGenerator<FileRow> {
  const seen = new Set<string>()
  let columns: readonly string[] = []
  for await (const row of readCsv(path)) {
    for (const column of Object.keys(row.cells)) {
      if (seen.has(column)) continue
      if (!isKnown(column)) throw invalidData(`The column "${column}" is not one that this import knows`)
      seen.add(column)
    }
    if (seen.size > columns.length) columns = [...seen]
    yield { ...row, columns }
  }
}
