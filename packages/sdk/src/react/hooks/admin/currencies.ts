'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: currencies. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List all currencies of the world. */
export const useAdminCurrencies = read('GET /admin/currencies', 'query')
/** Say whether prices in a currency include tax. */
export const useAdminUpdateCurrency = change('POST /admin/currencies/:code')
