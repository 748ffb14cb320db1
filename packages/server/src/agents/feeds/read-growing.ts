import { type FileHandle, open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

/** How often is looked for more, in ms. */
const often = 50

/** The growing file as a stream, if it is there; it is closed with the stream, whether that was read or not. */
export async function growingStream(
  path: string,
  isWhole: () => Promise<boolean>,
): Promise<Readable | undefined> {
  const file = await open(path, 'r').catch(() => undefined)
  if (!file) return undefined
  const stream = Readable.from(readGrowing(file, path, isWhole))
  stream.once('close', () => void file.close().catch(() => {}))
  return stream
}

/**
 * The bytes of a file that somebody writes, as they come, until `isWhole` says there are no more.
 * @throws when it is given up before that, so that nobody takes a part for the whole
 */
async function* readGrowing(file: FileHandle, path: string, isWhole: () => Promise<boolean>) {
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
}
