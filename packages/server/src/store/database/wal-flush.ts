import { type FileHandle, open } from 'node:fs/promises'
import { DatabaseAway } from './database-errors'

/** For how long a commit that may be late is left to the next one that may not, in ms. */
const lateMs = 1000

/**
 * Brings what SQLite has committed from the system's memory to the disk. Its own `synchronous=FULL` does so within each commit and
 * stops the process meanwhile; this waits beside it, and can tell what must be there from what may follow.
 */
export interface WalFlush {
  /**
   * Everything committed by now is on the disk, whoever committed it.
   * @throws DatabaseAway `08007` when the disk does not say so
   */
  now(): Promise<void>
  /** It will be, within a second. */
  soon(): void
  /** Does what is still owed. */
  close(): Promise<void>
}

/** For the write-ahead log beside a database file. It is there from the first commit until the last connection is closed. */
export function walFlush(file: string): WalFlush {
  let log: Promise<FileHandle> | undefined
  let owed: NodeJS.Timeout | undefined
  const now = async () => {
    clearTimeout(owed)
    owed = undefined
    try {
      log ??= open(`${file}-wal`, 'r+')
      await (await log).datasync()
    } catch (cause) {
      // Opened anew the next time: a handle that has failed once may hide what is still missing.
      void log?.then((handle) => handle.close()).catch(() => {})
      log = undefined
      throw new DatabaseAway('08007', 'The disk failed while a transaction was being kept', { cause })
    }
  }
  return {
    now,
    soon() {
      // A disk that fails says so to the next whose change must be there.
      owed ??= setTimeout(() => void now().catch(() => {}), lateMs).unref()
    },
    async close() {
      if (owed) await now().catch(() => {})
      await (await log?.catch(() => undefined))?.close()
    },
  }
}

/** For a file that is made again if it is lost: nobody waits for the disk. */
export const noFlush: WalFlush = { now: async () => {}, soon: () => {}, close: async () => {} }
