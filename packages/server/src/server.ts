import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type H3, serve } from 'h3'
import { closeShop } from './close-shop'
import { openShop, type ShopConfig } from './define-shop'
import { startSchedule } from './events/schedule'
import { startWorker } from './events/worker'
import { createApi } from './http/app'
import { docsPage, openapiText } from './http/docs'
import { openLimiters } from './http/limiters'
import { Metrics } from './metrics'
import { stopJobs, takeUpJobs } from './modules/batch-job/work-on-job'
import { recoverCompletions } from './modules/checkout/recover-completions'
import { served } from './modules/index'
import { receivePaymentNews } from './modules/payment/receive-news'
import { fillIndex } from './modules/search/index-products'
import { bootstrap } from './modules/store/bootstrap'
import { subscribers, timedWork } from './modules/subscribers'
import { serveUpload } from './modules/upload/serve-upload'
import type { Shop } from './shop'
import { turns } from './store/turns'
import { whenBack } from './store/when-back'

/** A page server mounted beside the API: the storefront, the admin. */
export type PageHandler = (request: Request) => Response | Promise<Response>

export interface SiteConfig {
  /** Answers everything that is not the shop's own. */
  storefront?: (api: H3) => PageHandler | Promise<PageHandler>
  /** Answers `/app` and below. */
  admin?: PageHandler
  /** Fills the shop before its door opens: until this is done no request is answered. */
  prepare?: (shop: Shop, api: H3) => Promise<void>
}

export interface RunningShop {
  shop: Shop
  app: H3
  url: string
  /** Fails `/ready`, stops taking requests, finishes the open ones (25 s at most), and closes the database. */
  close(): Promise<void>
}

export interface CreatedShop {
  shop: Shop
  app: H3
  metrics: Metrics
  life: { draining: boolean }
  /** Lets go of all that was opened, so that the process may end. */
  close(): Promise<void>
}

/** The API of a shop without a listener: mount it, or call `app.fetch`. What it opens, its `close` closes. */
export async function createShop(
  config: ShopConfig,
  options: { waits?: boolean } = {},
): Promise<CreatedShop> {
  const shop = await openShop(config, options)
  const close = () => closeShop(shop)
  return { ...(await closingOnFailure(close, () => furnish(shop))), shop, close }
}

/** A shop that does not come up leaves nothing open behind: its process can end, and say why. */
async function closingOnFailure<T>(close: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await close()
    throw error
  }
}

async function furnish(shop: Shop): Promise<Omit<CreatedShop, 'shop' | 'close'>> {
  await openLimiters(shop)
  await whenBack(() => bootstrap(shop))
  await whenBack(() => fillIndex(shop))
  const app = createApi(shop, served)
  const metrics = new Metrics()
  const life = { draining: false }
  const json = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    })
  app.get('/health', () => new Response('OK', { headers: { 'cache-control': 'no-store' } }))
  app.get('/ready', async () => {
    const ready = !life.draining && (await shop.engine.writable())
    return json({ status: ready ? 'ready' : 'unavailable' }, ready ? 200 : 503)
  })
  app.get(
    '/metrics',
    () => new Response(metrics.text(), { headers: { 'content-type': 'text/plain; version=0.0.4' } }),
  )
  app.get(
    '/openapi.json',
    () => new Response(openapiText(), { headers: { 'content-type': 'application/json' } }),
  )
  app.get('/docs', docsPage)
  app.all('/uploads/**', (event) => serveUpload(shop, event.req))
  for (const provider of shop.providers.payment.values())
    if (provider.hooks)
      app.post(provider.hooks.path, (event) => receivePaymentNews(shop, provider, event.req))
  return { app, metrics, life }
}

/** What is not HTTP, too long or too slow never becomes a request: it is refused in the shape of all refusals. */
function refuseBrokenHttp(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'The address or the headers are longer than 16 KiB']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'The request took too long to arrive']
        : ['400 Bad Request', 'This is not a request that can be read']
  const body = JSON.stringify({ type: 'invalid_data', message })
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

/** Starts a shop: API and pages on one port, event worker, timed work. */
export async function startShop(
  config: ShopConfig & SiteConfig & { port?: number; host?: string },
): Promise<RunningShop> {
  const created = await createShop(config, { waits: true })
  return closingOnFailure(created.close, () => openDoor(created, config))
}

async function openDoor(
  { shop, app, metrics, life, close: letGo }: CreatedShop,
  config: Parameters<typeof startShop>[0],
): Promise<RunningShop> {
  // An embedded database has no other process: whatever is half done there was cut off.
  await whenBack(() => recoverCompletions(shop, shop.engine.dialect === 'sqlite' ? 0 : undefined))
  const { admin } = config
  if (admin) {
    app.all('/app', (event) => admin(event.req))
    app.all('/app/**', (event) => admin(event.req))
  }
  await config.prepare?.(shop, app)
  const storefront = await config.storefront?.(app)
  if (storefront) app.all('/**', (event) => storefront(event.req))

  const counted = async (request: Request): Promise<Response> => {
    const started = performance.now()
    metrics.open += 1
    try {
      const response = await turns.asTraffic(async () => app.fetch(request))
      metrics.record(request.method, response.status, performance.now() - started)
      return response
    } finally {
      metrics.open -= 1
    }
  }
  const server = serve(
    { ...app, fetch: counted } as unknown as H3,
    {
      port: config.port ?? 9000,
      hostname: config.host ?? '127.0.0.1',
      silent: true,
      gracefulShutdown: false,
      node: { headersTimeout: 15_000, requestTimeout: 60_000, maxHeaderSize: 16_384 },
    } as Parameters<typeof serve>[1],
  )
  await server.ready()
  const node = server.node?.server as import('node:http').Server | undefined
  node?.on('clientError', refuseBrokenHttp)
  const address = node?.address() as AddressInfo | null | undefined
  const worker = startWorker(shop, subscribers)
  const schedule = startSchedule(shop, timedWork)
  await whenBack(() => takeUpJobs(shop))
  let closing: Promise<void> | undefined

  const close = async () => {
    life.draining = true
    const closed = new Promise<void>((resolve) => (node ? node.close(() => resolve()) : resolve()))
    node?.closeIdleConnections()
    const until = Date.now() + 25_000
    while (metrics.open > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
    node?.closeIdleConnections()
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 300).unref())])
    node?.closeAllConnections()
    await schedule.stop()
    await worker.stop()
    await stopJobs(shop)
    await shop.engine.checkpoint()
    await letGo()
  }
  return {
    shop,
    app,
    url: `http://localhost:${address?.port ?? config.port}`,
    close: () => {
      closing ??= close()
      return closing
    },
  }
}
