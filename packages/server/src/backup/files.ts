import { createReadStream, type Dirent } from 'node:fs'
import { link, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { assertKey } from '../providers/file/stored-key'
import { holdFolder } from '../store/dump/held-folder'

/** The folders of stored files below `uploads`: what anybody may fetch, and what takes a signed link. */
export const sides = ['public', 'private'] as const
export type Side = (typeof sides)[number]

interface KeptFile {
  side: Side
  key: string
  size: number
  path: string
}

const isKey = (name: string) => {
  try {
    assertKey(name)
    return !name.endsWith('.part')
  } catch {
    return false
  }
}

/**
 * Holds on to the stored files of a shop that goes on working: second names for them in a folder beside, so that what
 * staff delete meanwhile is still there. A file is never changed once it has its key. `hold` is called before and after
 * the rows are fixed: then every file that a row speaks of is held.
 */
export async function holdFiles(data: string) {
  const { path: folder, discard } = holdFolder(data, '.backup-')
  const hold = async () => {
    for (const side of sides) {
      await mkdir(join(folder, side), { recursive: true })
      for (const key of await keysIn(data, side))
        await holdOne(join(data, 'uploads', side, key), join(folder, side, key))
    }
  }
  return { hold, release: discard, files: () => filesIn(folder, data) }
}

/** Where a disk knows no second names, the file itself is read later. */
async function holdOne(from: string, to: string): Promise<void> {
  await link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (!['EEXIST', 'ENOENT', 'EPERM', 'ENOTSUP', 'EXDEV', 'EMLINK', 'ENOSYS'].includes(error.code ?? ''))
      throw error
  })
}

/** The keys of stored files, in order; none where nothing was ever stored. */
export async function keysIn(data: string, side: Side): Promise<string[]> {
  const found = await readdir(join(data, 'uploads', side), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException): Dirent[] => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return found.flatMap((entry) => (entry.isFile() && isKey(entry.name) ? [entry.name] : [])).sort()
}

async function* filesIn(folder: string, data: string): AsyncGenerator<KeptFile> {
  for (const side of sides) {
    const held = new Set(await readdir(join(folder, side)))
    for (const key of [...new Set([...held, ...(await keysIn(data, side))])].sort()) {
      const path = held.has(key) ? join(folder, side, key) : join(data, 'uploads', side, key)
      const found = await stat(path).catch(() => undefined)
      if (found) yield { side, key, path, size: found.size }
    }
  }
}

export const contentOf = (file: KeptFile): AsyncIterable<Buffer> => createReadStream(file.path)
