import type { PaymentCollection } from '@cartwright/contract'
import type { ShopVisit } from '../shop/context.server'
import { type PaymentView, paymentView } from './payment-view.server'

/**
 * The ways to pay a sum outside of a cart. Once a payment was tried, only by whom it was tried: the shop fixes its sessions
 * then. What a customer saved is not offered here, as such a session cannot be told of it.
 */
export function collectionPayment(
  shop: ShopVisit,
  { amount, status, region, payment_sessions = [] }: PaymentCollection,
  payFor: string,
): Promise<PaymentView> {
  const open = payment_sessions.filter(({ payment_authorized_at }) => !payment_authorized_at)
  return paymentView(shop, {
    payFor,
    region,
    total: open.reduce((sum, session) => sum + (session.amount ?? 0), 0) || amount,
    ...(status === 'not_paid' ? {} : { providers: open.map(({ provider_id }) => provider_id) }),
  })
}
