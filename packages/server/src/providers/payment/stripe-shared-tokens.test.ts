import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type StripeDouble, stripeDouble } from '../../testing/stripe-double'
import { type StripeOptions, stripePayment } from './stripe'

let stripe: StripeDouble
const provider = (more: StripeOptions = {}) =>
  stripePayment({
    api_key: 'sk_test',
    api_base: stripe.url,
    retries: 0,
    timeout: 20_000,
    return_url: 'https://shop.example.com/checkout',
    shared_payment_tokens: { merchant_id: 'profile_1' },
    ...more,
  })
beforeAll(async () => {
  stripe = await stripeDouble()
})
afterAll(() => stripe.close())

let asked = 0
const context = (amount = 2000) => {
  asked += 1
  return { amount, currency_code: 'eur', idempotency_key: `key_${asked}`, resource_id: 'cart_1' }
}
const credential = (token: unknown) => ({ type: 'card', credential: { type: 'spt', token } })

describe('a token that was granted', () => {
  let payment: ReturnType<typeof provider>
  beforeEach(() => {
    stripe.requests.length = 0
    payment = provider()
  })
  const opened = async (token: string, limits: Partial<Parameters<StripeDouble['grant']>[1]> = {}) => {
    stripe.grant(token, { max_amount: 2000, currency: 'eur', ...limits })
    const { data } = await payment.open(context())
    return { data, sent: payment.instruments?.dataOf(credential(token)) ?? {} }
  }

  it('is told of as a card of the handler that agents know', () => {
    expect(payment.instruments).toMatchObject({
      name: 'dev.acp.tokenized.card',
      types: ['card'],
      config: { merchant_id: 'profile_1', psp: 'stripe' },
    })
    expect(stripePayment({ api_key: 'sk_test' }).instruments).toBeUndefined()
  })
  it('pays, and is kept nowhere', async () => {
    const { data, sent } = await opened('spt_good')
    const changed = await payment.updateData?.(data, sent)
    expect(changed?.data.status).toBe('requires_confirmation')
    const answer = await payment.authorize(changed?.data ?? {}, context())
    expect(answer.status).toBe('authorized')
    expect(JSON.stringify(answer)).not.toContain('spt_good')
  })
  it('that was sent again after a lost answer pays once', async () => {
    const { data, sent } = await opened('spt_lost')
    stripe.fail(/^POST \/v1\/payment_intents\/pi_\w+$/, 'lost')
    await expect(payment.updateData?.(data, sent)).rejects.toMatchObject({ type: 'unavailable' })
    const changed = await payment.updateData?.(data, sent)
    expect(changed?.data.status).toBe('requires_confirmation')
  })
  it.each([
    ['a card that is declined', { card: 'pm_declined' }, 'error'],
    ['a card whose bank asks its owner', { card: 'pm_secure' }, 'requires_more'],
  ] as const)('of %s answers so', async (name, limits, status) => {
    const { data, sent } = await opened(`spt_${name.length}`, limits)
    const changed = await payment.updateData?.(data, sent)
    expect((await payment.authorize(changed?.data ?? {}, context())).status).toBe(status)
  })
  it.each([
    ['of a smaller amount', { max_amount: 1999 }, 'beyond what the token may be used for'],
    ['of another currency', { currency: 'usd' }, 'beyond what the token may be used for'],
  ] as const)('%s is refused in the words of Stripe', async (name, limits, words) => {
    const { data, sent } = await opened(`spt_no${name.length}`, limits)
    await expect(payment.updateData?.(data, sent)).rejects.toMatchObject({
      type: 'invalid_data',
      message: expect.stringContaining(words),
    })
  })
  it('for one purchase pays no other', async () => {
    const { data, sent } = await opened('spt_once')
    await payment.updateData?.(data, sent)
    const other = await payment.open(context())
    await expect(payment.updateData?.(other.data, sent)).rejects.toThrow('used or deactivated')
  })
  it.each([undefined, 7, '', 'spt 1', 'spt_1/../x', 'a'.repeat(256)])(
    'that reads %j is refused before Stripe is asked',
    (token) => {
      expect(() => payment.instruments?.dataOf(credential(token))).toThrow('credential.token')
    },
  )
})

describe('a shop that takes no tokens', () => {
  it('refuses one like anything that is not for shoppers to change', async () => {
    const payment = provider({ shared_payment_tokens: undefined })
    const { data } = await payment.open(context())
    await expect(payment.updateData?.(data, { shared_payment_granted_token: 'spt_1' })).rejects.toMatchObject(
      { type: 'invalid_data' },
    )
  })
  it('is told what is missing where it wants them and has no address to come back to', () => {
    expect(() => provider({ return_url: undefined })).toThrow('return_url')
    expect(provider({ return_url: undefined, automatic_payment_methods: false }).instruments).toBeDefined()
  })
})
