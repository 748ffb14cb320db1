'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: currencies. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminCurrencies = read('GET /admin/currencies', 'query')
export const useAdminUpdateCurrency = change('POST /admin/currencies/:code')
