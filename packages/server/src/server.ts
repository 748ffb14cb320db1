import type { H3 } from 'h3'
import { openShop, type ShopConfig } from './define-shop'
import { startSchedule } from './events/schedule'
import { startWorker } from './events/worker'
import { createApi } from './http/app'
import { serveDocs } from './http/docs'
import { serveHealth } from './http/health'
import { closeLimiters, openLimiters } from './http/limiters'
import { listen, type Patience } from './http/listen'
import { underItsScheme, withStrictTransport } from './http/over-tls'
import { packedPage } from './http/packed-page'
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

/** A page server mounted beside the API: the storefront, the admin. */
export type PageHandler = (request: Request) => Response | Promise<Response>

export interface SiteConfig {
  /** Answers everything that is not the shop's own. */
  storefront?: (api: H3, shop: Shop) => PageHandler | Promise<PageHandler>
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

/** The API of a shop without a listener: mount it, or call `app.fetch`. */
export async function createShop(
  config: ShopConfig,
): Promise<{ shop: Shop; app: H3; metrics: Metrics; life: { draining: boolean } }> {
  const shop = await openShop(config)
  await openLimiters(shop)
  await bootstrap(shop)
  await fillIndex(shop)
  const app = createApi(shop, served)
  const metrics = new Metrics()
  const life = { draining: false }
  serveHealth(app, shop, metrics, life)
  serveDocs(app, shop)
  app.all('/uploads/**', (event) => serveUpload(shop, event.req))
  for (const provider of shop.providers.payment.values())
    if (provider.hooks)
      app.post(provider.hooks.path, (event) => receivePaymentNews(shop, provider, event.req))
  return { shop, app, metrics, life }
}

/** Starts a shop: API and pages on one port, event worker, timed work. */
export async function startShop(
  config: ShopConfig & SiteConfig & { port?: number; host?: string; patience?: Partial<Patience> },
): Promise<RunningShop> {
  const { shop, app, metrics, life } = await createShop(config)
  // An embedded database has no other process: whatever is half done there was cut off.
  await recoverCompletions(shop, shop.engine.dialect === 'sqlite' ? 0 : undefined)
  const { admin } = config
  if (admin) {
    app.all('/app', (event) => admin(event.req))
    app.all('/app/**', (event) => admin(event.req))
  }
  await config.prepare?.(shop, app)
  const storefront = await config.storefront?.(app, shop)
  if (storefront)
    app.all('/**', async ({ req }) => packedPage(shop, req, await storefront(underItsScheme(shop, req))))

  const answer = async (request: Request): Promise<Response> => {
    const started = performance.now()
    metrics.open += 1
    try {
      const response = withStrictTransport(shop, request, await app.fetch(request))
      metrics.record(request.method, response.status, performance.now() - started)
      return response
    } finally {
      metrics.open -= 1
    }
  }
  const { port, leave } = await listen(answer, config)
  const worker = startWorker(shop, subscribers)
  const schedule = startSchedule(shop, timedWork)
  await takeUpJobs(shop)
  let closing: Promise<void> | undefined

  const close = async () => {
    life.draining = true
    await leave(25_000)
    await schedule.stop()
    await worker.stop()
    await stopJobs(shop)
    closeLimiters(shop)
    await shop.engine.checkpoint()
    await shop.engine.close()
  }
  return {
    shop,
    app,
    url: `http://localhost:${port}`,
    close: () => {
      closing ??= close()
      return closing
    },
  }
}
