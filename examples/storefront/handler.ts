import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { inlineScripts } from './app/machines/inline-scripts'
import type { PaymentHosts } from './app/payment/ways.server'
import { withHint } from './app/shop/cookies'
import { withFormTarget } from './form-target'
import { withPayment } from './payment-headers'
import { assetServer } from './serve-asset'

export interface StorefrontOptions {
  /** Answers a request to the shop's API; in the same process this is the app's own fetch, without a network hop. */
  fetchApi: (request: Request) => Promise<Response>
  /** The shop's own address: pages name themselves by it, whatever host a request was sent to. */
  baseUrl: string
  /** Where `react-router build` wrote its output; the folder beside this file unless said otherwise. */
  build?: string
}

/**
 * The storefront as one function from request to response: static files, pages, actions.
 * Loads the build on the first page, so that a shop starts without waiting for it.
 */
export function storefrontHandler(options: StorefrontOptions): (request: Request) => Promise<Response> {
  const folder = options.build ?? ownBuild()
  const buildFolder = join(folder, 'client')
  const serveAsset = assetServer(buildFolder)
  const { origin } = new URL(options.baseUrl)
  let pages: Promise<Pages> | undefined
  const load = async () =>
    pagesOf((await import(pathToFileURL(join(folder, 'server/index.js')).href)) as StorefrontBuild)
  return async (request) => {
    const asset = await serveAsset(request)
    if (asset) return asset
    if (isForeignWrite(request)) return plain(403, 'This form was sent from another site.')
    try {
      pages ??= load()
      const answer = await pages
      const fetchApi = withAddressOf(request, options.fetchApi)
      const context: RequestContext = { fetchApi, origin, buildFolder }
      const response = await answer(request, context)
      const page = withFormTarget(withHeaders(response, request), context.formTarget)
      return withPayment(page, context.paymentHosts)
    } catch (error) {
      pages = undefined
      if (isMissingBuild(error)) return plain(503, 'The storefront is not built yet. Run: npm run build')
      throw error
    }
  }
}

interface RequestContext extends Record<string, unknown> {
  fetchApi: StorefrontOptions['fetchApi']
  origin: string
  buildFolder: string
  paymentHosts?: PaymentHosts
  formTarget?: string
}

type Pages = (request: Request, context: RequestContext) => Promise<Response>

/** What the entry of our build exports beyond what the router asks for. */
interface StorefrontBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: { readAddress: (request: Request, context: RequestContext) => Promise<string> }
  }
}

/** As many routers as are kept at once: one for each language and country that is read just now. */
const mostRouters = 64

/** The router serves the pages under what an address begins with, so that its links, forms and redirects stay there. */
function pagesOf(build: StorefrontBuild): Pages {
  const routers = new Map<string, ReturnType<typeof createRequestHandler>>()
  return async (request, context) => {
    const basename = await build.entry.module.readAddress(request, context)
    const router =
      routers.get(basename) ?? createRequestHandler({ ...build, basename: basename || '/' }, 'production')
    // The one that was used last stands last; the first is the one nobody has needed for longest.
    routers.delete(basename)
    routers.set(basename, router)
    const [oldest] = routers.keys()
    if (routers.size > mostRouters && oldest !== undefined) routers.delete(oldest)
    return router(request, context)
  }
}

/** This file lies beside the build when it is itself built, and above it in the sources. */
function ownBuild(): string {
  const here = import.meta.dirname
  return existsSync(join(here, 'server/index.js')) ? here : join(here, 'build')
}

/** Cookies ride along with every form, so a form must come from our own pages. Programs send neither header. */
function isForeignWrite(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'cross-site' || site === 'same-site'
  const origin = request.headers.get('origin')
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host)
}

/** The API limits guesses per address; it must see the shopper's, not one address for everybody. */
function withAddressOf(request: Request, fetchApi: StorefrontOptions['fetchApi']) {
  const { ip } = request as { ip?: string }
  if (!ip) return fetchApi
  return (call: Request) => fetchApi(Object.defineProperty(call, 'ip', { value: ip, configurable: true }))
}

function withHeaders(response: Response, request: Request): Response {
  const { headers } = response
  const { origin, protocol } = new URL(request.url)
  const location = headers.get('location')
  // What leads elsewhere in this shop is told as a path: behind a proxy the shop does not know how it is reached.
  if (location?.startsWith(`${origin}/`) && !location.startsWith(`${origin}//`))
    headers.set('location', location.slice(origin.length))
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'same-origin')
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  if (protocol === 'https:') headers.set('strict-transport-security', 'max-age=31536000')
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
  if (headers.get('content-type')?.startsWith('text/html'))
    headers.set('content-security-policy', contentPolicy)
  withHint(request, headers)
  return response
}

const hashes = Object.values(inlineScripts).map(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
)

/** Scripts come from here or are those of ours, word for word. It holds nothing of one answer: pages may be kept for others. */
const contentPolicy = [
  "default-src 'self'",
  `script-src 'self' ${hashes.join(' ')}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const isMissingBuild = (error: unknown) => (error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND'

const plain = (status: number, text: string) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
