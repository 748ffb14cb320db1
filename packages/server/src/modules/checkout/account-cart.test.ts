import type { CallName, Cart, Region } from '@cartwright/contract'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { adasAddress, europe, mug, post } from '../../testing/world'
import { recoverCompletions } from './recover-completions'

type Headers = Record<string, string>
const email = 'ada@example.com'
const password = 'analytical engine'
const refused = { status: 401, body: { type: 'unauthorized', code: 'sign_in_required' } }

describeShop('the cart of an account, asked without its credential,', (t) => {
  let region: Region
  let option: { id: string }
  let variant_id: string
  let ada: Headers
  let customer_id: string
  let cart: Cart

  const signUp = async (person: string) => {
    const body = { email: person, password, first_name: 'Ada', last_name: 'Byron' }
    const { customer } = await t.call('POST /store/customers', { body })
    const { access_token } = await t.call('POST /store/auth/token', { body: { email: person, password } })
    return { id: customer.id, headers: { authorization: `Bearer ${access_token}` } as Headers }
  }
  beforeAll(async () => {
    region = await europe(t)
    option = await post(t, region)
    variant_id = (await mug(t, 1000)).variant('one')
    await t.call('POST /admin/discounts', {
      headers: t.staff,
      body: {
        code: 'TENTH',
        regions: [region.id],
        rule: { type: 'percentage', value: 10, allocation: 'total' },
      },
    })
    const signedUp = await signUp(email)
    ada = signedUp.headers
    customer_id = signedUp.id
  })
  beforeEach(async () => {
    const body = { region_id: region.id, items: [{ variant_id, quantity: 2 }] }
    const { id } = (await t.call('POST /store/carts', { body, headers: ada })).cart
    const params = { id }
    const { gift_card } = await t.call('POST /admin/gift-cards', {
      headers: t.staff,
      body: { region_id: region.id, value: 100 },
    })
    await t.call('POST /store/carts/:id', {
      params,
      body: {
        shipping_address: adasAddress('de'),
        billing_address: adasAddress('fr'),
        discounts: [{ code: 'TENTH' }],
        gift_cards: [{ code: gift_card.code }],
      },
      headers: ada,
    })
    await t.call('POST /store/carts/:id/shipping-methods', {
      params,
      body: { option_id: option.id, data: { locker: 'Secret Street 5' } },
      headers: ada,
    })
    cart = (await t.call('POST /store/carts/:id/payment-sessions', { params, headers: ada })).cart
  })
  const ask = (name: CallName, body?: object, headers: Headers = {}, more: object = {}) =>
    t.try(name, { params: { id: cart.id, cart_id: cart.id, ...more }, body, headers })
  const asOwned = async () => (await ask('GET /store/carts/:id', undefined, ada)).body.cart as Cart

  it('shows goods and sums, and nothing of the person, whatever is asked for', async () => {
    const everything = 'customer,customer.orders,billing_address,payment,payment_sessions,gift_cards'
    for (const query of [{}, { expand: everything }, { fields: 'id,email,context,customer_id' }]) {
      const answer = await t.try('GET /store/carts/:id', { params: { id: cart.id }, query })
      const shown = answer.body.cart as Cart
      expect(shown).toMatchObject({
        id: cart.id,
        items: [{ title: 'Mug', quantity: 2, unit_price: 800 }],
        region: { id: region.id },
        total: cart.total,
        shipping_total: 500,
        discount_total: 160,
        gift_card_total: cart.gift_card_total,
        email: null,
        customer_id: null,
        shipping_address: null,
        billing_address: null,
        payment: null,
        payment_session: null,
        payment_sessions: [],
        context: null,
        discounts: [],
        gift_cards: [],
        shipping_methods: [{ price: 500, data: {} }],
      })
      const text = JSON.stringify(answer.body)
      const code = cart.gift_cards?.[0]?.code ?? 'none'
      for (const secret of [email, customer_id, 'Byron', 'London', 'Secret Street', 'TENTH', code])
        expect(text).not.toContain(secret)
      for (const id of [cart.shipping_address_id, cart.billing_address_id, cart.payment_session?.id])
        expect(text).not.toContain(id)
    }
    expect((await ask('GET /store/shipping-options/:cart_id')).status).toBe(200)
  })
  it.each([
    ['POST /store/carts/:id', {}],
    ['POST /store/carts/:id', { email: 'eve@example.com' }],
    ['POST /store/carts/:id', { email: 'eve@example.com', shipping_address: { city: 'Paris' } }],
    ['POST /store/carts/:id', { discounts: [] }],
    ['POST /store/carts/:id', { gift_cards: [] }],
    ['POST /store/carts/:id', { region_id: 'reg_none' }],
    ['POST /store/carts/:id/line-items', { quantity: 1 }],
    ['POST /store/carts/:id/line-items/:line_id', { quantity: 1 }],
    ['DELETE /store/carts/:id/line-items/:line_id', undefined],
    ['DELETE /store/carts/:id/discounts/:code', undefined],
    ['POST /store/carts/:id/shipping-methods', { data: { any: 'thing' } }],
    ['POST /store/carts/:id/taxes', {}],
    ['POST /store/carts/:id/payment-sessions', {}],
    ['POST /store/carts/:id/payment-session', { provider_id: 'manual' }],
    ['POST /store/carts/:id/payment-sessions/:provider_id', { data: { card: '4242' } }],
    ['POST /store/carts/:id/payment-sessions/:provider_id/refresh', {}],
    ['DELETE /store/carts/:id/payment-sessions/:provider_id', undefined],
    ['POST /store/carts/:id/complete', {}],
    ['POST /store/carts/:id/complete-cart', {}],
  ] as [CallName, object | undefined][])('takes no %s with %j', async (name, given) => {
    const before = await asOwned()
    const body = name.endsWith('/line-items')
      ? { ...given, variant_id }
      : name.endsWith('/shipping-methods')
        ? { ...given, option_id: option.id }
        : given
    const line_id = cart.items?.[0]?.id ?? ''
    const parts = { line_id, code: 'TENTH', provider_id: 'manual' }
    for (const headers of [{}, t.staff, { authorization: 'Bearer none' }])
      expect(await ask(name, body, headers, parts)).toMatchObject(refused)
    expect(await asOwned()).toEqual(before)
    expect(await t.shop.db.$count(t.shop.db.t.order)).toBe(0)
  })
  it('is there again for its owner, and for nobody else', async () => {
    const eve = await signUp(`eve-${cart.id}@example.com`)
    expect((await ask('GET /store/carts/:id', undefined, eve.headers)).status).toBe(404)
    expect((await ask('POST /store/carts/:id/complete', undefined, eve.headers)).status).toBe(404)
    expect(await asOwned()).toMatchObject({ email, customer_id, shipping_address: { city: 'London' } })
  })
})

describeShop('a cart that changes hands', (t) => {
  let region: Region
  let option: { id: string }
  let variant_id: string
  let ada: Headers
  beforeAll(async () => {
    region = await europe(t)
    option = await post(t, region)
    variant_id = (await mug(t, 1000)).variant('one')
    await t.call('POST /store/customers', {
      body: { email, password, first_name: 'Ada', last_name: 'Byron' },
    })
    const { access_token } = await t.call('POST /store/auth/token', { body: { email, password } })
    ada = { authorization: `Bearer ${access_token}` }
  })
  const create = async (body: object = {}, headers: Headers = {}) =>
    (await t.call('POST /store/carts', { body: { region_id: region.id, ...body }, headers })).cart
  const change = (id: string, body: object, headers: Headers = {}) =>
    t.try('POST /store/carts/:id', { params: { id }, body, headers })
  const complete = (id: string, headers: Headers = {}) =>
    t.try('POST /store/carts/:id/complete', { params: { id }, headers })

  it('of a guest stays open to its id, also under the e-mail of an account', async () => {
    const { id } = await create({ items: [{ variant_id, quantity: 1 }] })
    expect((await change(id, { email, shipping_address: adasAddress('de') })).status).toBe(200)
    const { cart } = await t.call('GET /store/carts/:id', { params: { id } })
    expect(cart).toMatchObject({ email, shipping_address: { city: 'London' } })
    expect((await change(id, { email: 'other@example.com' })).body.cart.email).toBe('other@example.com')
  })
  it('is closed from the moment its shopper signs in, and goes on then', async () => {
    const { id } = await create({ items: [{ variant_id, quantity: 1 }] })
    const params = { id }
    await change(id, { email, shipping_address: adasAddress('de') })
    await t.call('GET /store/carts/:id', { params, headers: ada })
    expect(await complete(id)).toMatchObject(refused)
    await t.call('POST /store/carts/:id/shipping-methods', {
      params,
      body: { option_id: option.id },
      headers: ada,
    })
    await t.call('POST /store/carts/:id/payment-sessions', { params, headers: ada })
    const bought = await complete(id, ada)
    expect(bought).toMatchObject({ status: 200, body: { type: 'order' } })
    // The order by its own id stays what confirmation pages read; the cart leads nobody to it.
    expect(await complete(id)).toMatchObject(refused)
    const byCart = { params: { cart_id: id } }
    expect(await t.try('GET /store/orders/cart/:cart_id', byCart)).toMatchObject(refused)
    expect((await t.try('GET /store/orders/cart/:cart_id', { ...byCart, headers: ada })).status).toBe(200)
    const byId = await t.try('GET /store/orders/:id', { params: { id: bought.body.data.id } })
    expect(byId).toMatchObject({ status: 200, body: { order: { email } } })
  })
  it('may be gone on with as a guest while nothing is in it, and forgets where its owner was', async () => {
    const { id } = await create({ context: { ip: '203.0.113.5' } }, ada)
    for (const body of [{ customer_id: 'cus_none' }, { customer_id: 'cus_none', email: 'eve@example.com' }])
      expect(await change(id, body)).toMatchObject({ status: 404, body: { type: 'not_found' } })
    expect(await change(id, { country_code: 'de' })).toMatchObject(refused)
    const { status, body } = await change(id, { email: 'Other@example.com' })
    expect([status, body.cart.email]).toEqual([200, 'other@example.com'])
    expect(JSON.stringify(body)).not.toContain('203.0.113.5')
    expect((await change(id, { email: 'third@example.com' })).status).toBe(200)
  })
  it('does not go along with a guest once an address is in it', async () => {
    const { id } = await create({}, ada)
    await change(id, { shipping_address: adasAddress('de') }, ada)
    expect(await change(id, { email: 'eve@example.com' })).toMatchObject(refused)
  })
  it('answers an idempotency key of its owner to nobody else', async () => {
    const { id } = await create({ items: [{ variant_id, quantity: 1 }] }, ada)
    const key = { 'idempotency-key': `kept-${id}` }
    const address = { shipping_address: adasAddress('de') }
    expect((await change(id, address, { ...ada, ...key })).status).toBe(200)
    expect((await change(id, address, { ...ada, ...key })).headers.get('idempotent-replayed')).toBe('true')
    const other = await change(id, address, key)
    expect([other.status, JSON.stringify(other.body).includes(email)]).toEqual([422, false])
  })
  it('of an account is settled by the shop itself when its completion was cut off', async () => {
    const { id } = await create({ items: [{ variant_id, quantity: 1 }] }, ada)
    const params = { id }
    await change(id, { shipping_address: adasAddress('de') }, ada)
    await t.call('POST /store/carts/:id/shipping-methods', {
      params,
      body: { option_id: option.id },
      headers: ada,
    })
    await t.call('POST /store/carts/:id/payment-sessions', { params, headers: ada })
    const authorizing_at = new Date(Date.now() - 60_000).toISOString()
    await t.shop.transaction((tx) =>
      tx.updateRows(tx.t.cart, { id }, { authorizing_key: 'attempt_1', authorizing_at }),
    )
    expect(await recoverCompletions(t.shop)).toBe(1)
    expect((await complete(id, ada)).body).toMatchObject({ type: 'order', data: { cart_id: id } })
  })
  it('is made by staff for an account and paid by them, or by its owner', async () => {
    const draft = async () => {
      const { customers } = await t.call('GET /admin/customers', { query: { q: email }, headers: t.staff })
      const { draft_order } = await t.call('POST /admin/draft-orders', {
        headers: t.staff,
        body: {
          email,
          customer_id: customers.find(({ has_account }) => has_account)?.id,
          region_id: region.id,
          items: [{ variant_id, quantity: 1 }],
          shipping_methods: [{ option_id: option.id }],
          shipping_address: adasAddress('de'),
        },
      })
      return draft_order
    }
    const one = await draft()
    const paid = await t.try('POST /admin/draft-orders/:id/pay', { params: { id: one.id }, headers: t.staff })
    expect(paid).toMatchObject({ status: 200, body: { order: { email } } })
    const two = await draft()
    const params = { id: two.cart_id ?? '' }
    expect(await t.try('POST /store/carts/:id/payment-sessions', { params })).toMatchObject(refused)
    await t.call('POST /store/carts/:id/payment-sessions', { params, headers: ada })
    expect(await complete(params.id, ada)).toMatchObject({ status: 200, body: { type: 'order' } })
  })
})
