import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readHeader } from './container'

export interface ListedBackup {
  file: string
  /** In bytes. */
  size: number
  created_at: string
  database: 'sqlite' | 'postgres'
  rows: number
  products: number
  orders: number
}

/**
 * The backups in a folder, the newest first, by what each says of itself; whether they are whole is for `verifyBackup`
 * to say. Files that are none are passed over, and a folder that is not there has none.
 */
export async function listBackups(folder: string): Promise<ListedBackup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const listed: ListedBackup[] = []
  for (const name of names.filter((one) => /\.(tar\.gz|tgz)$/.test(one))) {
    const file = join(folder, name)
    const header = await readHeader(file).catch(() => undefined)
    if (!header) continue
    const count = (table: string) => header.tables.find((one) => one.name === table)?.rows ?? 0
    listed.push({
      file,
      size: (await stat(file)).size,
      created_at: header.created_at,
      database: header.database,
      rows: header.tables.reduce((sum, { rows }) => sum + rows, 0),
      products: count('product'),
      orders: count('order'),
    })
  }
  return listed.sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
}
