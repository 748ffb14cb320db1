import type { Flag } from '@cartwright/contract'
import type { Logger } from 'pino'
import type { FeedSettings } from './agents/feeds/feed-settings'
import type { ShopPages } from './pages'
import type { Plugin } from './plugins/plugin'
import type { AppProvider } from './providers/app'
import type { FileProvider } from './providers/file'
import type { FulfillmentProvider } from './providers/fulfillment'
import type { NotificationProvider } from './providers/notification'
import type { PaymentProvider } from './providers/payment'
import type { TaxProvider } from './providers/tax'
import type { Secrets } from './secrets'
import type { Db, Engine, TransactionOptions, Tx } from './store/database/engine'
import type { DatabaseConfig } from './store/database/open'

export interface Providers {
  payment: ReadonlyMap<string, PaymentProvider>
  fulfillment: ReadonlyMap<string, FulfillmentProvider>
  tax: ReadonlyMap<string, TaxProvider>
  notification: readonly NotificationProvider[]
  file: FileProvider
  apps: ReadonlyMap<string, AppProvider>
}

/** What the shop has switched on. */
export type Flags = Record<Flag, boolean>

/** Whether agents may change the shop, or only read. */
export type McpRights = 'read' | 'write'

/**
 * What every use-case is handed. It reads, opens a transaction and may call providers; inside the transaction `tx`
 * writes and has no providers, because no network call may hold a transaction open.
 */
export interface Shop {
  readonly db: Db
  readonly engine: Engine
  readonly providers: Providers
  readonly flags: Flags
  /** What it is extended by, in the order of its configuration. */
  readonly plugins: readonly Plugin[]
  readonly secrets: Secrets
  readonly log: Logger
  /** The configuration or the environment says how mails leave: staff cannot change it. */
  readonly isMailFixed: boolean
  /** Where the shop keeps what it has. */
  readonly place: { readonly data: string; readonly database: DatabaseConfig }
  /** Where instances share limits; without it each counts for itself. */
  readonly redisUrl?: string
  /** For what can be made again: it may be emptied at any time. */
  readonly cacheFolder: string
  /** Absolute address under which the shop is reached, for links in mails and files. */
  readonly baseUrl: string
  /** Where shoppers see products and orders: links of feeds and for agents lead there. */
  readonly pages: ShopPages
  /** What `/metrics` asks for; without one it answers this machine alone. */
  readonly metricsToken?: string
  /** How far agents are let in by the Model Context Protocol; absent where they are not. */
  readonly mcp?: McpRights
  /** What is said of the feeds of products; absent where there are none. */
  readonly feeds?: FeedSettings
  /** Webhooks may lead to this machine and its network, and over plain http: for trying them out. */
  readonly webhooksMayBeLocal: boolean
  /** Origins whose pages may call with credentials, beside the shop's own. */
  readonly origins: readonly string[]
  originsOf(domain: 'store' | 'admin'): readonly string[]
  transaction<T>(work: (tx: Tx) => PromiseLike<T>, options?: TransactionOptions): Promise<T>
}
export type { Db, Tx }
