import type Stripe from 'stripe'
import { invalidData } from '../../errors'
import type { PaymentInstruments } from '../payment'

/** How a shop is paid by tokens that agents were given for it: https://docs.stripe.com/agentic-commerce/concepts/shared-payment-tokens */
export interface SharedPaymentTokens {
  /** The shop as agents name it to Stripe when they ask for a token: the id of its profile or account there. */
  merchant_id: string
  /** Brands of cards that agents may offer: `['visa', 'mastercard']`. Default: all that the account takes. */
  accepted_brands?: readonly string[]
  /** The version of Stripe's API that knows these tokens. Default: 2026-04-22.preview. */
  api_version?: string
}

/** Under which name a token travels in the data of a session. */
export const grantedToken = 'shared_payment_granted_token'

/** How agents pay by tokens of Stripe: as cards, by the handler that ACP describes. */
export const tokenInstruments = ({
  merchant_id,
  accepted_brands,
}: SharedPaymentTokens): PaymentInstruments => ({
  name: 'dev.acp.tokenized.card',
  version: '2026-01-22',
  spec: 'https://docs.stripe.com/agentic-commerce/concepts/shared-payment-tokens',
  types: ['card'],
  config: { merchant_id, psp: 'stripe', ...(accepted_brands ? { accepted_brands } : {}) },
  dataOf({ credential }) {
    const token = credential?.token
    if (typeof token !== 'string' || !/^\w{1,255}$/.test(token))
      throw invalidData('credential.token: is the token that Stripe granted the shop, such as spt_123')
    return { [grantedToken]: token }
  },
})

/**
 * Gives an intent the card behind a token. Stripe makes a payment method of it that is the shop's own, so that the token itself is
 * kept nowhere; what the token may be used for is Stripe's to hold to. A token is good once, so whoever pays again after an answer
 * was lost is given the same answer.
 */
export const takeToken = (
  stripe: Stripe,
  intentId: string,
  token: unknown,
  { api_version = '2026-04-22.preview' }: SharedPaymentTokens,
): Promise<Stripe.PaymentIntent> => {
  // The library's types are those of the versions without these tokens.
  const payment_method_data = {
    [grantedToken]: token,
  } as unknown as Stripe.PaymentIntentUpdateParams.PaymentMethodData
  const idempotencyKey = `${intentId}-${String(token)}`
  return stripe.paymentIntents.update(
    intentId,
    { payment_method_data },
    { apiVersion: api_version, idempotencyKey },
  )
}
