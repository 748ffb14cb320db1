import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { H3 } from 'h3'
import { acceptsGzip } from '../../http/accepted-encoding'
import { languages } from '../../languages'
import type { Shop } from '../../shop'
import { byteRange } from './byte-range'
import { type Feed, feedAt, placesOf } from './feed'
import type { FeedPlace } from './feed-place'
import type { FeedSettings } from './feed-settings'
import { type FeedFile, feedFiles, feedFormats } from './formats'
import { type FeedBytes, KeptFeeds } from './kept-feeds'

/**
 * Serves the feeds of a shop to whoever asks: `GET /feeds` says which there are, `/feeds/europe-de/google.tsv` is one, and the same
 * with `.gz` behind is packed. Whole ones can be asked for in parts. Other addresses below are left to the storefront.
 */
export function serveFeeds(app: H3, shop: Shop, settings: FeedSettings): void {
  const kept = new KeptFeeds(shop)
  app.use('/feeds/**', async ({ req, url }, next) => {
    const called = calledBy(url.pathname)
    if (!called) return next()
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return refusal(405, 'method_not_allowed', 'Method Not Allowed', { allow: 'GET, HEAD' })
    if (called === 'list')
      return Response.json(
        { feeds: (await placesOf(shop, settings)).map((place) => told(shop, place)) },
        {
          headers: { 'cache-control': 'no-cache' },
        },
      )
    const feed = await feedAt(shop, settings, called)
    return feed ? answer(kept, feed, called, req) : noSuchFeed(shop, settings, called.place)
  })
}

interface Called {
  place: string
  file: FeedFile
  /** Asked for as a packed file, not as a text that is packed on its way. */
  isPacked: boolean
}

const endsInLanguage = new RegExp(`-(${languages.join('|')})$`)

/** What an address means; undefined for one that is the storefront's. */
function calledBy(path: string): Called | 'list' | undefined {
  const [, , place, file = '', ...more] = path.split('/')
  if (place === undefined || (place === '' && file === '')) return 'list'
  const isPacked = file.endsWith('.gz')
  const named = feedFiles.find((one) => one === (isPacked ? file.slice(0, -3) : file))
  const name = decoded(place)
  return named && name && more.length === 0 && endsInLanguage.test(name)
    ? { place: name.toLowerCase(), file: named, isPacked }
    : undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const told = (shop: Shop, place: FeedPlace) => ({
  name: place.name,
  region_id: place.region.id,
  region: place.region.name,
  language: place.language,
  currency_code: place.region.currency_code,
  includes_tax: place.inclusive,
  countries: place.region.countries.map(({ iso_2 }) => iso_2).sort(),
  files: Object.fromEntries(feedFiles.map((file) => [file, feedAddress(shop, place, file)])),
})

/** Where a feed is fetched. */
export const feedAddress = ({ baseUrl }: Shop, { name }: FeedPlace, file: FeedFile): string =>
  new URL(`/feeds/${encodeURIComponent(name)}/${file}`, baseUrl).href

async function noSuchFeed(shop: Shop, settings: FeedSettings, name: string): Promise<Response> {
  const names = (await placesOf(shop, settings)).map((place) => place.name)
  const there = names.length > 0 ? `there is ${names.join(', ')}` : 'the shop has no region yet'
  return refusal(404, 'not_found', `There is no feed ${name}: ${there}`)
}

/** Which bytes of a feed are sent, and how they are called. */
interface Representation {
  headers: Headers
  isPacked: boolean
}

async function answer(kept: KeptFeeds, feed: Feed, called: Called, request: Request): Promise<Response> {
  const whole = await kept.kept(feed)
  const encodes = !called.isPacked && acceptsGzip(request.headers.get('accept-encoding'))
  const sent = { ...called, encodes }
  const shown = representation(feed, whole?.state ?? feed.state, whole?.at, sent)
  if (isKnown(request, shown.headers)) {
    shown.headers.delete('content-type')
    return new Response(null, { status: 304, headers: shown.headers })
  }
  if (request.method === 'HEAD') {
    if (whole && shown.isPacked) shown.headers.set('content-length', String(whole.size))
    return new Response(null, { headers: shown.headers })
  }
  const bytes = await kept.bytes(feed, whole)
  const at = 'kept' in bytes ? bytes.kept.at : undefined
  return send(bytes, representation(feed, bytes.state, at, sent), request)
}

/** What is said of the bytes. Each form has a tag of its own, as a part of one is no part of another. */
function representation(
  { file }: Feed,
  state: string,
  at: Date | undefined,
  { isPacked, encodes }: { isPacked: boolean; encodes: boolean },
): Representation {
  const packed = isPacked || encodes
  const headers = new Headers({
    'content-type': isPacked ? 'application/gzip' : feedFormats[file].type,
    etag: packed ? `"${state}-gz"` : `"${state}"`,
    'cache-control': 'no-cache',
    'accept-ranges': packed ? 'bytes' : 'none',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  if (at) headers.set('last-modified', at.toUTCString())
  if (encodes) headers.set('content-encoding', 'gzip')
  if (!isPacked) headers.set('vary', 'Accept-Encoding')
  return { headers, isPacked: packed }
}

/** Whether the caller has these bytes already. A tag says more than a time. */
function isKnown({ headers }: Request, shown: Headers): boolean {
  const tags = headers.get('if-none-match')
  if (tags !== null)
    return tags.split(',').some((tag) => ['*', shown.get('etag')].includes(tag.trim().replace(/^W\//, '')))
  const [since, at] = [headers.get('if-modified-since'), shown.get('last-modified')]
  return since !== null && at !== null && Date.parse(at) <= Date.parse(since)
}

function send(bytes: FeedBytes, { headers, isPacked }: Representation, request: Request): Response {
  if (!isPacked) {
    const packed = 'kept' in bytes ? createReadStream(bytes.kept.path) : bytes.growing
    const plain = createGunzip()
    // Either end that breaks ends the other.
    packed.on('error', (error: Error) => plain.destroy(error))
    plain.on('close', () => packed.destroy())
    return streamed(packed.pipe(plain), headers)
  }
  if ('growing' in bytes) return streamed(bytes.growing, headers)
  const { path, size } = bytes.kept
  const range = isRangeMeant(request, headers) ? byteRange(request.headers.get('range'), size) : undefined
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const { from, to } = range ?? { from: 0, to: size - 1 }
  headers.set('content-length', String(to - from + 1))
  if (range) headers.set('content-range', `bytes ${from}-${to}/${size}`)
  return streamed(createReadStream(path, { start: from, end: to }), headers, range ? 206 : 200)
}

/** A part is wanted only of the very bytes that were begun. */
function isRangeMeant({ headers }: Request, shown: Headers): boolean {
  const condition = headers.get('if-range')
  return condition === null || [shown.get('etag'), shown.get('last-modified')].includes(condition.trim())
}

const streamed = (stream: Readable, headers: Headers, status = 200): Response =>
  new Response(Readable.toWeb(stream) as ReadableStream, { status, headers })

const refusal = (status: number, type: string, message: string, headers: Record<string, string> = {}) =>
  Response.json({ type, message }, { status, headers: { 'cache-control': 'no-store', ...headers } })
