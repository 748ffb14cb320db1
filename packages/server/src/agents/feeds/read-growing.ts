import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

/** How often is looked for more, in ms. */
const often = 50

/**
 * The growing file as a stream, once its first bytes are there; undefined where it is not there, or given up before that. The file
 * is closed with the stream, whether that was read or not. It is given up
 * where nobody is at it any more.
 */
export async function growingStream(path: string, fate: Fate): Promise<Readable | undefined> {
  const file = await open(path, 'r').catch(() => undefined)
  if (!file) return undefined
  const close = () => void file.close().catch(() => {})
  try {
    const parts = readGrowing(file, fate)
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

/** What becomes of the file of an inode: somebody is at it, or it is kept. */
interface Fate {
  isGrowing(inode: number): Promise<boolean>
  isWhole(inode: number): Promise<boolean>
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
async function* readGrowing(file: FileHandle, { isGrowing, isWhole }: Fate) {
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
    const goesOn = await isGrowing(ino)
    isLast = await isWhole(ino)
    if (!isLast && !goesOn) throw new GivenUp()
    if (!isLast) await pause(often)
  }
}
