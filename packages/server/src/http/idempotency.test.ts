import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createUser } from '../modules/user/create-user'
import { describeShop, type TestShop } from '../testing/test-shop'
import { europe, post, readyCart, shirt } from '../testing/world'

/** As a server leaves a key that is killed after the work of a request and before its answer is kept. */
const cutOff = (t: TestShop, key: string) =>
  t.shop.transaction((tx) => {
    const { idempotency_key: keys } = tx.t
    const locked_at = new Date(Date.now() - 61_000).toISOString()
    return tx
      .update(keys)
      .set({ recovery_point: 'written', locked_at, response_code: null, response_body: null })
      .where(eq(keys.idempotency_key, key))
  })

describeShop('a request with an idempotency key whose answer was lost', (t) => {
  it('is not done twice', async () => {
    const headers = { ...t.staff, 'idempotency-key': 'once-only' }
    const ask = () => t.try('POST /admin/customer-groups', { body: { name: `Friends` }, headers })
    const first = await ask()
    expect([first.status, first.headers.has('idempotent-replayed')]).toEqual([200, false])
    const second = await ask()
    expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
    expect(second.body).toEqual(first.body)
    const [row] = await t.shop.db
      .select()
      .from(t.shop.db.t.idempotency_key)
      .where(eq(t.shop.db.t.idempotency_key.idempotency_key, 'once-only'))
    expect(row?.recovery_point).toBe('finished')
    await cutOff(t, 'once-only')
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'idempotency_answer_lost' } })
    const { customer_groups } = await t.call('GET /admin/customer-groups', { headers: t.staff })
    expect(customer_groups).toHaveLength(1)
  })

  it('answers with the order where a cart was completed', async () => {
    const region = await europe(t)
    const option = await post(t, region)
    const items = [{ variant_id: (await shirt(t)).variant('small'), quantity: 1 }]
    const cart = await readyCart(t, { region, option, items })
    const headers = { 'idempotency-key': 'buy' }
    const ask = () => t.try('POST /store/carts/:id/complete', { params: { id: cart.id }, headers })
    const first = await ask()
    expect(first).toMatchObject({ status: 200, body: { type: 'order' } })
    await cutOff(t, 'buy')
    expect(await ask()).toMatchObject({
      status: 200,
      body: { type: 'order', data: { id: first.body.data.id } },
    })
  })
})

describeShop('the idempotency key of a guest', (t) => {
  const from = async (
    ip: string,
    path: string,
    key: string,
    more: { body?: object; cookie?: string } = {},
  ) => {
    const request = new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(more.cookie ? { cookie: more.cookie } : {}),
      },
      body: JSON.stringify(more.body ?? {}),
    })
    Object.defineProperty(request, 'ip', { value: ip })
    const response = await t.app.fetch(request)
    return {
      status: response.status,
      body: (await response.json()) as { cart?: { id: string }; code?: string },
    }
  }

  it("opens nobody else's cart, and still answers a retry from the same address", async () => {
    await europe(t)
    const first = await from('203.0.113.1', '/store/carts', 'cart')
    expect(first.status).toBe(200)
    expect(await from('203.0.113.1', '/store/carts', 'cart')).toEqual(first)
    expect(await from('203.0.113.2', '/store/carts', 'cart')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    })
    expect(await t.shop.db.$count(t.shop.db.t.cart)).toBe(1)
  })
  it('goes with the browser before the address', async () => {
    const signIn = async () => {
      const body = { email: 'max@example.com', password: 'correct-horse-battery' }
      const { headers } = await t.try('POST /admin/auth', { body })
      return headers.get('set-cookie')?.split(';')[0] ?? ''
    }
    await createUser(t.shop, { email: 'max@example.com', password: 'correct-horse-battery', role: 'admin' })
    const [one, two] = [await signIn(), await signIn()]
    const first = await from('203.0.113.1', '/store/carts', 'mine', { cookie: one })
    expect(await from('203.0.113.7', '/store/carts', 'mine', { cookie: one })).toEqual(first)
    expect((await from('203.0.113.1', '/store/carts', 'mine', { cookie: two })).status).toBe(422)
  })
  it('is known by the cart it is about, from wherever it is tried again', async () => {
    const { cart } = await t.call('POST /store/carts', { body: {} })
    const variant_id = (await shirt(t)).variant('small')
    const add = (ip: string, id: string) =>
      from(ip, `/store/carts/${id}/line-items`, 'add', { body: { variant_id, quantity: 1 } })
    const first = await add('203.0.113.1', cart.id)
    expect(first.status).toBe(200)
    expect(await add('203.0.113.2', cart.id)).toEqual(first)
    const other = await t.call('POST /store/carts', { body: {} })
    expect((await add('203.0.113.1', other.cart.id)).status).toBe(422)
  })
})
