export type { H3 as ShopApp } from 'h3'
export { z } from 'zod'
export { closeShop } from './close-shop'
export type { Crew, Hand, News } from './crew'
export { defineShop, openShop, type ShopConfig } from './define-shop'
export { backdateOrders, describeImages, removeSeedUser } from './demo-data'
export { conflict, invalidData, notFound, ShopError, unauthorized } from './errors'
export type { ShopEvent, Subscriber, TimedWork } from './events/subscriber'
export { openapiText } from './http/docs'
export { countForWorkers } from './http/limiters'
export { singlePageApp, staticSite } from './http/pages'
export { keeperFetch } from './http/vouched'
export { asCommandLine, noteCommand } from './modules/audit/command-line'
export { brokenAudit } from './modules/audit/verify'
export {
  createApiToken,
  listApiTokens,
  type MadeToken,
  type NewApiToken,
  revokeApiToken,
} from './modules/auth/api-tokens'
export { kindOfJob, type RecordJobType } from './modules/batch-job/job-kinds'
export { examine, type Place } from './modules/health/examine'
export { healthOf } from './modules/health/open-shop-checks'
export { hasStaff, issueSetupSecret } from './modules/setup/setup'
export { createUser, type NewUser } from './modules/user/create-user'
export { setStaffPassword } from './modules/user/reset-password'
export { assertPlugins } from './plugins/check-plugins'
export {
  type DoorAsk,
  definePlugin,
  type Plugin,
  type PluginDoor,
  type PluginMigration,
  type PluginRoute,
  route,
} from './plugins/plugin'
export { type S3Options, s3Files } from './providers/file/s3'
export { logNotifications } from './providers/notification/log'
export { type SmtpOptions, smtpNotifications } from './providers/notification/smtp'
export type { PaymentInstrument, PaymentInstruments, PaymentProvider } from './providers/payment'
export { manualPayment } from './providers/payment/manual'
export { type StripeOptions, stripePayment } from './providers/payment/stripe'
export type { TaxProvider } from './providers/tax'
export { fixedSecret, rotateSecrets } from './secrets'
export {
  type CreatedShop,
  createShop,
  type PageHandler,
  prepareShop,
  type RunningShop,
  type SiteConfig,
  startShop,
} from './server'
export type { Db, Shop, Tx } from './shop'
export { migratePostgres, migrateSqlite, migrationStatus } from './store/database/migrate'
export type { DatabaseConfig } from './store/database/open'
export type { Kit } from './store/schema/columns'
export { pluginTables } from './store/schema/plugin-tables'
