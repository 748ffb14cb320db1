import { afterEach, describe, expect, it, vi } from 'vitest'
import { filledBy, scaleOf } from './express-buttons'
import { confirmedBy } from './stripe-fields'
import { stripeLocale } from './stripe-js'
import { isDark } from './stripe-look'
import { stripeWay } from './stripe-way.server'

afterEach(() => vi.unstubAllEnvs())

const intent = {
  client_secret: 'pi_1_secret',
  amount: 1190,
  currency: 'clp',
  capture_method: 'manual',
  automatic_payment_methods: { enabled: true },
  payment_method_types: ['card', 'link'],
}

describe('what a browser is told of an intent', () => {
  it('is its secret, its sum and the key of the shop', () => {
    vi.stubEnv('STRIPE_PUBLISHABLE_KEY', 'pk_1')
    expect(stripeWay.isReady()).toBe(true)
    expect(stripeWay.facts(intent)).toEqual({
      key: 'pk_1',
      secret: 'pi_1_secret',
      currency: 'clp',
      amount: '1190',
      capture: 'manual',
      types: '',
    })
    expect(stripeWay.facts({ ...intent, automatic_payment_methods: null })?.types).toBe('card,link')
  })
  it('is nothing of a session that was never opened, or without a key, of which the log hears once', () => {
    vi.stubEnv('STRIPE_PUBLISHABLE_KEY', 'pk_1')
    expect(stripeWay.facts({})).toBeUndefined()
    vi.stubEnv('STRIPE_PUBLISHABLE_KEY', '')
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect([stripeWay.isReady(), stripeWay.isReady()]).toEqual([false, false])
    // A secret key in the wrong place must never reach a page.
    vi.stubEnv('STRIPE_PUBLISHABLE_KEY', 'sk_live_1')
    expect([stripeWay.isReady(), stripeWay.facts(intent)]).toEqual([false, undefined])
    expect(warn).toHaveBeenCalledTimes(1)
    expect(stripeWay.facts(intent)).toBeUndefined()
    warn.mockRestore()
  })
})

it.each([
  [null, true, { setup_future_usage: 'on_session' }],
  ['on_session', true, undefined],
  ['on_session', false, { setup_future_usage: '' }],
  [null, false, undefined],
])('an intent with %o, to be kept: %o, is told %o', (setup_future_usage, saves, changes) => {
  expect(stripeWay.changes({ setup_future_usage }, { saves })).toEqual(changes)
})

describe('the way back from a bank', () => {
  const returned = (search: string) => stripeWay.returned(new URLSearchParams(search), intent)
  it.each([
    ['payment_intent_client_secret=pi_1_secret&redirect_status=succeeded', 'paid'],
    ['payment_intent_client_secret=pi_1_secret&redirect_status=pending', 'paid'],
    ['payment_intent_client_secret=pi_1_secret&redirect_status=failed', 'failed'],
    ['payment_intent_client_secret=pi_2_secret&redirect_status=succeeded', 'unknown'],
    ['redirect_status=succeeded', 'unknown'],
    ['', 'unknown'],
  ])('%s means %s', (search, ended) => expect(returned(search)).toBe(ended))
  it('is nobody’s where there is no session', () => {
    const search = new URLSearchParams('payment_intent_client_secret=&redirect_status=succeeded')
    expect(stripeWay.returned(search, {})).toBe('unknown')
  })
})

describe('what Stripe answers', () => {
  it.each(['requires_capture', 'succeeded', 'processing'])('is paid where the intent %s', (status) => {
    expect(confirmedBy({ paymentIntent: { status } })).toEqual({ kind: 'paid' })
    // Pressed again after an answer was lost.
    expect(confirmedBy({ error: { payment_intent: { status } } })).toEqual({ kind: 'paid' })
  })
  it('is refused in the words of Stripe, if it has any', () => {
    const error = {
      message: 'Your card was declined.',
      payment_intent: { status: 'requires_payment_method' },
    }
    expect(confirmedBy({ error })).toEqual({ kind: 'refused', message: 'Your card was declined.' })
    expect(confirmedBy({})).toEqual({ kind: 'refused', message: '' })
  })
})

it.each([
  ['de-AT', 'de'],
  ['zh-Hans-CN', 'zh'],
  ['bs-BA', 'hr'],
  ['ta-IN', 'auto'],
])('the language %s is %s to Stripe', (locale, tag) => expect(stripeLocale(locale)).toBe(tag))

it.each([
  ['rgb(22, 19, 15)', true],
  ['rgb(244, 240, 232)', false],
  ['rgba(0, 0, 0, 1)', true],
  ['', false],
])('%s is dark: %o', (colour, dark) => expect(isDark(colour)).toBe(dark))

describe('the sheet of a wallet', () => {
  const ticket = (amount: number, total: number) => ({
    provider: 'stripe',
    facts: { amount: String(amount) },
    total,
  })
  it.each([
    [9890, 9890, 1],
    [1190, 119_010, 0.01],
    [12_340, 1234, 10],
    [0, 0, 1],
  ])('counts %i for our %i, which is times %d', (theirs, ours, scale) => {
    expect(scaleOf(ticket(theirs, ours))).toBe(scale)
  })

  const told = {
    billingDetails: { name: 'A. Other', email: 'ada@example.com', phone: '+43 1' },
    shippingAddress: {
      name: 'Ada King Byron',
      address: { line1: '1 Mill Lane', line2: null, city: 'Vienna', postal_code: '1010', country: 'AT' },
    },
    shippingRate: { id: 'so_1' },
    paymentFailed: () => {},
  }
  it('fills in the form', () => {
    expect(filledBy(told)).toEqual({
      email: 'ada@example.com',
      phone: '+43 1',
      first_name: 'Ada King',
      last_name: 'Byron',
      address_1: '1 Mill Lane',
      address_2: '',
      postal_code: '1010',
      city: 'Vienna',
      province: '',
      country_code: 'at',
      shipping_option: 'so_1',
    })
  })
  it('leaves what it does not know to be asked for', () => {
    const { email, ...rest } = filledBy({
      billingDetails: { name: 'Ada', email: 'a@b.at' },
      paymentFailed() {},
    })
    expect(email).toBe('a@b.at')
    expect(rest).toMatchObject({ first_name: 'Ada', last_name: '', address_1: '' })
    expect(rest).not.toHaveProperty('shipping_option')
  })
})
