'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Store: payment collections. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const usePaymentCollection = read('GET /store/payment-collections/:id', 'shape')
export const useManagePaymentSession = change('POST /store/payment-collections/:id/sessions')
export const useManageMultiplePaymentSessions = change('POST /store/payment-collections/:id/sessions/batch')
export const useAuthorizePaymentSession = change(
  'POST /store/payment-collections/:id/sessions/:session_id/authorize',
)
export const useAuthorizePaymentSessionsBatch = change(
  'POST /store/payment-collections/:id/sessions/batch/authorize',
)
export const usePaymentCollectionRefreshPaymentSession = change(
  'POST /store/payment-collections/:id/sessions/:session_id',
)
