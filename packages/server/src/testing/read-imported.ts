import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReadRecord } from '../modules/import/formats/format'
import { formatOf } from '../modules/import/formats/formats'
import { sampleOf } from '../modules/import/formats/sample'
import { safeHtml } from '../modules/import/safe-html'

/** A file of these bytes on the disk. */
export const fileWith = (content: string | Buffer, name = 'file.csv') => {
  const path = join(mkdtempSync(join(tmpdir(), 'cartwright-formats-')), name)
  writeFileSync(path, content)
  return { path, name }
}

/** Reads a file as an import does: its format is told by what it holds. */
export async function readImported(content: string | Buffer, map: Record<string, string> = {}) {
  const source = fileWith(content)
  const format = formatOf(await sampleOf(source), { map })
  const all: ReadRecord[] = []
  for await (const one of format.read(source, { currency: 'eur', map, safeHtml })) all.push(one)
  return {
    format: format.id,
    all,
    // biome-ignore lint/suspicious/noExplicitAny: a record may be of any kind; the tests look into it
    records: all.flatMap(({ record }): any[] => (record ? [record] : [])),
    problems: all.flatMap(({ problems }) => problems),
  }
}
