import type { H3 } from 'h3'
import { closeShop } from './close-shop'
import { openShop, type ShopConfig } from './define-shop'
import { startSchedule } from './events/schedule'
import { startWorker } from './events/worker'
import { createApi } from './http/app'
import { serveDocs } from './http/docs'
import { withoutGuide } from './http/guide'
import { serveHealth } from './http/health'
import { openLimiters } from './http/limiters'
import { listen, type Patience } from './http/listen'
import { underItsScheme, withStrictTransport } from './http/over-tls'
import { packedPage } from './http/packed-page'
import { Metrics } from './metrics'
import { stopJobs, takeUpJobs } from './modules/batch-job/work-on-job'
import { recoverCompletions } from './modules/checkout/recover-completions'
import { served } from './modules/index'
import { warmListing } from './modules/listing/warm'
import { closeLive } from './modules/live/hub'
import { receivePaymentNews } from './modules/payment/receive-news'
import { fillIndex } from './modules/search/index-products'
import { issueSetupSecret } from './modules/setup/setup'
import { bootstrap } from './modules/store/bootstrap'
import { subscribersOf, timedWorkOf } from './modules/subscribers'
import { serveUpload } from './modules/upload/serve-upload'
import { startDeliveries } from './modules/webhook/deliver'
import { resealAll } from './reseal'
import type { Shop } from './shop'
import { turns } from './store/database/turns'
import { whenBack } from './store/database/when-back'

/** A page server mounted beside the API: the storefront, the admin. */
export type PageHandler = (request: Request) => Response | Promise<Response>

export interface SiteConfig {
  /** Answers everything that is not the shop's own. */
  storefront?: (api: H3, shop: Shop) => PageHandler | Promise<PageHandler>
  /** Answers `/app` and below. */
  admin?: PageHandler
  /** Answers `/docs/guide` and below: the documentation. Without it the address says how to have it. */
  guide?: PageHandler
  /** Fills the shop before its door opens: until this is done no request is answered. */
  prepare?: (shop: Shop, api: H3) => Promise<void>
}

export interface RunningShop {
  shop: Shop
  app: H3
  url: string
  /** While nobody is staff: the secret by which the first comes in, at `/setup?secret=…` of the admin. */
  setupSecret?: string
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
  options: { waits?: boolean; hasStorefront?: boolean } = {},
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
  serveHealth(app, shop, metrics, life)
  serveDocs(app, shop)
  app.all('/uploads/**', (event) => serveUpload(shop, event.req))
  for (const provider of shop.providers.payment.values())
    if (provider.hooks)
      app.post(provider.hooks.path, (event) => receivePaymentNews(shop, provider, event.req))
  return { app, metrics, life }
}

/** Starts a shop: API and pages on one port, event worker, timed work. */
export async function startShop(
  config: ShopConfig & SiteConfig & { port?: number; host?: string; patience?: Partial<Patience> },
): Promise<RunningShop> {
  const created = await createShop(config, {
    waits: true,
    hasStorefront: config.storefront !== undefined,
  })
  return closingOnFailure(created.close, () => openDoor(created, config))
}

async function openDoor(
  { shop, app, metrics, life, close: letGo }: CreatedShop,
  config: Parameters<typeof startShop>[0],
): Promise<RunningShop> {
  await whenBack(() => resealAll(shop))
  // An embedded database has no other process: whatever is half done there was cut off.
  await whenBack(() => recoverCompletions(shop, shop.engine.dialect === 'sqlite' ? 0 : undefined))
  const { admin } = config
  if (admin) {
    app.all('/app', (event) => admin(event.req))
    app.all('/app/**', (event) => admin(event.req))
  }
  const { guide = withoutGuide } = config
  app.all('/docs/guide', (event) => guide(event.req))
  app.all('/docs/guide/**', (event) => guide(event.req))
  await config.prepare?.(shop, app)
  const setupSecret = await whenBack(() => issueSetupSecret(shop))
  const storefront = await config.storefront?.(app, shop)
  if (storefront)
    app.all('/**', async ({ req }) => packedPage(shop, req, await storefront(underItsScheme(shop, req))))

  const answer = async (request: Request): Promise<Response> => {
    const started = performance.now()
    metrics.open += 1
    try {
      const response = withStrictTransport(
        shop,
        request,
        await turns.asTraffic(async () => app.fetch(request)),
      )
      metrics.record(request.method, response.status, performance.now() - started)
      return response
    } finally {
      metrics.open -= 1
    }
  }
  const { port, leave } = await listen(answer, config)
  void warmListing(shop)
  const worker = startWorker(shop, subscribersOf(shop))
  const schedule = startSchedule(shop, timedWorkOf(shop))
  const deliveries = startDeliveries(shop)
  await whenBack(() => takeUpJobs(shop))
  let closing: Promise<void> | undefined

  const close = async () => {
    life.draining = true
    // Streams never end by themselves; their pages come back, to another instance or to the next start.
    closeLive(shop)
    await leave(25_000)
    await schedule.stop()
    await worker.stop()
    await deliveries.stop()
    await stopJobs(shop)
    await shop.engine.checkpoint()
    await letGo()
  }
  return {
    shop,
    app,
    url: `http://localhost:${port}`,
    ...(setupSecret ? { setupSecret } : {}),
    close: () => {
      closing ??= close()
      return closing
    },
  }
}
