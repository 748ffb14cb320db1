import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
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
