import type { PaymentProvider } from '../payment'

/**
 * Payment outside the shop: bank transfer, cash on delivery. Everything succeeds; staff watch the account. With `handler` agents
 * may choose it for a shopper too, under this name (`com.example.pay_later`): an instrument of the type `pay_later`, without a
 * credential.
 */
export const manualPayment = (id = 'manual', { handler }: { handler?: string } = {}): PaymentProvider => ({
  id,
  ...(handler ? { instruments: { name: handler, types: ['pay_later'], dataOf: () => ({}) } } : {}),
  open: async () => ({ data: { status: 'pending' }, status: 'pending' }),
  update: async (data) => ({ data }),
  updateData: async (data, changes) => ({ data: { ...data, ...changes } }),
  close: async () => {},
  authorize: async (data) => ({ data: { ...data, status: 'authorized' }, status: 'authorized' }),
  status: async (data) => (data.status === 'authorized' ? 'authorized' : 'pending'),
  capture: async (data) => ({ data: { ...data, status: 'captured' } }),
  refund: async (data) => ({ data }),
  cancel: async (data) => ({ data: { ...data, status: 'canceled' } }),
})

/** What staff use to register money that came another way: for paid draft orders. Regions never offer it. */
export const systemPayment = 'system'
