'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: payments. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminPayments = read('GET /admin/payments', 'query')
export const useAdminPayment = read('GET /admin/payments/:id', 'shape')
export const useAdminPaymentsCapturePayment = change('POST /admin/payments/:id/capture')
export const useAdminPaymentsRefundPayment = change('POST /admin/payments/:id/refund')
