import { createStoreClient } from '@cartwright/sdk'
import { describeShop } from '@cartwright/server/testing'
import { beforeAll, expect, it } from 'vitest'
import '../i18n/all-messages.server'
import { changeCart } from './change-cart.server'
import type { ShopVisit } from './context.server'
import { saveDraft } from './place-order.server'
import { saveProfile } from './profile.server'
import { leaveAccount, nextPath, orSignIn, signIn } from './sign-in.server'

const email = 'ada@example.com'
const password = 'analytical engine'
const page = (path: string) => new Request(`http://shop.example${path}`)
const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as Response,
  )

describeShop('a shopper', (t) => {
  let cartId: string
  let token: string
  const visit = (storeToken: string | undefined): ShopVisit => ({
    client: createStoreClient({
      baseUrl: 'http://shop.example',
      retries: 0,
      storeToken,
      fetch: async (input, init) => t.app.fetch(new Request(input, init)),
    }),
    region: { id: '', name: '', currency_code: 'usd', inclusive: true, tax_rate: 20, countries: [] },
    regions: [],
    language: 'en',
    prefix: '',
    dir: 'ltr',
    locale: 'en',
    cartId,
    signedIn: true,
  })
  beforeAll(async () => {
    const { region } = await t.call('POST /admin/regions', {
      headers: t.staff,
      body: {
        name: 'Europe',
        currency_code: 'usd',
        tax_rate: 0,
        payment_providers: ['manual'],
        fulfillment_providers: ['manual'],
        countries: ['de'],
      },
    })
    const { product } = await t.call('POST /admin/products', {
      headers: t.staff,
      body: {
        title: 'Mug',
        status: 'published',
        options: [{ title: 'Size' }],
        variants: [
          {
            title: 'One',
            inventory_quantity: 9,
            options: [{ value: 'one' }],
            prices: [{ currency_code: 'usd', amount: 800 }],
          },
        ],
      },
    })
    await t.call('POST /store/customers', { body: { email, password, first_name: 'Ada', last_name: 'B' } })
    token = (await t.call('POST /store/auth/token', { body: { email, password } })).access_token
    const { cart } = await t.call('POST /store/carts', {
      body: { region_id: region.id, items: [{ variant_id: product.variants[0]?.id ?? '', quantity: 1 }] },
      headers: { authorization: `Bearer ${token}` },
    })
    cartId = cart.id
  })

  it.each([
    [
      'types in the checkout',
      '/checkout',
      (shop: ShopVisit) => saveDraft(shop, form({ email: 'a@b.example' })),
    ],
    [
      'changes a quantity',
      '/cart',
      (shop: ShopVisit) => changeCart(shop, form({ intent: 'remove', line: 'x' })),
    ],
    ['enters a code', '/cart', (shop: ShopVisit) => changeCart(shop, form({ intent: 'code', code: 'TEN' }))],
  ])('whose session has ended and who %s is led to sign in, and back', async (_, path, work) => {
    const away = await thrownBy(orSignIn<unknown>(path, () => work(visit(undefined))))
    expect(away).toBeInstanceOf(Response)
    expect(away?.status).toBe(303)
    const to = away?.headers.get('location') ?? ''
    expect(to).toBe(`/account/login?next=${encodeURIComponent(path)}`)
    expect(away?.headers.has('set-cookie')).toBe(false)
    expect(nextPath(page(to))).toBe(path)
    const back = await thrownBy(signIn(page(to), visit(undefined), form({ email, password })))
    expect(back?.headers.get('location')).toBe(path)
  })
  it('who will not sign in again begins anew as a guest', () => {
    const left = leaveAccount(page('/account/login'))
    expect(left.headers.getSetCookie().map((text) => text.split(';')[0])).toEqual(['customer=', 'cart='])
  })
  it('is led nowhere else than to a page of this shop', () => {
    expect(nextPath(page('/account/login?next=//elsewhere.test'))).toBe('/account')
    expect(nextPath(page('/account/login'))).toBeUndefined()
  })
  it('who is asked for the current password finds the form filled in', async () => {
    const change = (more: Record<string, string>) => {
      const fields = {
        first_name: 'Ada',
        last_name: 'Byron',
        email: 'new@example.com',
        phone: '0123',
        ...more,
      }
      return saveProfile(visit(token), form(fields))
    }
    const created_at = new Date(Date.now() - 3_600_000).toISOString()
    await t.shop.transaction((tx) => tx.update(tx.t.session).set({ created_at }))
    expect(await change({ password: 'difference' })).toEqual({
      values: { first_name: 'Ada', last_name: 'Byron', email: 'new@example.com', phone: '0123' },
      errors: { current_password: expect.stringContaining('Enter your current password') },
      asksPassword: true,
    })
    expect(await change({ current_password: 'wrong' })).toMatchObject({
      values: { last_name: 'Byron' },
      errors: { current_password: expect.stringContaining('not your current password') },
      asksPassword: true,
    })
    expect(await change({ password: 'short', current_password: password })).toMatchObject({
      errors: { password: expect.any(String) },
      asksPassword: true,
    })
    const saved = await thrownBy(change({ current_password: password }))
    expect(saved?.headers.get('location')).toBe('/account/profile?saved=1')
    const { customer } = await visit(token).client.customers.retrieve()
    expect(customer).toMatchObject({ email: 'new@example.com', last_name: 'Byron', phone: '0123' })
  })
})
