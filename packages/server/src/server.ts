import type { H3 } from 'h3'
import { startBackground } from './background'
import { closeShop } from './close-shop'
import type { Crew, Hand, News } from './crew'
import { openShop, type ShopConfig } from './define-shop'
import { onEmit, wakeWorker } from './events/emit'
import { createApi } from './http/app'
import { serveDocs } from './http/docs'
import { withoutGuide } from './http/guide'
import { serveHealth } from './http/health'
import { openLimiters } from './http/limiters'
import { listen, type Patience } from './http/listen'
import { underItsScheme, withStrictTransport } from './http/over-tls'
import { packedPage } from './http/packed-page'
import { Metrics, metricsOfAll } from './metrics'
import { recoverCompletions } from './modules/checkout/recover-completions'
import { served } from './modules/index'
import { identityOf, keepInstance } from './modules/instance/keep-instance'
import { warmListing } from './modules/listing/warm'
import { closeLive } from './modules/live/hub'
import { receivePaymentWebhook } from './modules/payment/receive-payment-webhook'
import { fillIndex } from './modules/search/index-products'
import { issueSetupSecret } from './modules/setup/setup'
import { bootstrap } from './modules/store/bootstrap'
import { serveUpload } from './modules/upload/serve-upload'
import { onDelivery, wakeDeliveries } from './modules/webhook/wake'
import { resealAll } from './reseal'
import type { Shop } from './shop'
import { turns } from './store/database/turns'
import { whenBack } from './store/database/when-back'
import { onTold, wakeListeners } from './store/writing/live-changes'
import { startTracing } from './telemetry/start-tracing'
import { tracedRequest } from './telemetry/tracing'

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
  options: { waits?: boolean; hasStorefront?: boolean; crew?: Crew } = {},
): Promise<CreatedShop> {
  await startTracing()
  const shop = await openShop(config, options)
  const close = () => closeShop(shop)
  return { ...(await closingOnFailure(close, () => furnish(shop, options.crew))), shop, close }
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

async function furnish(shop: Shop, crew: Crew | undefined): Promise<Omit<CreatedShop, 'shop' | 'close'>> {
  await openLimiters(shop, { isShared: crew !== undefined })
  await whenBack(() => bootstrap(shop))
  await whenBack(() => fillIndex(shop))
  const app = createApi(shop, served)
  const metrics = new Metrics()
  const life = { draining: false }
  const told = () => metrics.text(shop.db.replicas?.outcomes)
  serveHealth(app, shop, crew ? async () => metricsOfAll(await crew.metrics()) : told, life)
  serveDocs(app, shop)
  if (shop.mcp) {
    const { serveMcp } = await import('./agents/mcp/over-http')
    serveMcp(app, shop)
  }
  if (shop.feeds) {
    const { serveFeeds } = await import('./agents/feeds/serve-feeds')
    serveFeeds(app, shop, shop.feeds)
  }
  app.all('/uploads/**', (event) => serveUpload(shop, event.req))
  for (const provider of shop.providers.payment.values())
    if (provider.hooks)
      app.post(provider.hooks.path, (event) => receivePaymentWebhook(shop, provider, event.req))
  return { app, metrics, life }
}

type StartConfig = ShopConfig &
  SiteConfig & {
    port?: number
    host?: string
    patience?: Partial<Patience>
    /** Where this is one of several workers on one port: `prepareShop` was called before, by the process that starts them. */
    crew?: Crew
  }

/** Starts a shop: API and pages on one port, event worker, timed work. */
export async function startShop(config: StartConfig): Promise<RunningShop> {
  const created = await createShop(config, {
    waits: true,
    hasStorefront: config.storefront !== undefined,
    ...(config.crew ? { crew: config.crew } : {}),
  })
  return closingOnFailure(created.close, () => openDoor(created, config))
}

/**
 * Does what is done once for all workers that are started afterwards: brings the database to this version, makes the secrets,
 * settles what was cut off, fills the shop. Returns the secret by which the first comes in, while nobody is staff.
 */
export async function prepareShop(config: ShopConfig & SiteConfig): Promise<string | undefined> {
  const created = await createShop(config, {
    waits: true,
    hasStorefront: config.storefront !== undefined,
  })
  try {
    await settle(created.shop)
    await config.prepare?.(created.shop, created.app)
    return await whenBack(() => issueSetupSecret(created.shop))
  } finally {
    await created.close()
  }
}

async function settle(shop: Shop): Promise<void> {
  await whenBack(() => resealAll(shop))
  // An embedded database is served by nobody else yet: whatever is half done there was cut off.
  await whenBack(() => recoverCompletions(shop, shop.engine.dialect === 'sqlite' ? 0 : undefined))
}

async function openDoor(
  { shop, app, metrics, life, close: letGo }: CreatedShop,
  config: StartConfig,
): Promise<RunningShop> {
  const { crew } = config
  if (!crew) await settle(shop)
  const { admin } = config
  if (admin) {
    app.all('/app', (event) => admin(event.req))
    app.all('/app/**', (event) => admin(event.req))
  }
  const { guide = withoutGuide } = config
  app.all('/docs/guide', (event) => guide(event.req))
  app.all('/docs/guide/**', (event) => guide(event.req))
  if (!crew) await config.prepare?.(shop, app)
  const setupSecret = crew ? undefined : await whenBack(() => issueSetupSecret(shop))
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
        await turns.asTraffic(() => tracedRequest(request, async () => app.fetch(request))),
      )
      metrics.record(request.method, response.status, performance.now() - started)
      return response
    } finally {
      metrics.open -= 1
    }
  }
  const { port, leave } = await listen(answer, { ...config, isShared: crew !== undefined })
  void warmListing(shop)
  const place = keepInstance(shop, identityOf(crew?.number))
  let background: ReturnType<typeof startBackground> | undefined
  let leaveCrew = () => {}
  if (crew)
    leaveCrew = joinCrew(crew, {
      takeBackground() {
        if (background || life.draining) return
        background = startBackground(shop)
        background.jobs.catch((err) => shop.log.error({ err }, 'jobs that were left could not be taken up'))
      },
      metrics: () => metrics.text(shop.db.replicas?.outcomes),
    })
  else {
    background = startBackground(shop)
    await background.jobs
  }
  let closing: Promise<void> | undefined

  const close = async () => {
    life.draining = true
    // Streams never end by themselves; their pages come back, to another instance or to the next start.
    closeLive(shop)
    await leave(25_000)
    await background?.stop()
    await place.stop()
    leaveCrew()
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

const wakes: Readonly<Record<News, () => void>> = {
  events: wakeWorker,
  deliveries: wakeDeliveries,
  changes: wakeListeners,
}

/** Tells the other workers what would wake somebody here, and wakes them when the others do. Returns how to stop. */
function joinCrew(crew: Crew, hand: Omit<Hand, 'hear'>): () => void {
  // What is heard wakes whoever waits here, and is told to nobody again.
  let isHearing = false
  const teller = (news: News) => () => {
    if (!isHearing) crew.tell(news)
  }
  crew.join({
    ...hand,
    hear(news) {
      isHearing = true
      wakes[news]()
      isHearing = false
    },
  })
  const stops = [onEmit(teller('events')), onDelivery(teller('deliveries')), onTold(teller('changes'))]
  return () => {
    for (const stop of stops) stop()
  }
}
