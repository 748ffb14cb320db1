import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Storage } from 'unstorage'
import { z } from 'zod'
import type { Shop } from '../../shop'
import { now } from '../../store/schema/ids'

/** What the shop remembers of a picture that it fetched from an address. */
const Remembered = z.object({
  /** The stored file, and where browsers find it. */
  key: z.string(),
  url: z.string(),
  /** By which its host knows this version of it, if it does. */
  etag: z.string().nullable(),
  /** SHA-256 of the file, in hex. */
  hash: z.string(),
  /** When its host last said that this is the picture. */
  checked_at: z.iso.datetime(),
  /** The addresses of stored files begin with the shop's own: under another they are not found. */
  shop: z.string(),
})
export type RememberedPicture = Omit<z.infer<typeof Remembered>, 'checked_at' | 'shop'>

export interface PictureCache {
  /** What is known of an address, and whether its host need not be asked again yet; undefined when nothing is. */
  recall(address: string): Promise<(RememberedPicture & { isFresh: boolean }) | undefined>
  /** Notes that this is the picture at an address now. */
  note(address: string, picture: RememberedPicture): Promise<void>
  forget(address: string): Promise<void>
  close(): Promise<void>
}

/** How long a host is not asked again, in ms. */
const freshFor = 86_400_000
/** Redis forgets what no import has asked for in so long, in seconds. */
const keptFor = 90 * 86_400
/** After so many failures in a row the cache is left alone. */
const patience = 3

/**
 * Remembers between imports which pictures were fetched: in Redis where the shop has one, else in its data folder. It
 * is never the truth: an entry that is broken counts as none, and an import without a cache only fetches more.
 */
export async function openPictureCache(shop: Shop): Promise<PictureCache> {
  const storage = await openStorage(shop)
  let failures = 0
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (failures >= patience) return undefined
    try {
      const result = await work()
      failures = 0
      return result
    } catch (error) {
      failures += 1
      shop.log.warn({ err: error }, 'the cache of imported pictures cannot be used')
      return undefined
    }
  }
  const sign = `${shop.providers.file.id} ${shop.baseUrl}`
  return {
    async recall(address) {
      const found = Remembered.safeParse(await attempt(() => storage.getItem(keyOf(address))))
      if (!found.success || found.data.shop !== sign) return undefined
      const { checked_at, shop: _, ...picture } = found.data
      const age = Date.now() - Date.parse(checked_at)
      return { ...picture, isFresh: age >= 0 && age < freshFor }
    },
    async note(address, picture) {
      const entry = { ...picture, checked_at: now(), shop: sign }
      await attempt(() => storage.setItem(keyOf(address), entry, { ttl: keptFor }))
    },
    async forget(address) {
      await attempt(() => storage.removeItem(keyOf(address)))
    },
    close: () => storage.dispose(),
  }
}

/** Addresses hold what keys and file names cannot: they are known by their hash. */
function keyOf(address: string): string {
  const hash = createHash('sha256').update(address).digest('hex')
  return `${hash.slice(0, 2)}:${hash}`
}

/** Loaded when the first picture is copied: a shop that starts needs none of it. */
async function openStorage(shop: Shop): Promise<Storage> {
  const { createStorage } = await import('unstorage')
  if (!shop.redisUrl) {
    const { default: folder } = await import('unstorage/drivers/fs-lite')
    return createStorage({ driver: folder({ base: join(shop.cacheFolder, 'pictures') }) })
  }
  const { default: redis } = await import('unstorage/drivers/redis')
  const driver = redis({
    url: shop.redisUrl,
    base: 'cartwright:pictures',
    maxRetriesPerRequest: 1,
    connectTimeout: 2000,
    commandTimeout: 2000,
    socketTimeout: 4000,
  })
  // Without a listener a lost connection would end the process; what fails is said where it is asked.
  driver.getInstance?.().on('error', () => {})
  return createStorage({ driver })
}
