import type { PaymentSessionStatus } from '@cartwright/contract'
import type Stripe from 'stripe'
import type { PaymentData } from '../payment'
import { fromStripe } from './stripe-amounts'

type Intent = Stripe.PaymentIntent

/** What an intent's status means to the shop. */
export function statusOf(intent: Pick<Intent, 'status' | 'last_payment_error'>): PaymentSessionStatus {
  switch (intent.status) {
    case 'requires_capture':
    case 'succeeded':
      return 'authorized'
    case 'requires_action':
      return 'requires_more'
    case 'canceled':
      return 'canceled'
    case 'requires_payment_method':
      return intent.last_payment_error ? 'error' : 'pending'
    default:
      return 'pending'
  }
}

const changeable: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']
/** Whether amount and customer of an intent may still change. */
export const isChangeable = (intent: Intent) => changeable.includes(intent.status)

/** What was taken, in the shop's units, when it is another amount than was held: staff may take less at Stripe. */
export const takenOf = ({ amount, amount_received, currency }: Intent): number | undefined =>
  amount_received > 0 && amount_received !== amount ? fromStripe(amount_received, currency) : undefined

/** An intent as plain data: what the session keeps, and the shop's pages read `client_secret` of. */
export const dataOf = (intent: Intent): PaymentData => JSON.parse(JSON.stringify(intent)) as PaymentData

export const idOf = (thing: string | { id: string } | null | undefined): string | undefined =>
  typeof thing === 'string' ? thing : (thing?.id ?? undefined)
