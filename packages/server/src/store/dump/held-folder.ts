import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'

/** A folder that somebody is at work in. */
interface HeldFolder {
  path: string
  /** Lets go of it and takes it away. Safe to call again. */
  discard(): void
}

const mark = 'held.db'
/** How long a folder may be there before its mark is, in ms. */
const making = 60_000

/**
 * Makes a folder for what is only on its way. As long as this process lives a lock is held in it, which the system takes
 * away with the process, however that ends: so what was left behind is told from what is in use.
 */
export function holdFolder(parent: string, prefix: string): HeldFolder {
  const path = join(parent, `${prefix}${randomBytes(6).toString('hex')}`)
  mkdirSync(path, { mode: 0o700 })
  const lock = lockIn(path)
  return {
    path,
    discard() {
      lock?.close()
      rmSync(path, { recursive: true, force: true })
    },
  }
}

/** Folders of this kind that nobody is at work in any more. Of two who look at once, one may find more than the other. */
export function leftFolders(parent: string, prefix: RegExp): string[] {
  if (!existsSync(parent)) return []
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && prefix.test(entry.name))
    .map(({ name }) => join(parent, name))
    .filter(isLeft)
}

function isLeft(path: string): boolean {
  if (!existsSync(join(path, mark))) {
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    return made !== undefined && Date.now() - made > making
  }
  const lock = lockIn(path)
  lock?.close()
  return lock !== undefined
}

/** The lock of a folder, unless another process has it. */
function lockIn(path: string): Database.Database | undefined {
  const lock = new Database(join(path, mark), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch {
    lock.close()
    return undefined
  }
}
