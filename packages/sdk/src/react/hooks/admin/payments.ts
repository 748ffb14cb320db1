'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: payments. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List payments, newest first. */
export const useAdminPayments = read('GET /admin/payments', 'query')
/** Read a payment with its refunds. */
export const useAdminPayment = read('GET /admin/payments/:id', 'shape')
/** Take the money of a payment that was promised. */
export const useAdminPaymentsCapturePayment = change('POST /admin/payments/:id/capture')
/** Give money of a payment back, with a reason. */
export const useAdminPaymentsRefundPayment = change('POST /admin/payments/:id/refund')
