import { afterEach, describe, expect, it, vi } from 'vitest'
import { withPayment } from '../../payment-headers'
import { readWish } from '../shop/payment-session.server'
import { hasModule, paymentModules } from './modules'
import { readPayable } from './payable.server'
import { payableBy, wayOf } from './ways.server'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['checkout', { of: 'checkout' }],
  ['cart:cart_01', { of: 'cart', id: 'cart_01' }],
  ['collection:paycol_01', { of: 'collection', id: 'paycol_01' }],
  ['edit:oe_01', { of: 'edit', id: 'oe_01' }],
  ['cart:', undefined],
  ['order:order_01', undefined],
  ['cart:../admin', undefined],
  ['', undefined],
])('%o is paid as %o', (text, payable) => expect(readPayable(text)).toEqual(payable))

describe('a way to pay with fields of its own', () => {
  it('has both a part on the server and one in the browser', () => {
    for (const provider of [...Object.keys(paymentModules), 'manual', 'constructor'])
      expect(wayOf(provider) !== undefined, provider).toBe(hasModule(provider))
  })
  it('is not offered where the shop is not set up for it', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubEnv('STRIPE_PUBLISHABLE_KEY', '')
    expect(payableBy(['manual', 'stripe'])).toEqual(['manual'])
    vi.stubEnv('STRIPE_PUBLISHABLE_KEY', 'pk_1')
    expect(payableBy(['manual', 'stripe'])).toEqual(['manual', 'stripe'])
  })
})

it.each([
  ['stripe', true, { provider_id: 'stripe', saves: true }],
  ['stripe:pm_1', true, { provider_id: 'stripe', payment_method: 'pm_1', saves: false }],
  ['manual', false, { provider_id: 'manual', saves: false }],
])('a form with %s, to be kept: %o, wants %o', (provider, keeps, wish) => {
  const form = new FormData()
  form.set('payment_provider', provider)
  if (keeps) form.set('save_payment', 'on')
  expect(readWish(form)).toEqual(wish)
})

describe('the policy of a page', () => {
  const page = (headers: Record<string, string> = {}) =>
    new Response('', {
      headers: {
        'content-security-policy': "default-src 'self'; script-src 'self' 'sha256-1='; connect-src 'self'",
        'permissions-policy': 'camera=(), payment=()',
        'cross-origin-opener-policy': 'same-origin',
        ...headers,
      },
    })
  const hosts = {
    script: ['https://js.example'],
    frame: ['https://js.example', 'https://*.js.example'],
    connect: ['https://api.example'],
  }

  it('lets in whom it is paid by, and nobody twice', () => {
    const { headers } = withPayment(page(), hosts)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; script-src 'self' 'sha256-1=' https://js.example; connect-src 'self' https://api.example; frame-src 'self' https://js.example https://*.js.example",
    )
    expect(headers.get('permissions-policy')).toBe('camera=(), payment=(self "https://js.example")')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  })
  it('stays as it is where nobody is to be let in, and where there is none', () => {
    expect([...withPayment(page(), undefined).headers]).toEqual([...page().headers])
    const plain = new Response('')
    expect([...withPayment(plain, hosts).headers]).toEqual([...new Response('').headers])
  })
})
