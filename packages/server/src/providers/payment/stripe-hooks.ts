import type Stripe from 'stripe'
import { invalidData } from '../../errors'
import type { PaymentHooks, PaymentNews } from '../payment'
import { asking } from './stripe-errors'
import { refundsOf } from './stripe-refunds'
import { dataOf, idOf, statusOf, takenOf } from './stripe-state'

const awaited = new Set([
  'payment_intent.succeeded',
  'payment_intent.amount_capturable_updated',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.refund.updated',
  'refund.updated',
  'refund.failed',
])

export interface HookOptions {
  secret: string
  /** How old a delivery may be, in seconds. */
  tolerance: number
}

/**
 * Stripe's webhook. A delivery says only which payment to look at: what became of it is asked of Stripe then, so that
 * deliveries may come twice, late and in any order.
 */
export const stripeHooks = (
  client: () => Promise<Stripe>,
  { secret, tolerance }: HookOptions,
): PaymentHooks => ({
  path: '/stripe/hooks',
  async read(body, headers) {
    const { webhooks } = await client()
    let event: Stripe.Event
    try {
      event = webhooks.constructEvent(body, headers.get('stripe-signature') ?? '', secret, tolerance)
    } catch {
      throw invalidData('The signature of the webhook does not match, or it is too old')
    }
    return awaited.has(event.type) ? newsOf(event) : null
  },
  async inquire(reference) {
    const stripe = await client()
    const intent = await asking(stripe.paymentIntents.retrieve(reference))
    const refunds = await asking(stripe.refunds.list({ payment_intent: reference, limit: 100 }))
    return {
      resource_id: intent.metadata.resource_id ?? null,
      status: statusOf(intent),
      data: dataOf(intent),
      is_captured: intent.status === 'succeeded',
      taken: takenOf(intent),
      ...refundsOf(intent, refunds.data),
    }
  },
  isAbout: (data, reference) => data.id === reference,
})

function newsOf(event: Stripe.Event): PaymentNews | null {
  const about = event.data.object as { object: string; id: string; payment_intent?: string | { id: string } }
  const reference = about.object === 'payment_intent' ? about.id : idOf(about.payment_intent)
  return reference ? { event_id: event.id, type: event.type, reference } : null
}
