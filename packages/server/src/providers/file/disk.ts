import { createHmac, timingSafeEqual } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileProvider } from '../file'
import { assertKey, keyFor, typeOfKey } from './stored-key'

interface Options {
  folder: string
  baseUrl: string
  /** Signs the links of private files. */
  secret: string
}

const tenMinutes = 600_000
export const signatureOf = (secret: string, key: string, until: number) =>
  createHmac('sha256', secret).update(`${key}.${until}`).digest('base64url')

/** Whether a link to a private file is genuine and not yet over. */
export function isValidLink(secret: string, key: string, until: number, signature: string): boolean {
  const expected = Buffer.from(signatureOf(secret, key, until))
  const given = Buffer.from(signature)
  return until > Date.now() && expected.length === given.length && timingSafeEqual(expected, given)
}

/** Files on the shop's own disk: written under a temporary name, flushed, then renamed, so none is ever half there. */
export function diskFiles({ folder, baseUrl, secret }: Options): FileProvider {
  const place = (key: string, isPrivate = false) => {
    assertKey(key)
    return join(folder, isPrivate ? 'private' : 'public', key)
  }
  return {
    id: 'disk',
    place: folder,
    async put({ name, content, isPrivate = false }) {
      const key = keyFor(name)
      const target = place(key, isPrivate)
      await mkdir(join(folder, isPrivate ? 'private' : 'public'), { recursive: true })
      const temporary = `${target}.part`
      try {
        await pipeline(
          content instanceof Readable ? content : Readable.from([content]),
          createWriteStream(temporary),
        )
        const handle = await open(temporary, 'r')
        await handle.sync()
        await handle.close()
        await rename(temporary, target)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      return { key, url: isPrivate ? key : `${baseUrl}/uploads/${key}` }
    },
    async get(key, { isPrivate = false } = {}) {
      const file = place(key, isPrivate)
      const found = await stat(file).catch(() => null)
      if (!found?.isFile()) return null
      return {
        stream: createReadStream(file),
        size: found.size,
        type: typeOfKey(key),
      }
    },
    async has(key) {
      const found = await stat(place(key)).catch(() => null)
      return found?.isFile() ?? false
    },
    async remove(key) {
      await rm(place(key), { force: true })
      await rm(place(key, true), { force: true })
    },
    async link(key) {
      place(key, true)
      const until = Date.now() + tenMinutes
      return `${baseUrl}/uploads/private/${key}?until=${until}&signature=${signatureOf(secret, key, until)}`
    },
  }
}
