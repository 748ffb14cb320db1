import { createHmac, timingSafeEqual } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ulid } from 'ulidx'
import { invalidData } from '../../errors'
import type { FileProvider } from '../file'

interface Options {
  folder: string
  baseUrl: string
  /** Signs the links of private files. */
  secret: string
}

const tenMinutes = 600_000
const safeKey = /^[A-Za-z0-9][A-Za-z0-9._-]*$/
const types: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv',
  '.json': 'application/json',
}

/** The key a file gets: unguessable, readable, and safe as a name on any disk. */
export const keyFor = (name: string) => {
  const extension = extname(name)
    .toLowerCase()
    .replace(/[^.a-z0-9]/g, '')
  const slug = name
    .slice(0, name.length - extname(name).length)
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
  return `${ulid().toLowerCase()}${slug ? `-${slug}` : ''}${extension}`
}

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
    if (!safeKey.test(key) || key.includes('..')) throw invalidData(`There is no file ${key}`)
    return join(folder, isPrivate ? 'private' : 'public', key)
  }
  return {
    id: 'disk',
    async put({ name, content, isPrivate = false }) {
      const key = keyFor(name)
      const target = place(key, isPrivate)
      await mkdir(join(folder, isPrivate ? 'private' : 'public'), { recursive: true })
      const temporary = `${target}.part`
      await pipeline(
        content instanceof Readable ? content : Readable.from([content]),
        createWriteStream(temporary),
      )
      const handle = await open(temporary, 'r')
      await handle.sync()
      await handle.close()
      await rename(temporary, target)
      return { key, url: isPrivate ? key : `${baseUrl}/uploads/${key}` }
    },
    async get(key, { isPrivate = false } = {}) {
      const file = place(key, isPrivate)
      const found = await stat(file).catch(() => null)
      if (!found?.isFile()) return null
      return {
        stream: createReadStream(file),
        size: found.size,
        type: types[extname(key).toLowerCase()] ?? 'application/octet-stream',
      }
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
