import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Shop } from '../../shop'
import { readRevisions } from '../../store/memory/revision'
import type { Feed } from './feed'
import { type FeedFormat, feedFormats } from './formats'
import { readOffers } from './read-offers'

/** Writes a feed into a file that is there already, packed: some products at a time, however many there are. */
export const writeFeed = (shop: Shop, feed: Pick<Feed, 'place' | 'file' | 'settings'>, path: string) =>
  pipeline(Readable.from(feedText(shop, feed)), createGzip(), createWriteStream(path, { flags: 'r+' }))

/** A feed as text, in parts of some hundred products. */
export async function* feedText(
  shop: Shop,
  { place, file, settings }: Pick<Feed, 'place' | 'file' | 'settings'>,
): AsyncGenerator<string> {
  const format: FeedFormat = feedFormats[file]
  const revisions = await readRevisions(shop.db)
  const store = await storeName(shop)
  const head = { place, store, baseUrl: shop.baseUrl }
  yield format.head(head)
  for await (const products of readOffers(shop, place, { settings, store, revisions })) {
    const part = products
      .filter(({ offers }) => offers.length > 0)
      .map((product) => format.product(product, head))
      .join('')
    if (part) yield part
  }
  yield format.tail
}

export async function storeName({ db }: Pick<Shop, 'db'>): Promise<string> {
  const [store] = await db.rowsWhere(db.t.store, {}, { columns: ['name'], limit: 1 })
  return store?.name ?? ''
}
