/** References that stand in pages of `docs/`, below what is written by hand, so that they can be read in the repository too. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationTables } from './configuration'
import { errorTables } from './error-codes'
import { licenceTables } from './licences'

const docs = join(import.meta.dirname, '../../docs')
const mark = '<!-- From here on written by scripts/references.ts -->'

const tables: Readonly<Record<string, () => string>> = {
  'configuration.md': configurationTables,
  'dependencies.md': licenceTables,
  'troubleshooting.md': errorTables,
}

/** A file as it stands and as it should. */
export interface Written {
  file: string
  is: string
  shouldBe: string
}

/** Each page of them. */
export const references = (): Written[] =>
  Object.entries(tables).map(([name, write]) => {
    const file = join(docs, name)
    const is = readFileSync(file, 'utf8')
    const [guide = ''] = is.split(mark)
    return { file, is, shouldBe: `${guide}${mark}\n\n${write()}` }
  })

/** Brings files up to date; returns which were not. */
export function bringUpToDate(files: readonly Written[]): string[] {
  return files.flatMap(({ file, is, shouldBe }) => {
    if (is === shouldBe) return []
    writeFileSync(file, shouldBe)
    return [file]
  })
}
