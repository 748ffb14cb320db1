import type Stripe from 'stripe'
import type { PaymentContext, PaymentData } from '../payment'
import { idOf } from './stripe-state'

type Buyer = { id: string; email: string; metadata?: PaymentData | null }

/** The customer at Stripe for a customer of the shop; made when there is none. Undefined for nobody. */
export async function stripeCustomer(stripe: Stripe, context: PaymentContext): Promise<string | undefined> {
  const { customer } = context
  if (!customer) return undefined
  const known = await knownCustomer(stripe, customer)
  if (known) return known
  const made = await stripe.customers.create(
    { email: customer.email, metadata: { customer_id: customer.id } },
    // Sessions are opened again and again before the id is remembered: Stripe answers the same customer.
    { idempotencyKey: `customer-${customer.id}-${customer.email}` },
  )
  return made.id
}

/** Payment methods the customer saved at Stripe, as Stripe describes them. */
export async function savedAtStripe(stripe: Stripe, customer: Buyer): Promise<PaymentData[]> {
  const known = await knownCustomer(stripe, customer)
  if (!known) return []
  const { data } = await stripe.customers.listPaymentMethods(known, { limit: 100 })
  return data.map((method) => JSON.parse(JSON.stringify(method)) as PaymentData)
}

/**
 * The customer's own id at Stripe. It stands in metadata, which customers may write themselves: one that Stripe holds
 * for somebody else does not count.
 */
async function knownCustomer(stripe: Stripe, { id, email, metadata }: Buyer): Promise<string | undefined> {
  const stored = metadata?.stripe_id
  if (typeof stored !== 'string') return undefined
  try {
    const found = await stripe.customers.retrieve(stored)
    if (found.deleted) return undefined
    const owner = found.metadata.customer_id
    return (owner ? owner === id : found.email === email) ? idOf(found) : undefined
  } catch (error) {
    if ((error as { code?: string }).code === 'resource_missing') return undefined
    throw error
  }
}
