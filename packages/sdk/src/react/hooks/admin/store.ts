'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: store. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** Read the settings of the shop, its providers, flags and modules. */
export const useAdminStore = read('GET /admin/store')
/** Change the settings of the shop. */
export const useAdminUpdateStore = change('POST /admin/store')
/** Sell in a further currency. */
export const useAdminAddStoreCurrency = change('POST /admin/store/currencies/:code')
/** Stop selling in a currency. */
export const useAdminDeleteStoreCurrency = change('DELETE /admin/store/currencies/:code')
/** List the payment providers of the shop. */
export const useAdminStorePaymentProviders = read('GET /admin/store/payment-providers')
/** List the tax providers of the shop. */
export const useAdminStoreTaxProviders = read('GET /admin/store/tax-providers')
/** Read by which protocols agents of shoppers are sold to, at which addresses, and where the feeds are. */
export const useAdminAgentsAndFeeds = read('GET /admin/store/agents-and-feeds')
/** Look whether agents find the profile of the shop, and what marketplaces would refuse of its feeds. */
export const useAdminAgentsAndFeedsCheck = read('GET /admin/store/agents-and-feeds/check')
