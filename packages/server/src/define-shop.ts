import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import type { SellingOptions } from './agents'
import { type FeedConfig, feedSettings } from './agents/feeds/feed-settings'
import { clearLeftBehind } from './backup/left-behind'
import { agentsIn, allFlags, flagsIn, mailFromEnvironment, mcpIn } from './from-environment'
import { loggedError } from './log-errors'
import { mailSettings } from './modules/notification/mail-server'
import { pagesOf } from './pages'
import type { Plugin } from './plugins/plugin'
import type { AppProvider } from './providers/app'
import type { FileProvider } from './providers/file'
import { diskFiles } from './providers/file/disk'
import { s3FromEnvironment } from './providers/file/s3'
import type { FulfillmentProvider } from './providers/fulfillment'
import { manualFulfillment } from './providers/fulfillment/manual'
import type { NotificationProvider } from './providers/notification'
import { linksOf } from './providers/notification/mail-links'
import type { MailLinks } from './providers/notification/mails'
import { shopMails } from './providers/notification/shop-mails'
import type { PaymentProvider } from './providers/payment'
import { manualPayment, systemPayment } from './providers/payment/manual'
import type { TaxProvider } from './providers/tax'
import { loadSecrets, type Secrets } from './secrets'
import type { Flags, Shop } from './shop'
import type { Engine } from './store/database/engine'
import { migratePlugins } from './store/database/migrate-plugins'
import { type DatabaseConfig, openDatabase } from './store/database/open'
import { whenBack } from './store/database/when-back'
import { tracedTransaction, traceIds } from './telemetry/tracing'

export interface ShopConfig {
  /**
   * Database file, uploads and secrets live here.
   * @default ./data
   */
  data: string
  /**
   * PostgreSQL instead of the embedded database: `{ url, poolSize }`.
   * @default `shop.db` of the data folder
   */
  database?: DatabaseConfig
  /** Rate limits shared by several instances, and what imports remember of pictures. */
  redisUrl?: string
  /**
   * The address under which the shop is reached, for links.
   * @default `http://localhost` with the port
   */
  baseUrl?: string
  /** Where mails lead, for shops whose pages stand elsewhere: what is not named leads to the pages of this server. */
  mailLinks?: MailLinks
  /**
   * What `/metrics` asks for as a bearer token.
   * @default `CARTWRIGHT_METRICS_TOKEN`
   */
  metricsToken?: string
  /**
   * Lets webhooks lead to this machine and its network, over http too.
   * @default whether `CARTWRIGHT_LOCAL_WEBHOOKS` is `true`
   */
  localWebhooks?: boolean
  /** Origins whose pages may call the store with credentials. */
  storeOrigins?: string[]
  /** Origins whose pages may make the calls of staff with credentials. */
  adminOrigins?: string[]
  /**
   * Payment providers, by which regions are paid.
   * @default `[manualPayment()]`, and Stripe where `STRIPE_API_KEY` is set
   */
  payment?: PaymentProvider[]
  /**
   * Fulfilment providers, by which parcels leave.
   * @default `[manualFulfillment()]`
   */
  fulfillment?: FulfillmentProvider[]
  /**
   * Tax providers, which a region may ask instead of its own rates.
   * @default none
   */
  tax?: TaxProvider[]
  /**
   * What tells people of events.
   * @default mails, by the server that staff or the environment name
   */
  notification?: NotificationProvider[]
  /**
   * The store of files.
   * @default a bucket where `S3_BUCKET` is set, else `uploads` of the data folder
   */
  file?: FileProvider
  /**
   * Lets agents of staff work here by the Model Context Protocol, at `POST /mcp` with an API token: `read`, or `write` for
   * tools that change the shop as well.
   * @default `CARTWRIGHT_MCP`, else off
   */
  mcp?: 'read' | 'write'
  /**
   * Sells to agents of shoppers by the protocols that are named: `{ ucp: true }`, or how.
   * @default what `CARTWRIGHT_AGENTS` names, else none
   */
  agents?: SellingOptions
  /**
   * Feeds of what each region sells, for Google and for agents, at `/feeds`: `true`, or what is to be said of them.
   * @default `CARTWRIGHT_FEEDS`, else off
   */
  feeds?: boolean | FeedConfig
  /** Programs that staff connect by OAuth. */
  apps?: AppProvider[]
  /** Routes, tables, subscribers, timed work and providers from outside. */
  plugins?: Plugin[]
  /**
   * Parts of the shop that are switched off: `{ order_editing: false }`.
   * @default all on
   */
  flags?: Partial<Flags>
  /**
   * Secrets of your own.
   * @default those of the environment, else made at the first run and kept in `secrets.json` of the data folder
   */
  secrets?: Secrets
  /**
   * How much is logged, or a logger of pino.
   * @default `CARTWRIGHT_LOG`, else `warn`
   */
  log?: Logger | 'silent' | 'info' | 'debug' | 'warn'
}

/** Checks a configuration file at the editor. */
export const defineShop = (config: Partial<ShopConfig>): Partial<ShopConfig> => config

const secretive = [
  'authorization',
  'cookie',
  'password',
  'token',
  'secret',
  'code',
  'card',
  '*.authorization',
  '*.cookie',
  '*.password',
  '*.token',
  '*.secret',
  'req.headers',
]

const logger = (level: Exclude<ShopConfig['log'], Logger | undefined>) =>
  pino(
    {
      level,
      redact: { paths: secretive, remove: true },
      serializers: { err: loggedError },
      base: undefined,
      mixin: traceIds,
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    pino.destination(2),
  )

/** Plugins of the configuration, and the one that sells to agents where that is asked for: it is not even loaded otherwise. */
async function pluginsOf({ plugins = [], agents = agentsIn(process.env) }: ShopConfig): Promise<Plugin[]> {
  if (!agents) return plugins
  const { sellToAgents } = await import('./agents')
  return [...plugins, sellToAgents(agents)]
}

async function closedOnFailure<T>(engine: Engine, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await engine.close()
    throw error
  }
}

/**
 * Opens the database (migrating it first) and the providers: everything use-cases are handed. A server that opens
 * together with its database waits for it; a command says at once that it is not there.
 */
export async function openShop(
  config: ShopConfig,
  { waits = false, hasStorefront = false } = {},
): Promise<Shop> {
  const log = typeof config.log === 'object' ? config.log : logger(config.log ?? 'info')
  const onWait = (error: unknown) =>
    log.warn({ err: error }, 'the shop opens as soon as its database can be reached')
  const byId = <P extends { id: string }>(providers: P[]) =>
    new Map(providers.map((provider) => [provider.id, provider]))
  const baseUrl = config.baseUrl ?? 'http://localhost:9000'
  const storeOrigins = config.storeOrigins ?? []
  const adminOrigins = config.adminOrigins ?? []
  const mcp = config.mcp ?? mcpIn(process.env)
  const pages = pagesOf(baseUrl, config.mailLinks)
  const feeds = feedSettings(config.feeds, process.env, pages.product)
  const flags = { ...allFlags, ...config.flags, ...flagsIn(process.env) }
  // Last, as it is the one thing here that must be closed again.
  const database = config.database ?? { file: join(config.data, 'shop.db') }
  const fixedMail = mailFromEnvironment(process.env)
  const plugins = await pluginsOf(config)
  const engine = await openDatabase(database, {
    ...(waits ? { waits: { onWait } } : {}),
    onStrangeReplica: (at) =>
      log.error(
        { replica: at + 1 },
        'a server of DATABASE_REPLICA_URLS follows another database: it is not read from',
      ),
  })
  await closedOnFailure(engine, () => {
    const bringUp = () => migratePlugins(database, plugins)
    return waits ? whenBack(bringUp, { onWait }) : bringUp()
  })
  const added = <K extends keyof NonNullable<Plugin['providers']>>(kind: K) =>
    plugins.flatMap((plugin) => [...(plugin.providers?.[kind] ?? [])]) as NonNullable<
      NonNullable<Plugin['providers']>[K]
    >[number][]
  const secrets = await closedOnFailure(engine, async () => {
    // A restore that was killed may have left the secrets of its rows on the way.
    await clearLeftBehind({ data: config.data, database }).catch((error) =>
      log.warn({ err: error }, 'what an interrupted restore left behind could not be cleared away'),
    )
    return config.secrets ?? loadSecrets(config.data)
  })
  return {
    engine,
    db: engine.db,
    secrets,
    log,
    redisUrl: config.redisUrl ?? process.env.REDIS_URL,
    cacheFolder: join(config.data, 'cache'),
    baseUrl,
    pages,
    metricsToken: config.metricsToken ?? process.env.CARTWRIGHT_METRICS_TOKEN,
    ...(mcp ? { mcp } : {}),
    ...(feeds ? { feeds } : {}),
    webhooksMayBeLocal: config.localWebhooks ?? process.env.CARTWRIGHT_LOCAL_WEBHOOKS === 'true',
    origins: [...storeOrigins, ...adminOrigins],
    originsOf: (domain) => (domain === 'store' ? storeOrigins : adminOrigins),
    flags,
    plugins,
    providers: {
      payment: byId([
        ...(config.payment ?? [manualPayment()]),
        ...added('payment'),
        manualPayment(systemPayment),
      ]),
      fulfillment: byId([...(config.fulfillment ?? [manualFulfillment()]), ...added('fulfillment')]),
      tax: byId([...(config.tax ?? []), ...added('tax')]),
      notification: [
        ...(config.notification ?? [
          shopMails({
            settings: async () => fixedMail ?? (await mailSettings(engine.db, secrets)),
            links: { ...linksOf(baseUrl, { hasStorefront }), ...config.mailLinks },
            log,
          }),
        ]),
        ...added('notification'),
      ],
      file:
        config.file ??
        s3FromEnvironment(process.env) ??
        diskFiles({ folder: join(config.data, 'uploads'), baseUrl, secret: secrets.link }),
      apps: new Map([...(config.apps ?? []), ...added('apps')].map((app) => [app.application_name, app])),
    },
    isMailFixed: config.notification !== undefined || fixedMail !== undefined,
    place: { data: config.data, database },
    transaction: (work, options) => tracedTransaction(() => engine.transaction(work, options)),
  }
}
