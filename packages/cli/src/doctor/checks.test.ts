import { expect, it } from 'vitest'
import { stripeCheck } from './checks'

it.each([
  [{}, undefined, undefined],
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_1' }, undefined, undefined],
  [{ STRIPE_API_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1' }, 'ok', 'offered'],
  [{ STRIPE_API_KEY: 'sk_1' }, 'warning', 'not set'],
  [{ STRIPE_API_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'sk_1' }, 'warning', 'no publishable key'],
])('with %o, what is said of Stripe is %s', (env, status, detail = '') => {
  const [check] = stripeCheck(env)
  expect(check?.status).toBe(status)
  expect(check?.detail ?? '').toContain(detail)
})
