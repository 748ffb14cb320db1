import { ShopError } from '../../errors'

/** The parts of the library's errors that say what went wrong; they also hold keys and secrets, which stay behind. */
interface StripeFailure {
  type?: string
  code?: string
  message?: string
}

export const isDeclined = (error: unknown) => (error as StripeFailure)?.type === 'StripeCardError'
export const isUnexpectedState = (error: unknown) =>
  (error as StripeFailure)?.code === 'payment_intent_unexpected_state'

/** Asks Stripe; what it throws comes out as the shop's own refusal in clear words. */
export async function asking<T>(question: Promise<T>): Promise<T> {
  try {
    return await question
  } catch (error) {
    throw refusalOf(error)
  }
}

export function refusalOf(error: unknown): unknown {
  const { type, code, message = '' } = error as StripeFailure
  switch (type) {
    case 'StripeCardError':
      return new ShopError('payment_authorization_error', message, code)
    case 'StripeInvalidRequestError':
      return new ShopError('invalid_data', `Stripe refused the request: ${message}`, code)
    case 'StripeAuthenticationError':
    case 'StripePermissionError':
      return new ShopError('unexpected_state', 'Stripe does not accept the API key of this shop')
    case 'StripeIdempotencyError':
      return new ShopError('conflict', 'Stripe was asked something else under the same key; try again')
    case 'StripeConnectionError':
    case 'StripeAPIError':
    case 'StripeRateLimitError':
      return new ShopError('unavailable', 'Stripe cannot be reached right now; please try again shortly')
  }
  return error
}
