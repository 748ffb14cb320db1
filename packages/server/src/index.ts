export type { H3 as ShopApp } from 'h3'
export { closeShop } from './close-shop'
export { defineShop, openShop, type ShopConfig } from './define-shop'
export { backdateOrders, describeImages, removeSeedUser } from './demo-data'
export { ShopError } from './errors'
export { openapiText } from './http/docs'
export { singlePageApp } from './http/pages'
export { asCommandLine, noteCommand } from './modules/audit/command-line'
export { brokenAudit } from './modules/audit/verify'
export {
  createApiToken,
  listApiTokens,
  type MadeToken,
  type NewApiToken,
  revokeApiToken,
} from './modules/auth/api-tokens'
export { hasStaff } from './modules/auth/routes'
export { csvLine } from './modules/batch-job/csv-text'
export { importProductFile, isProductFile, runBatchJob } from './modules/batch-job/run-job'
export { type ImportOptions, type ImportReport, importFile } from './modules/import/import-file'
export { createUser, type NewUser } from './modules/user/create-user'
export { type S3Options, s3Files } from './providers/file/s3'
export { type SmtpOptions, smtpNotifications } from './providers/notification/smtp'
export type { PaymentProvider } from './providers/payment'
export { manualPayment } from './providers/payment/manual'
export { type StripeOptions, stripePayment } from './providers/payment/stripe'
export type { TaxProvider } from './providers/tax'
export {
  type CreatedShop,
  createShop,
  type PageHandler,
  type RunningShop,
  type SiteConfig,
  startShop,
} from './server'
export type { Shop } from './shop'
export { migratePostgres, migrateSqlite, migrationStatus } from './store/migrate'
export type { DatabaseConfig } from './store/open'
