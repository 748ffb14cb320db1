import type { ServerWay } from '../ways.server'

/** A secret key that was put in its place by mistake is told to nobody. */
const publishableKey = () => {
  const key = process.env.STRIPE_PUBLISHABLE_KEY
  return key?.startsWith('pk_') ? key : undefined
}

/** Says once what is missing: without it nobody sees why the way is not offered. */
let isTold = false

/** Stripe on the server: what the session's payment intent means to the browser. */
export const stripeWay: ServerWay = {
  hosts: {
    script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connect: ['https://api.stripe.com'],
  },
  isReady() {
    if (publishableKey()) return true
    if (!isTold)
      console.warn('Stripe is not offered here: STRIPE_PUBLISHABLE_KEY holds no key that begins with pk_')
    isTold = true
    return false
  },
  facts(data) {
    const { client_secret: secret, amount, currency, capture_method, payment_method_types: types } = data
    const key = publishableKey()
    if (!key || typeof secret !== 'string' || typeof currency !== 'string') return undefined
    const isAutomatic = isEnabled(data.automatic_payment_methods)
    return {
      key,
      secret,
      currency,
      amount: String(amount),
      capture: capture_method === 'manual' ? 'manual' : 'automatic',
      types: !isAutomatic && Array.isArray(types) ? types.join(',') : '',
    }
  },
  changes(data, { saves }) {
    const wanted = saves ? 'on_session' : ''
    return (data.setup_future_usage ?? '') === wanted ? undefined : { setup_future_usage: wanted }
  },
  isUnderWay: ({ status }) => status === 'processing',
  returned(search, data) {
    const secret = search.get('payment_intent_client_secret')
    // Who knows the secret has paid here: an address that somebody made up orders nothing.
    if (!secret || secret !== data.client_secret) return 'unknown'
    return search.get('redirect_status') === 'failed' ? 'failed' : 'paid'
  },
}

const isEnabled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'enabled' in value && `${value.enabled}` === 'true'
