import type { Call } from '../call'
import type { SendRequest } from '../send'
import type { Tokens } from '../tokens'
import { analytics } from './analytics'
import { analyticsConfigs } from './analytics-configs'
import { apiTokens } from './api-tokens'
import { apps } from './apps'
import { auditLog } from './audit-log'
import { auth } from './auth'
import { batchJobs } from './batch-jobs'
import { collections } from './collections'
import { currencies } from './currencies'
import { custom } from './custom'
import { customerGroups } from './customer-groups'
import { customers } from './customers'
import { discounts } from './discounts'
import { documentSettings } from './document-settings'
import { documents } from './documents'
import { draftOrders } from './draft-orders'
import { giftCards } from './gift-cards'
import { health } from './health'
import { importFormats } from './import-formats'
import { importMappings } from './import-mappings'
import { inbox } from './inbox'
import { inventoryItems } from './inventory-items'
import { invites } from './invites'
import { live } from './live'
import { mailServer } from './mail-server'
import { newsletterSubscribers } from './newsletter-subscribers'
import { notes } from './notes'
import { notifications } from './notifications'
import { orderEdits } from './order-edits'
import { orders } from './orders'
import { paymentCollections } from './payment-collections'
import { payments } from './payments'
import { priceLists } from './price-lists'
import { productCategories } from './product-categories'
import { productTags } from './product-tags'
import { productTypes } from './product-types'
import { products } from './products'
import { publishableApiKeys } from './publishable-api-keys'
import { regions } from './regions'
import { reservations } from './reservations'
import { returnReasons } from './return-reasons'
import { returns } from './returns'
import { roles } from './roles'
import { salesChannels } from './sales-channels'
import { setup } from './setup'
import { shippingOptions } from './shipping-options'
import { shippingProfiles } from './shipping-profiles'
import { stockLocations } from './stock-locations'
import { store } from './store'
import { swaps } from './swaps'
import { taxRates } from './tax-rates'
import { team } from './team'
import { uploads } from './uploads'
import { users } from './users'
import { variants } from './variants'
import { views } from './views'
import { webhooks } from './webhooks'

/** What staff may call, by area. */
export const adminAreas = (call: Call, tokens: Tokens, send: SendRequest) => ({
  analytics: analytics(call),
  analyticsConfigs: analyticsConfigs(call),
  apiTokens: apiTokens(call),
  apps: apps(call),
  auditLog: auditLog(call),
  auth: auth(call, tokens),
  batchJobs: batchJobs(call),
  collections: collections(call),
  currencies: currencies(call),
  custom: custom(send),
  customerGroups: customerGroups(call),
  customers: customers(call),
  discounts: discounts(call),
  documentSettings: documentSettings(call),
  documents: documents(call),
  draftOrders: draftOrders(call),
  giftCards: giftCards(call),
  health: health(call),
  importFormats: importFormats(call),
  importMappings: importMappings(call),
  inbox: inbox(call),
  inventoryItems: inventoryItems(call),
  invites: invites(call),
  live: live(call),
  mailServer: mailServer(call),
  newsletterSubscribers: newsletterSubscribers(call),
  notes: notes(call),
  notifications: notifications(call),
  orderEdits: orderEdits(call),
  orders: orders(call),
  paymentCollections: paymentCollections(call),
  payments: payments(call),
  priceLists: priceLists(call),
  productCategories: productCategories(call),
  productTags: productTags(call),
  productTypes: productTypes(call),
  products: products(call),
  publishableApiKeys: publishableApiKeys(call),
  regions: regions(call),
  reservations: reservations(call),
  returnReasons: returnReasons(call),
  returns: returns(call),
  roles: roles(call),
  salesChannels: salesChannels(call),
  setup: setup(call),
  shippingOptions: shippingOptions(call),
  shippingProfiles: shippingProfiles(call),
  stockLocations: stockLocations(call),
  store: store(call),
  swaps: swaps(call),
  taxRates: taxRates(call),
  team: team(call),
  uploads: uploads(call, send),
  users: users(call),
  variants: variants(call),
  views: views(call),
  webhooks: webhooks(call),
})
