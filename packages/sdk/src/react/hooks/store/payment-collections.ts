'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Store: payment collections. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** Read what is to be paid, and how far it is. */
export const usePaymentCollection = read('GET /store/payment-collections/:id', 'shape')
/** Pay all of a collection with one provider. */
export const useManagePaymentSession = change('POST /store/payment-collections/:id/sessions')
/** Part a collection among providers. */
export const useManageMultiplePaymentSessions = change('POST /store/payment-collections/:id/sessions/batch')
/** Have the provider of a session promise its money. */
export const useAuthorizePaymentSession = change(
  'POST /store/payment-collections/:id/sessions/:session_id/authorize',
)
/** Have the providers of several sessions promise their money. */
export const useAuthorizePaymentSessionsBatch = change(
  'POST /store/payment-collections/:id/sessions/batch/authorize',
)
/** Begin a payment session anew. */
export const usePaymentCollectionRefreshPaymentSession = change(
  'POST /store/payment-collections/:id/sessions/:session_id',
)
