'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: payment collections. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminPaymentCollections = read('GET /admin/payment-collections', 'query')
export const useAdminPaymentCollection = read('GET /admin/payment-collections/:id', 'shape')
export const useAdminCreatePaymentCollection = change('POST /admin/payment-collections')
export const useAdminUpdatePaymentCollection = change('POST /admin/payment-collections/:id')
export const useAdminDeletePaymentCollection = change('DELETE /admin/payment-collections/:id')
export const useAdminMarkPaymentCollectionAsAuthorized = change(
  'POST /admin/payment-collections/:id/authorize',
)
