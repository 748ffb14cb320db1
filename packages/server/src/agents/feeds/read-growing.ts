import { type FileHandle, open, stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** How often is looked for more, in ms. */
const often = 50

/**
 * The bytes of a file that somebody writes, as they come, until `isWhole` says there are no more.
 * @throws when it is given up before that, so that nobody takes a part for the whole
 */
export async function* readGrowing(file: FileHandle, path: string, isWhole: () => Promise<boolean>) {
  try {
    for (let at = 0, isLast = false; ; ) {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(65_536), 0, 65_536, at)
      if (bytesRead > 0) {
        at += bytesRead
        yield buffer.subarray(0, bytesRead)
        continue
      }
      if (isLast) return
      // Asked before the other: once it is no longer growing, it is whole or was given up.
      const isGrowing = (await stat(path).catch(() => undefined)) !== undefined
      isLast = await isWhole()
      if (!isLast && !isGrowing)
        throw new Error('The feed was not finished: it is made anew when it is asked for again')
      if (!isLast) await pause(often)
    }
  } finally {
    await file.close()
  }
}

/** The file, if it is there. */
export const openIfThere = (path: string): Promise<FileHandle | undefined> =>
  open(path, 'r').catch(() => undefined)
