import { createHash } from 'node:crypto'
import { askOutside, OutgoingError } from '../../http/outgoing'
import { refusalOf } from '../../refusal-of'
import type { Shop } from '../../shop'
import { fileType, truthfulName } from '../upload/file-type'
import type { ImportedImage, ImportProblem } from './imported-product'
import { openPictureCache, type PictureCache, type RememberedPicture } from './picture-cache'

const maxBytes = 20 * 1024 * 1024
const atOnce = 4
/** After so many calls in a row that it did not answer, a host is not asked again during this import. */
const patience = 5

export interface Copier {
  /**
   * Sees to it that the shop keeps these pictures, and notes where. What an earlier import fetched is not fetched
   * again; after a day its host is asked whether it is still the same. One that fails stays linked and is reported.
   */
  copy(images: readonly ImportedImage[]): Promise<ImportProblem[]>
  /** Removes the copies of pictures that did not go in after all. */
  drop(images: readonly ImportedImage[]): Promise<void>
  close(): Promise<void>
}

/** Where the shop keeps a picture, or why it does not. */
type Copied = Pick<RememberedPicture, 'key' | 'url'> | { failure: string }

export function imageCopier(shop: Shop, { allowLocal = false } = {}): Copier {
  const silent = new Map<string, number>()
  /** Files that this import stored, and where they are shown. */
  const stored = new Map<string, Set<string>>()
  /** Each address is asked once in an import, however many products show its picture. */
  const asked = new Map<string, Promise<Copied>>()
  let opened: Promise<PictureCache> | undefined
  const open = () => {
    opened ??= openPictureCache(shop)
    return opened
  }
  const { file } = shop.providers

  /** A store of files that is away is asked a few times, not for every picture of a long file. */
  let refusals = 0
  const ofStore = async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
    if (refusals >= patience) return undefined
    try {
      const answer = await ask()
      refusals = 0
      return answer
    } catch (error) {
      if (refusalOf(error)?.type !== 'unavailable') throw error
      refusals += 1
      shop.log.warn({ err: error }, 'a picture could not be stored')
      return undefined
    }
  }

  const copied = async (address: string): Promise<Copied> => {
    const cache = await open()
    const entry = await cache.recall(address)
    // Where the store cannot be asked, the copy that is remembered will be there.
    const known = entry && (await ofStore(() => isStored(shop, entry.key))) !== false ? entry : undefined
    if (known?.isFresh) return known
    const found = await fetched(address, known?.etag ?? undefined)
    // As long as there is a copy, a host that is gone takes nothing away.
    if ('failure' in found) return known ?? found
    if (known && (found.body === null || hashOf(found.body) === known.hash)) {
      await cache.note(address, { ...known, etag: found.etag ?? known.etag })
      return known
    }
    if (found.body === null)
      return { failure: 'its host answers that it did not change, but there is no copy' }
    const kind = fileType(found.body)
    if (!kind || !pictures.has(kind.type))
      return known ?? { failure: 'this is not a PNG, JPEG, GIF, WebP or AVIF picture' }
    const { body } = found
    const put = { name: truthfulName(nameOf(address), kind), type: kind.type, content: body }
    const placed = await ofStore(() => file.put(put))
    if (!placed) return known ?? { failure: 'the store of files does not answer' }
    const { key, url } = placed
    stored.set(key, new Set())
    await cache.note(address, { key, url, etag: found.etag, hash: hashOf(body) })
    return { key, url }
  }

  /** The picture at an address; no body when it is still the one that its host gave this etag. */
  const fetched = async (
    address: string,
    etag: string | undefined,
  ): Promise<{ body: Uint8Array | null; etag: string | null } | { failure: string }> => {
    const { host } = new URL(address)
    if ((silent.get(host) ?? 0) >= patience) return { failure: `${host} does not answer` }
    try {
      const { status, body, headers } = await askOutside(address, {
        allowLocal,
        maxBytes,
        totalMs: 30_000,
        headers: {
          accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
          ...(etag && { 'if-none-match': etag }),
        },
      })
      silent.delete(host)
      if (status === 200) return { body, etag: headers.etag ?? null }
      if (status === 304 && etag) return { body: null, etag: headers.etag ?? null }
      return { failure: `${host} answers with status ${status}` }
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      if (error.reason === 'unreachable') silent.set(host, (silent.get(host) ?? 0) + 1)
      return { failure: error.message }
    }
  }

  const copyOne = async (image: ImportedImage): Promise<string | undefined> => {
    const known = asked.get(image.url)
    const asking = known ?? copied(image.url)
    if (!known) asked.set(image.url, asking)
    const found = await asking
    if ('failure' in found) return found.failure
    stored.get(found.key)?.add(placeOf(image))
    image.copy = found.url
    return undefined
  }

  return {
    async copy(images) {
      const waiting = await toLookAt(images, open)
      const problems: ImportProblem[] = []
      const work = async () => {
        for (let image = waiting.shift(); image; image = waiting.shift()) {
          const failure = await copyOne(image)
          if (failure && image.copy === undefined) problems.push(problemOf(image, failure))
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      return problems
    },
    async drop(images) {
      for (const image of images) {
        const found = await asked.get(image.url)
        if (!found || 'failure' in found) continue
        const users = stored.get(found.key)
        users?.delete(placeOf(image))
        if (users?.size !== 0) continue
        stored.delete(found.key)
        asked.delete(image.url)
        await (await open()).forget(image.url)
        await ofStore(() => file.remove(found.key))
      }
    },
    async close() {
      await (await opened)?.close()
    },
  }
}

/** Where in a file a picture is shown. */
const placeOf = ({ line, column, url }: ImportedImage) => `${line} ${column} ${url}`

/** Pictures without a copy, and those whose copy an import remembers; of others the shop only knows that it has one. */
async function toLookAt(
  images: readonly ImportedImage[],
  open: () => Promise<PictureCache>,
): Promise<ImportedImage[]> {
  if (images.length === 0) return []
  const cache = await open()
  const wanted = await Promise.all(
    images.map(async (image) => image.copy === undefined || (await cache.recall(image.url)) !== undefined),
  )
  return images.filter((_, at) => wanted[at])
}

async function isStored({ providers: { file } }: Shop, key: string): Promise<boolean> {
  if (file.has) return file.has(key)
  const found = await file.get(key)
  found?.stream.destroy()
  return found !== null
}

const hashOf = (body: Uint8Array) => createHash('sha256').update(body).digest('hex')

const pictures = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])

const nameOf = (address: string): string => {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last) || 'picture'
  } catch {
    return last
  }
}

const problemOf = ({ line, column, url }: ImportedImage, message: string): ImportProblem => ({
  line,
  column,
  level: 'warning',
  value: url,
  message: `the picture stays where it is: ${message}`,
  hint: 'run the import again to try once more',
})
