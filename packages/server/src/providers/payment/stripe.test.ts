import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type StripeDouble, stripeDouble } from '../../testing/stripe-double'
import type { PaymentContext, PaymentProvider } from '../payment'
import { type StripeOptions, stripePayment } from './stripe'
import { fromStripe, toStripe } from './stripe-amounts'

let stripe: StripeDouble
let payment: PaymentProvider
const provider = (more: StripeOptions = {}) =>
  stripePayment({
    api_key: 'sk_test',
    webhook_secret: stripe.secret,
    api_base: stripe.url,
    retries: 0,
    timeout: 20_000,
    ...more,
  })
beforeAll(async () => {
  stripe = await stripeDouble()
  payment = provider()
})
afterAll(() => stripe.close())
beforeEach(() => {
  stripe.requests.length = 0
  stripe.failures.length = 0
})

let asked = 0
const context = (more: Partial<PaymentContext> = {}): PaymentContext => {
  asked += 1
  return {
    amount: 2000,
    currency_code: 'eur',
    idempotency_key: `key_${asked}`,
    resource_id: 'cart_1',
    ...more,
  }
}
const open = async (more?: Partial<PaymentContext>) => (await payment.open(context(more))).data
const calls = (call: string) => stripe.requests.filter((request) => request.call.startsWith(call))
const intent = (data: Record<string, unknown>) => stripe.intents.get(String(data.id))

describe('amounts', () => {
  it.each([
    ['eur', 1999, 1999],
    ['jpy', 500, 500],
    ['krw', 12000, 12000],
    ['clp', 119_010, 1190],
    ['kwd', 1234, 12_340],
    ['isk', 10_040, 10_000],
  ])('in %s: the shop says %i, Stripe is told %i', (currency, ours, theirs) => {
    expect(toStripe(ours, currency)).toBe(theirs)
  })
  it.each(['eur', 'jpy', 'kwd', 'bhd', 'vnd'])(
    'in %s come back the same, and refunded parts add up',
    (currency) => {
      const amount = fc.nat({ max: 1_000_000_000 })
      fc.assert(
        fc.property(amount, amount, (one, other) => {
          expect(fromStripe(toStripe(one, currency), currency)).toBe(one)
          expect(toStripe(one, currency) + toStripe(other, currency)).toBe(toStripe(one + other, currency))
        }),
      )
    },
  )
  it('are whole where nobody pays a part of one', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), fc.constantFrom('isk', 'ugx'), (amount, currency) => {
        const told = toStripe(amount, currency)
        expect(told % 100).toBe(0)
        expect(Math.abs(told - amount)).toBeLessThanOrEqual(50)
      }),
    )
  })
})

describe('a session', () => {
  it('is an intent that holds the money, and knows the cart', async () => {
    const { data, status } = await payment.open(context())
    expect(status).toBe('pending')
    expect(data).toMatchObject({
      amount: 2000,
      currency: 'eur',
      capture_method: 'manual',
      client_secret: expect.any(String),
      metadata: { resource_id: 'cart_1' },
    })
  })
  it('takes the money at once when the shop wants it so', async () => {
    const { data } = await provider({ capture: true }).open(context())
    expect(data.capture_method).toBe('automatic')
  })
  it('opened again after a lost answer is the same intent', async () => {
    const again = context()
    stripe.fail(/payment_intents$/, 'lost')
    await expect(payment.open(again)).rejects.toMatchObject({ type: 'unavailable' })
    const before = stripe.intents.size
    await payment.open(again)
    expect(stripe.intents.size).toBe(before)
  })
  it('learns a new amount and currency', async () => {
    const data = await open()
    const changed = await payment.update(data, context({ amount: 700, currency_code: 'jpy' }))
    expect(changed.data).toMatchObject({ id: data.id, amount: 700, currency: 'jpy' })
  })
  it('is opened anew when money is held for another amount, and that money is let go', async () => {
    const data = await open()
    stripe.pay(String(data.id))
    const { data: next } = await payment.update(data, context({ amount: 2500 }))
    expect(next.id).not.toBe(data.id)
    expect(next).toMatchObject({ amount: 2500, status: 'requires_payment_method' })
    expect(intent(data)?.status).toBe('canceled')
  })
  it('takes a saved method from the shopper, but no amount', async () => {
    const data = await open()
    const changed = await payment.updateData?.(data, { payment_method: 'pm_visa' })
    expect(changed?.data.status).toBe('requires_confirmation')
    await expect(payment.updateData?.(data, { amount: 1 })).rejects.toMatchObject({ type: 'invalid_data' })
    await expect(payment.updateData?.(data, { customer: 'cus_other' })).rejects.toThrow('customer')
    expect(intent(data)?.amount).toBe(2000)
  })
  it('remembers that its card is to be saved, until it is not', async () => {
    const data = await open()
    const saving = await payment.updateData?.(data, { setup_future_usage: 'on_session' })
    expect(saving?.data.setup_future_usage).toBe('on_session')
    const not = await payment.updateData?.(data, { setup_future_usage: '' })
    expect(not?.data.setup_future_usage).toBeNull()
  })
  it('is canceled at Stripe when it is not wanted any more, once', async () => {
    const data = await open()
    await payment.close(data)
    await payment.close(data)
    expect(intent(data)?.status).toBe('canceled')
    expect(calls(`POST /v1/payment_intents/${data.id}/cancel`)).toHaveLength(1)
  })
  it('gives the money back when it was taken already', async () => {
    const data = (await provider({ capture: true }).open(context())).data
    stripe.pay(String(data.id))
    await payment.close(data)
    await payment.close(data)
    expect(stripe.refunds.filter((refund) => refund.payment_intent === data.id)).toMatchObject([
      { amount: 2000 },
    ])
  })
})

describe('authorising', () => {
  it.each([
    ['good', 'authorized'],
    ['secure', 'requires_more'],
    ['slow', 'pending'],
    ['declined', 'error'],
  ] as const)('after a payment that is %s answers %s', async (how, status) => {
    const data = await open()
    stripe.pay(String(data.id), how)
    expect((await payment.authorize(data, context())).status).toBe(status)
  })
  it('answers pending before the shopper did anything, canceled never', async () => {
    const data = await open()
    expect((await payment.authorize(data, context())).status).toBe('pending')
    await payment.close(data)
    const answer = await payment.authorize(data, context())
    expect(answer.status).toBe('pending')
    expect(answer.data.id).not.toBe(data.id)
  })
  it.each([
    ['pm_visa', 'authorized', undefined],
    ['pm_secure', 'requires_more', undefined],
    ['pm_declined', 'error', 'Your card was declined.'],
  ])('confirms the saved method %s: %s', async (payment_method, status, reason) => {
    const data = await open()
    await payment.updateData?.(data, { payment_method })
    expect(await payment.authorize(data, context())).toMatchObject({ status, reason })
  })
  it('never accepts money of another amount', async () => {
    const data = await open()
    stripe.pay(String(data.id))
    const answer = await payment.authorize(data, context({ amount: 9000 }))
    expect(answer).toMatchObject({ status: 'pending', data: { amount: 9000 } })
    expect(intent(data)?.status).toBe('canceled')
  })
  it('confirms once, though the answer was lost', async () => {
    const data = await open()
    await payment.updateData?.(data, { payment_method: 'pm_visa' })
    const same = context()
    stripe.fail(/confirm$/, 'lost')
    await expect(payment.authorize(data, same)).rejects.toMatchObject({ type: 'unavailable' })
    expect((await payment.authorize(data, same)).status).toBe('authorized')
    const keys = calls(`POST /v1/payment_intents/${data.id}/confirm`).map(({ key }) => key)
    expect(new Set(keys).size).toBe(1)
  })
  it('says in time that Stripe does not answer', async () => {
    const data = await open()
    stripe.failures.push({ call: /^GET/, how: 'silent' })
    await expect(provider({ timeout: 100 }).authorize(data, context())).rejects.toMatchObject({
      type: 'unavailable',
    })
  })
})

describe('money', () => {
  const paid = async () => {
    const data = await open()
    stripe.pay(String(data.id))
    return data
  }
  it('is captured once, whoever asks again', async () => {
    const data = await paid()
    stripe.fail(/capture$/, 'lost')
    await expect(payment.capture(data, 2000, 'capture-1')).rejects.toMatchObject({ type: 'unavailable' })
    expect((await payment.capture(data, 2000, 'capture-1')).data.status).toBe('succeeded')
    expect((await payment.capture(data, 2000, 'capture-2')).data.status).toBe('succeeded')
    expect(intent(data)?.amount_received).toBe(2000)
  })
  it('is refunded in parts, each once, and never beyond what was taken', async () => {
    const data = await paid()
    await payment.capture(data, 2000, `capture-${data.id}`)
    const part = (amount: number, key: string) => payment.refund(data, amount, `${key}-${data.id}`)
    await part(500, 'one')
    await part(500, 'one')
    stripe.fail(/^POST .v1.refunds/, 'lost')
    await expect(part(700, 'two')).rejects.toMatchObject({ type: 'unavailable' })
    await part(700, 'two')
    const given = stripe.refunds.filter((refund) => refund.payment_intent === data.id)
    expect(given.map(({ amount }) => amount)).toEqual([500, 700])
    await expect(part(801, 'three')).rejects.toMatchObject({ code: 'charge_already_refunded' })
  })
  it('that a bank refuses to take back at once is not refunded, and may be tried again', async () => {
    const data = await paid()
    await payment.capture(data, 2000, `capture-${data.id}`)
    Object.assign(intent(data) ?? {}, { refuses_refunds: true })
    await expect(payment.refund(data, 500, `no-${data.id}`)).rejects.toMatchObject({
      type: 'unexpected_state',
    })
    Object.assign(intent(data) ?? {}, { refuses_refunds: false })
    expect(await payment.hooks?.inquire(String(data.id))).toMatchObject({
      kept: 2000,
      failed_refunds: [{ key: `no-${data.id}` }],
    })
    await payment.refund(data, 500, `no-${data.id}`)
    await payment.refund(data, 500, `no-${data.id}`)
    expect(await payment.hooks?.inquire(String(data.id))).toMatchObject({ kept: 1500, failed_refunds: [] })
  })
  it('that was taken in part at Stripe is known by what was taken', async () => {
    const data = await paid()
    stripe.captureOnScreen(String(data.id), 1200)
    expect(await payment.capture(data, 2000, `capture-${data.id}`)).toMatchObject({ taken: 1200 })
    expect(await payment.hooks?.inquire(String(data.id))).toMatchObject({
      taken: 1200,
      kept: 1200,
      outside_refunds: [],
    })
  })
  it('that is held is let go', async () => {
    const data = await paid()
    expect((await payment.cancel(data)).data.status).toBe('canceled')
  })
})

describe('errors', () => {
  it.each([
    [{ status: 401, type: 'invalid_request_error', message: 'Invalid API Key' }, 'unexpected_state'],
    [{ status: 429, type: 'invalid_request_error', code: 'rate_limit', message: 'Too many' }, 'unavailable'],
    [{ status: 500, type: 'api_error', message: 'Something went wrong' }, 'unavailable'],
  ] as const)('of Stripe are told in the words of the shop: %o', async (how, type) => {
    stripe.failures.push({ call: /payment_intents$/, how })
    await expect(payment.open(context())).rejects.toMatchObject({ type })
  })
  it('of the network are overcome by asking again under the same key', async () => {
    stripe.failures.push({ call: /payment_intents$/, how: 'cut' })
    await payment.open(context())
    const [first, second] = calls('POST /v1/payment_intents')
    expect(second?.key).toBe(first?.key)
  })
  it('name an amount that is too small', async () => {
    await expect(payment.open(context({ amount: 3 }))).rejects.toMatchObject({
      type: 'invalid_data',
      code: 'amount_too_small',
    })
  })
})

describe('customers', () => {
  const ada = { id: 'cus_ada', email: 'ada@example.com', metadata: null }
  it('are made once and keep their saved methods', async () => {
    const data = await open({ customer: ada })
    expect((await open({ customer: ada })).customer).toBe(data.customer)
    stripe.pay(String(data.id))
    const { customer_metadata } = await payment.authorize(data, context({ customer: ada }))
    expect(customer_metadata).toEqual({ stripe_id: data.customer })
    stripe.saveMethod(String(data.customer), 'pm_ada')
    const known = { ...ada, metadata: customer_metadata }
    expect(await payment.savedMethods?.(known)).toMatchObject([{ id: 'pm_ada', card: { last4: '4242' } }])
    expect(await payment.savedMethods?.(ada)).toEqual([])
  })
  it('cannot reach the methods of another by writing down their id', async () => {
    const { customer } = await open({ customer: ada })
    const eve = { id: 'cus_eve', email: 'eve@example.com', metadata: { stripe_id: customer } }
    expect(await payment.savedMethods?.(eve)).toEqual([])
    expect((await open({ customer: eve })).customer).not.toBe(customer)
  })
})

describe('the webhook', () => {
  const read = ({ body, signature }: { body: string; signature: string }) =>
    payment.hooks?.read(body, new Headers({ 'stripe-signature': signature }))
  it('knows what Stripe signed just now', async () => {
    const data = await open()
    const news = await read(stripe.delivery('payment_intent.succeeded', { ...data }, { id: 'evt_1' }))
    expect(news).toEqual({ event_id: 'evt_1', type: 'payment_intent.succeeded', reference: data.id })
    const charge = { object: 'charge', id: 'ch_1', payment_intent: data.id }
    expect((await read(stripe.delivery('charge.refunded', charge)))?.reference).toBe(data.id)
    const refund = { object: 'refund', id: 're_1', payment_intent: data.id }
    for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated'])
      expect((await read(stripe.delivery(type, refund)))?.reference).toBe(data.id)
    expect(await read(stripe.delivery('customer.created', { object: 'customer', id: 'x' }))).toBeNull()
  })
  it('refuses what is old, changed or not signed', async () => {
    const data = await open()
    const type = 'payment_intent.succeeded'
    const refused = { type: 'invalid_data' }
    await expect(read(stripe.delivery(type, data, { age: 301 }))).rejects.toMatchObject(refused)
    const good = stripe.delivery(type, data)
    await expect(read({ ...good, body: good.body.replace('eur', 'usd') })).rejects.toMatchObject(refused)
    await expect(read({ ...good, signature: '' })).rejects.toMatchObject(refused)
  })
})
