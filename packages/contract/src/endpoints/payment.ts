import { z } from 'zod'
import { Sum } from '../bounds'
import { endpoints, page } from '../endpoint'
import { Payment, Refund, RefundReason } from '../entities/payment'
import { paging, shape, text } from '../query'

export const paymentEndpoints = endpoints({
  'GET /admin/payments': {
    access: 'staff',
    tag: 'Payments',
    summary: 'List payments, newest first',
    query: () =>
      z.strictObject({ ...paging(50), ...shape, order_id: text.optional(), order: text.optional() }),
    returns: () => page('payments', Payment),
  },
  'GET /admin/payments/:id': {
    access: 'staff',
    tag: 'Payments',
    summary: 'Read a payment with its refunds',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ payment: Payment }),
    reply: {
      fields: [
        'id',
        'swap_id',
        'cart_id',
        'order_id',
        'amount',
        'currency_code',
        'amount_refunded',
        'provider_id',
        'data',
        'captured_at',
        'canceled_at',
        'metadata',
      ],
      relations: [],
    },
  },
  'POST /admin/payments/:id/capture': {
    access: 'staff',
    tag: 'Payments',
    summary: 'Take the money of a payment that was promised',
    returns: () => z.object({ payment: Payment }),
  },
  'POST /admin/payments/:id/refund': {
    access: 'staff',
    tag: 'Payments',
    summary: 'Give money of a payment back, with a reason',
    body: () =>
      z.strictObject({
        amount: Sum,
        reason: RefundReason,
        note: z.string().nullish(),
      }),
    returns: () => z.object({ refund: Refund }),
  },
})
