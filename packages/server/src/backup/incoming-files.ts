import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { assertKey } from '../providers/file/stored-key'
import { keysIn, type Side, sides } from './files'

/**
 * Stored files on their way into a shop: unpacked beside, then moved in. Until `finish` nothing that was there is
 * touched, as a file's key is never given to other content; `undo` takes out again what was moved in.
 */
export async function incomingFiles(data: string) {
  await mkdir(data, { recursive: true })
  const folder = await mkdtemp(join(data, '.restoring-files-'))
  const added: string[] = []
  const place = (side: Side, key: string) => join(data, 'uploads', side, key)
  for (const side of sides) await mkdir(join(folder, 'uploads', side), { recursive: true })
  return {
    /** @throws for a name that no stored file can have */
    async put(side: Side, key: string, content: AsyncIterable<Buffer>): Promise<void> {
      assertKey(key)
      await pipeline(content, createWriteStream(join(folder, 'uploads', side, key), { flush: true }))
    },
    async putSecrets(content: AsyncIterable<Buffer>): Promise<void> {
      await pipeline(content, createWriteStream(join(folder, 'secrets.json'), { flush: true, mode: 0o600 }))
    },
    /** Moves in what is not there yet. */
    async bringIn(): Promise<void> {
      for (const side of sides) {
        await mkdir(join(data, 'uploads', side), { recursive: true })
        const there = new Set(await keysIn(data, side))
        for (const key of await keysIn(folder, side)) {
          if (there.has(key)) continue
          await rename(join(folder, 'uploads', side, key), place(side, key))
          added.push(place(side, key))
        }
      }
    },
    /** When the rows are in their place: the other files, the secrets, and away with what the backup does not have. */
    async finish(expected: ReadonlyMap<Side, ReadonlySet<string>>, hasSecrets: boolean): Promise<void> {
      for (const side of sides) {
        for (const key of await keysIn(folder, side))
          await rename(join(folder, 'uploads', side, key), place(side, key))
        for (const key of await keysIn(data, side))
          if (!expected.get(side)?.has(key)) await rm(place(side, key), { force: true })
      }
      if (hasSecrets) await rename(join(folder, 'secrets.json'), join(data, 'secrets.json'))
      added.length = 0
    },
    async undo(): Promise<void> {
      for (const file of added.splice(0)) await rm(file, { force: true })
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  }
}
export type IncomingFiles = Awaited<ReturnType<typeof incomingFiles>>
