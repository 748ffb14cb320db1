import type Stripe from 'stripe'
import type { PaymentState } from '../payment'
import { fromStripe } from './stripe-amounts'

/** Marks refunds that the shop asked for itself. */
export const ownKey = 'cartwright_key'

/** Whether a refund never reached the customer: a bank may say so days after Stripe called it succeeded. */
export const hasFailed = ({ status }: Pick<Stripe.Refund, 'status'>): boolean =>
  status === 'failed' || status === 'canceled'

/** What an intent's refunds, newest first as Stripe lists them, mean to the shop. */
export function refundsOf(
  intent: Stripe.PaymentIntent,
  listed: readonly Stripe.Refund[],
): Pick<PaymentState, 'kept' | 'outside_refunds' | 'failed_refunds'> {
  // Held money that is let go is listed as a refund; of what was never taken nothing can be given back.
  if (intent.amount_received === 0) return { kept: 0, outside_refunds: [], failed_refunds: [] }
  const release = releaseOf(intent, listed)
  const refunds = listed.filter((refund) => refund !== release)
  const given = refunds.filter((refund) => !hasFailed(refund))
  const returned = given.reduce((sum, { amount }) => sum + amount, 0)
  return {
    kept: fromStripe(Math.max(0, intent.amount_received - returned), intent.currency),
    outside_refunds: given
      .filter(({ metadata }) => !metadata?.[ownKey])
      .map(({ id, amount, currency }) => ({ id, amount: fromStripe(amount, currency) })),
    // A key that was asked for again stands for the refund that was made then.
    failed_refunds: refunds
      .filter((refund) => hasFailed(refund) && !isMadeUp(refund, given))
      .map(({ id, metadata, failure_reason }) => ({
        id,
        key: metadata?.[ownKey] ?? null,
        reason: failure_reason ?? null,
      })),
  }
}

const isMadeUp = ({ metadata }: Stripe.Refund, given: readonly Stripe.Refund[]) =>
  Boolean(metadata?.[ownKey]) && given.some((other) => other.metadata?.[ownKey] === metadata?.[ownKey])

/** Where less is taken than was held, Stripe lists the rest as the first refund; nobody was given that money back. */
function releaseOf(
  { amount, amount_received }: Stripe.PaymentIntent,
  listed: readonly Stripe.Refund[],
): Stripe.Refund | undefined {
  const first = listed.at(-1)
  const isRest = first?.amount === amount - amount_received && !first.metadata?.[ownKey]
  return isRest ? first : undefined
}
