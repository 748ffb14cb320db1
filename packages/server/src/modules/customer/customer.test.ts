import { expect, it } from 'vitest'
import { describeShop, type TestShop } from '../../testing/test-shop'
import { findOrCreateGuest } from './find-or-create-guest'

const ada = { email: 'Ada@Example.com', password: 'analytical', first_name: 'Ada', last_name: 'Byron' }
const street = {
  first_name: 'Ada',
  last_name: 'Byron',
  address_1: '1 Main Street',
  city: 'London',
  postal_code: 'W1',
  country_code: 'GB',
}
const cookieIn = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? ''

async function register(t: TestShop, body = ada) {
  const answer = await t.try('POST /store/customers', { body })
  return { ...answer, as: { cookie: cookieIn(answer.headers) } }
}
const tokenFor = async (t: TestShop, email: string, password: string) => {
  const { access_token } = await t.call('POST /store/auth/token', { body: { email, password } })
  return { authorization: `Bearer ${access_token}` }
}
/** The last event of a name: what a mail would be made of. */
async function lastEvent(t: TestShop, name: string) {
  const { event } = t.shop.db.t
  const rows = await t.shop.db.select().from(event).orderBy(event.id)
  return rows.filter((row) => row.name === name).at(-1)?.data as Record<string, string>
}

describeShop('an account', (t) => {
  it('is opened with an e-mail in lower case, and signed in', async () => {
    const { status, body, as } = await register(t)
    expect(status).toBe(200)
    expect(body.customer).toMatchObject({
      email: 'ada@example.com',
      has_account: true,
      billing_address: null,
      shipping_addresses: [],
    })
    expect(JSON.stringify(body)).not.toContain('password')
    const { customer } = await t.call('GET /store/customers/me', { headers: as })
    expect(customer.first_name).toBe('Ada')
  })
  it('is opened once for each e-mail, also when several try at once', async () => {
    expect((await register(t)).status).toBe(422)
    const many = await Promise.all([1, 2, 3].map(() => register(t, { ...ada, email: 'Many@example.com' })))
    expect(many.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })
  it('wants a password of eight characters', async () => {
    expect((await register(t, { ...ada, email: 'b@example.com', password: 'short' })).status).toBe(400)
  })
  it('is known by its e-mail, a guest is not', async () => {
    await t.shop.transaction((tx) => findOrCreateGuest(tx, 'Guest@example.com'))
    const exists = async (email: string) =>
      (await t.call('GET /store/auth/:email', { params: { email } })).exists
    expect([await exists('ADA@example.com'), await exists('guest@example.com')]).toEqual([true, false])
  })
  it('signs in and out, by cookie', async () => {
    const body = { email: 'ada@example.com', password: 'analytical' }
    expect((await t.try('POST /store/auth', { body: { ...body, password: 'wrong' } })).status).toBe(401)
    const signedIn = await t.try('POST /store/auth', { body })
    expect(signedIn.body.customer).toMatchObject({ orders: [], shipping_addresses: [] })
    const headers = { cookie: cookieIn(signedIn.headers) }
    expect((await t.call('GET /store/auth', { headers })).customer.email).toBe('ada@example.com')
    expect(await t.call('DELETE /store/auth', { headers })).toBe('OK')
    expect((await t.try('GET /store/auth', { headers })).status).toBe(401)
    expect(await t.call('DELETE /store/auth')).toBe('OK')
  })
  it('shares the cookie of a browser with a member of staff', async () => {
    const { createUser } = await import('../user/create-user')
    await createUser(t.shop, { email: 'owner@example.com', password: 'correct-horse' })
    const staff = await t.try('POST /admin/auth', {
      body: { email: 'owner@example.com', password: 'correct-horse' },
    })
    const both = await t.try('POST /store/auth', {
      body: { email: 'ada@example.com', password: 'analytical' },
      headers: { cookie: cookieIn(staff.headers) },
    })
    const headers = { cookie: cookieIn(both.headers) }
    expect((await t.try('GET /admin/auth', { headers })).status).toBe(200)
    expect((await t.try('GET /store/auth', { headers })).status).toBe(200)
    await t.call('DELETE /store/auth', { headers })
    expect((await t.try('GET /admin/auth', { headers })).status).toBe(200)
    expect((await t.try('GET /store/auth', { headers })).status).toBe(401)
  })
  it('is changed by its owner, who stays signed in while other sessions end', async () => {
    const here = await tokenFor(t, 'ada@example.com', 'analytical')
    const elsewhere = await tokenFor(t, 'ada@example.com', 'analytical')
    const body = {
      phone: '12345',
      metadata: { loyal: true },
      email: 'Countess@example.com',
      password: 'difference',
    }
    const { customer } = await t.call('POST /store/customers/me', { body, headers: here })
    expect(customer).toMatchObject({
      phone: '12345',
      email: 'countess@example.com',
      metadata: { loyal: true },
    })
    expect((await t.try('GET /store/customers/me', { headers: here })).status).toBe(200)
    expect((await t.try('GET /store/customers/me', { headers: elsewhere })).status).toBe(401)
    await tokenFor(t, 'countess@example.com', 'difference')
    const taken = await t.try('POST /store/customers/me', {
      body: { email: 'many@example.com' },
      headers: here,
    })
    expect(taken.status).toBe(422)
  })
  it('has no payment methods saved at a provider that saves none', async () => {
    const headers = await tokenFor(t, 'countess@example.com', 'difference')
    expect(await t.call('GET /store/customers/me/payment-methods', { headers })).toEqual({
      payment_methods: [],
    })
  })
  it('is nobody in the admin', async () => {
    const headers = await tokenFor(t, 'countess@example.com', 'difference')
    expect((await t.try('GET /admin/customers', { headers })).status).toBe(401)
  })
})

describeShop('an address book', (t) => {
  it('holds each address once, and only its owner reaches it', async () => {
    const mine = (await register(t)).as
    const theirs = (await register(t, { ...ada, email: 'eve@example.com' })).as
    const add = () =>
      t.call('POST /store/customers/me/addresses', { body: { address: street }, headers: mine })
    await add()
    const { customer } = await add()
    expect(customer.shipping_addresses).toMatchObject([{ country_code: 'gb', city: 'London' }])
    const params = { address_id: customer.shipping_addresses?.[0]?.id ?? '' }
    const change = (headers: Record<string, string>) =>
      t.try('POST /store/customers/me/addresses/:address_id', { params, body: { city: 'Leeds' }, headers })
    expect((await change(theirs)).status).toBe(400)
    expect((await change(mine)).body.customer.shipping_addresses).toMatchObject([{ city: 'Leeds' }])
    const bill = (headers: Record<string, string>) =>
      t.try('POST /store/customers/me', { body: { billing_address: params.address_id }, headers })
    expect((await bill(theirs)).status).toBe(404)
    expect((await bill(mine)).body.customer.billing_address).toMatchObject({ city: 'Leeds' })
    const remove = (headers: Record<string, string>) =>
      t.call('DELETE /store/customers/me/addresses/:address_id', { params, headers })
    await remove(theirs)
    expect(
      (await t.call('GET /store/customers/me', { headers: mine })).customer.shipping_addresses,
    ).toHaveLength(1)
    expect((await remove(mine)).customer.shipping_addresses).toEqual([])
    await remove(mine)
  })
  it('is kept by staff as by its owner', async () => {
    const { customer: known } = await t.call('POST /admin/customers', {
      body: { email: 'book@example.com', first_name: 'Ada', last_name: 'Byron', password: 'Analytical-1843' },
      headers: t.staff,
    })
    const { id } = known
    const add = { body: { address: street }, headers: t.staff }
    await t.call('POST /admin/customers/:id/addresses', { params: { id }, ...add })
    const { customer } = await t.call('POST /admin/customers/:id/addresses', { params: { id }, ...add })
    expect(customer.shipping_addresses).toMatchObject([{ country_code: 'gb', city: 'London' }])
    const params = { id, address_id: customer.shipping_addresses?.[0]?.id ?? '' }
    const change = { body: { city: 'Leeds' }, headers: t.staff }
    const changed = await t.call('POST /admin/customers/:id/addresses/:address_id', { params, ...change })
    expect(changed.customer.shipping_addresses).toMatchObject([{ city: 'Leeds' }])
    const elsewhere = { ...params, id: 'cus_none' }
    for (const refused of [
      await t.try('POST /admin/customers/:id/addresses', { params: { id: 'cus_none' }, ...add }),
      await t.try('POST /admin/customers/:id/addresses/:address_id', { params: elsewhere, ...change }),
    ])
      expect(refused.status).toBeGreaterThanOrEqual(400)
    const gone = { params, headers: t.staff }
    const emptied = await t.call('DELETE /admin/customers/:id/addresses/:address_id', gone)
    expect(emptied.customer.shipping_addresses).toEqual([])
  })

  it('keeps the billing address apart', async () => {
    const { as } = await register(t, { ...ada, email: 'bill@example.com' })
    const bill = (city: string) =>
      t.call('POST /store/customers/me', { body: { billing_address: { ...street, city } }, headers: as })
    const first = await bill('Hampton')
    const second = await bill('Langley')
    expect(second.customer.billing_address_id).toBe(first.customer.billing_address_id)
    expect(second.customer.billing_address).toMatchObject({ city: 'Langley', customer_id: null })
    expect(second.customer.shipping_addresses).toEqual([])
    const nowhere = { billing_address: { ...street, country_code: 'xx' } }
    expect((await t.try('POST /store/customers/me', { body: nowhere, headers: as })).status).toBe(404)
  })
})

describeShop('a forgotten password', (t) => {
  it('is reset once with the token from the mail, and ends every session', async () => {
    const { as } = await register(t)
    const ask = (email: string) => t.try('POST /store/customers/password-token', { body: { email } })
    expect((await ask('nobody@example.com')).status).toBe(204)
    expect((await ask(ada.email)).status).toBe(204)
    const first = (await lastEvent(t, 'customer.password_reset')).token ?? ''
    await ask(ada.email)
    const token = (await lastEvent(t, 'customer.password_reset')).token ?? ''
    const reset = (given: object) =>
      t.try('POST /store/customers/password-reset', {
        body: { email: ada.email, password: 'a new one', token, ...given },
      })
    expect((await reset({ token: first })).status).toBe(401)
    expect((await reset({ token: 'nonsense', password: 'x' })).status).toBe(401)
    expect((await reset({ email: 'nobody@example.com' })).status).toBe(401)
    expect((await reset({ password: 'short' })).status).toBe(400)
    const racing = await Promise.all([reset({}), reset({})])
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await t.try('GET /store/customers/me', { headers: as })).status).toBe(401)
    await tokenFor(t, ada.email, 'a new one')
  })
})

describeShop('guests', (t) => {
  it('are found again by e-mail, beside an account of the same e-mail', async () => {
    const guest = (email: string) => t.shop.transaction((tx) => findOrCreateGuest(tx, email))
    const [one, two] = await Promise.all([guest('Joan@example.com'), guest('joan@example.com')])
    expect(one.id).toBe(two.id)
    expect(one).toMatchObject({ email: 'joan@example.com', has_account: false })
    expect((await register(t, { ...ada, email: 'joan@example.com' })).status).toBe(200)
    const { customers } = await t.call('GET /admin/customers', { query: { q: 'joan' }, headers: t.staff })
    expect(customers.map(({ has_account }) => has_account).sort()).toEqual([false, true])
  })
})

describeShop('customers in the admin', (t) => {
  const body = { email: 'Ann@Example.com', password: 'pw', first_name: 'Ann', last_name: 'Lee' }
  const headers = () => t.staff
  it('are made with 201, once for each e-mail', async () => {
    const made = await t.try('POST /admin/customers', {
      body: { ...body, metadata: { vip: 1 } },
      headers: headers(),
    })
    expect([made.status, made.body.customer.email]).toEqual([201, 'ann@example.com'])
    expect((await t.try('POST /admin/customers', { body, headers: headers() })).status).toBe(422)
  })
  it('have no password that is too short, whoever sets it', async () => {
    const signIn = (email: string, password: string) =>
      t.try('POST /store/auth', { body: { email, password } })
    expect((await signIn('ann@example.com', 'pw')).status).toBe(401)
    await t.call('POST /store/customers/password-token', { body: { email: 'ann@example.com' } })
    const { token = '' } = await lastEvent(t, 'customer.password_reset')
    const chosen = { email: 'ann@example.com', token, password: 'a better one' }
    await t.call('POST /store/customers/password-reset', { body: chosen })
    expect((await signIn('ann@example.com', 'a better one')).status).toBe(200)
    const { customers } = await t.call('GET /admin/customers', { query: { q: 'ann' }, headers: headers() })
    const change = (password: string) =>
      t.try('POST /admin/customers/:id', {
        params: { id: customers[0]?.id },
        body: { password },
        headers: headers(),
      })
    for (const password of ['', 'a', '1234567', 'x'.repeat(513)])
      expect(await change(password)).toMatchObject({ status: 400, body: { type: 'invalid_data' } })
    const tooLong = { ...body, email: 'long@example.com', password: 'x'.repeat(513) }
    expect((await t.try('POST /admin/customers', { body: tooLong, headers: headers() })).status).toBe(400)
    expect((await signIn('ann@example.com', 'a better one')).status).toBe(200)
    expect((await change('12345678')).status).toBe(200)
    expect((await signIn('ann@example.com', '12345678')).status).toBe(200)
  })
  it('are changed, but for the e-mail of an account', async () => {
    const { customers } = await t.call('GET /admin/customers', { query: { q: 'ann' }, headers: headers() })
    const params = { id: customers[0]?.id ?? '' }
    const change = (given: object) =>
      t.try('POST /admin/customers/:id', { params, body: given, headers: headers() })
    const changed = await change({ first_name: 'Anna', metadata: { vip: '', since: 2020 } })
    expect(changed.body.customer).toMatchObject({ first_name: 'Anna', metadata: { since: 2020 }, orders: [] })
    expect((await change({ email: 'other@example.com' })).status).toBe(400)
    expect((await change({ groups: [{ id: 'cgrp_none' }] })).status).toBe(404)
  })
  it('are put into groups, and name them where they are listed by group', async () => {
    const { customer_group } = await t.call('POST /admin/customer-groups', {
      body: { name: 'VIP' },
      headers: headers(),
    })
    const params = { id: customer_group.id }
    expect(
      (await t.try('POST /admin/customer-groups', { body: { name: 'VIP' }, headers: headers() })).status,
    ).toBe(422)
    const { customers } = await t.call('GET /admin/customers', { query: { q: 'ann' }, headers: headers() })
    const id = customers[0]?.id ?? ''
    const batch = (ids: string[]) => ({
      params,
      body: { customer_ids: ids.map((one) => ({ id: one })) },
      headers: headers(),
    })
    await t.call('POST /admin/customer-groups/:id/customers/batch', batch([id, id]))
    const unknown = await t.try('POST /admin/customer-groups/:id/customers/batch', batch(['cus_none']))
    expect([unknown.status, unknown.body.message]).toEqual([404, expect.stringContaining('cus_none')])
    const inGroup = () => t.call('GET /admin/customer-groups/:id/customers', { params, headers: headers() })
    const told = { customers: [{ id, groups: [{ id: params.id, name: 'VIP' }] }], count: 1 }
    expect(await inGroup()).toMatchObject(told)
    const byGroup = await t.call('GET /admin/customers', {
      query: { groups: [params.id] },
      headers: headers(),
    })
    expect(byGroup).toMatchObject(told)
    await t.call('DELETE /admin/customer-groups/:id/customers/batch', batch([id, 'cus_none']))
    expect((await inGroup()).count).toBe(0)
    await t.call('POST /admin/customers/:id', {
      params: { id },
      body: { groups: [params] },
      headers: headers(),
    })
    const read = await t.call('GET /admin/customer-groups/:id', {
      params,
      query: { expand: 'customers' },
      headers: headers(),
    })
    expect(read.customer_group.customers).toMatchObject([{ id }])
    await t.call('DELETE /admin/customer-groups/:id', { params, headers: headers() })
    const renamed = await t.call('POST /admin/customer-groups', { body: { name: 'VIP' }, headers: headers() })
    expect(renamed.customer_group.id).not.toBe(params.id)
  })
})

describeShop('orders placed as a guest', (t) => {
  it('go to the account of whoever reads the inbox they were placed with', async () => {
    const { as, body } = await register(t)
    const { region_id, guest } = await t.shop.transaction(async (tx) => {
      const guest = await findOrCreateGuest(tx, 'old@example.com')
      const base = { region_id: 'reg_1', currency_code: 'eur', email: guest.email }
      await tx.insert(tx.t.order).values([
        { ...base, id: 'order_guest', display_id: 1, customer_id: guest.id },
        { ...base, id: 'order_other', display_id: 2, customer_id: body.customer.id },
      ])
      return { region_id: base.region_id, guest }
    })
    expect([region_id, guest.has_account]).toEqual(['reg_1', false])
    const order_ids = ['order_guest', 'order_other', 'order_none']
    const request = (headers: Record<string, string>) =>
      t.try('POST /store/orders/batch/customer/token', { body: { order_ids }, headers })
    expect((await request({})).status).toBe(401)
    expect((await request(as)).body).toBe('OK')
    const { token, old_email, orders } = await lastEvent(t, 'order-update-token.created')
    expect([old_email, orders]).toEqual(['old@example.com', ['order_guest']])
    const confirm = (given?: string) =>
      t.try('POST /store/orders/customer/confirm', { body: { token: given } })
    expect(await confirm('nonsense')).toMatchObject({ status: 400, body: { type: 'invalid_data' } })
    expect((await confirm(token)).body).toBe('OK')
    expect(await confirm(token)).toMatchObject({ status: 400, body: { type: 'invalid_data' } })
    const { order } = t.shop.db.t
    const rows = await t.shop.db.select().from(order)
    expect(rows.find(({ id }) => id === 'order_guest')).toMatchObject({
      customer_id: body.customer.id,
      email: 'ada@example.com',
    })
  })
  it('are meant, where none is named, when they were placed with the e-mail of the account', async () => {
    const { as, body } = await register(t, { ...ada, email: 'Mary@example.com' })
    await t.shop.transaction(async (tx) => {
      const mary = await findOrCreateGuest(tx, 'mary@example.com')
      const other = await findOrCreateGuest(tx, 'joe@example.com')
      const base = { region_id: 'reg_1', currency_code: 'eur' }
      await tx.insert(tx.t.order).values([
        { ...base, id: 'order_mary', display_id: 11, customer_id: mary.id, email: mary.email },
        { ...base, id: 'order_joe', display_id: 12, customer_id: other.id, email: other.email },
      ])
    })
    const ask = (asked: { own_email?: true }) =>
      t.try('POST /store/orders/batch/customer/token', { body: asked, headers: as })
    const request = () => ask({ own_email: true })
    expect((await ask({})).status).toBe(400)
    expect((await request()).body).toBe('OK')
    const asked = await lastEvent(t, 'order-update-token.created')
    expect(asked).toMatchObject({ old_email: 'mary@example.com', orders: ['order_mary'] })
    await t.call('POST /store/orders/customer/confirm', { body: { token: asked.token ?? '' } })
    const { orders } = await t.call('GET /store/customers/me/orders', { headers: as })
    expect(orders.map(({ id }: { id: string }) => id)).toEqual(['order_mary'])
    expect(orders[0]?.customer_id).toBe(body.customer.id)
    // Nothing is left to ask for: the answer is the same, and no mail goes out.
    expect((await request()).body).toBe('OK')
    expect(await lastEvent(t, 'order-update-token.created')).toEqual(asked)
  })
})
