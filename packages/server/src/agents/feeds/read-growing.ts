import { type FileHandle, open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

/** How often is looked for more, in ms. */
const often = 50

/**
 * The growing file as a stream, once its first bytes are there; undefined where it is not there, or given up before that. The file
 * is closed with the stream, whether that was read or not. `isWhole` tells whether the file of this inode is kept now.
 */
export async function growingStream(
  path: string,
  isWhole: (inode: number) => Promise<boolean>,
): Promise<Readable | undefined> {
  const file = await open(path, 'r').catch(() => undefined)
  if (!file) return undefined
  const close = () => void file.close().catch(() => {})
  try {
    const parts = readGrowing(file, path, isWhole)
    const first = await parts.next()
    const stream = Readable.from(following(first, parts))
    stream.once('close', close)
    return stream
  } catch (error) {
    close()
    if (error instanceof GivenUp) return undefined
    throw error
  }
}

/** The making of a feed ended before its end. */
class GivenUp extends Error {
  constructor() {
    super('The feed was not finished: it is made anew when it is asked for again')
  }
}

async function* following<T>(first: IteratorResult<T>, more: AsyncGenerator<T>) {
  if (first.done) return
  yield first.value
  yield* more
}

/**
 * The bytes of a file that somebody writes, as they come, until it is whole.
 * @throws GivenUp when it ends before that, so that nobody takes a part for the whole
 */
async function* readGrowing(file: FileHandle, path: string, isWhole: (inode: number) => Promise<boolean>) {
  const { ino } = await file.stat()
  for (let at = 0, isLast = false; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(65_536), 0, 65_536, at)
    if (bytesRead > 0) {
      at += bytesRead
      yield buffer.subarray(0, bytesRead)
      continue
    }
    if (isLast) return
    // Asked before the other: once it is no longer growing, it is whole or was given up. Its name may be of another one by then.
    const isGrowing = (await stat(path).catch(() => undefined))?.ino === ino
    isLast = await isWhole(ino)
    if (!isLast && !isGrowing) throw new GivenUp()
    if (!isLast) await pause(often)
  }
}
