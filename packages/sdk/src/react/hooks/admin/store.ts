'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: store. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminStore = read('GET /admin/store')
export const useAdminUpdateStore = change('POST /admin/store')
export const useAdminAddStoreCurrency = change('POST /admin/store/currencies/:code')
export const useAdminDeleteStoreCurrency = change('DELETE /admin/store/currencies/:code')
export const useAdminStorePaymentProviders = read('GET /admin/store/payment-providers')
export const useAdminStoreTaxProviders = read('GET /admin/store/tax-providers')
export const useAdminAgentsAndFeeds = read('GET /admin/store/agents-and-feeds')
export const useAdminAgentsAndFeedsCheck = read('GET /admin/store/agents-and-feeds/check')
