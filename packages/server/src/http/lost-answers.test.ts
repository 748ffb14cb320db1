import { describe, expect, it } from 'vitest'
import { type FaultyShop, hasPostgresServer, openFaultyShop } from '../testing/faulty-database'
import type { Fate } from '../testing/tcp-proxy'
import { testPaymentProvider } from '../testing/test-payment-provider'
import type { TestShop } from '../testing/test-shop'
import { europe, mug, post, readyCart } from '../testing/world'

/** Loses the connection at the nth COMMIT from now on: before it arrives, or after it was obeyed. */
function loseCommit({ network }: FaultyShop, nth: number, fate: Fate) {
  let seen = 0
  network.fateOf((chunk) => {
    if (!chunk.includes('COMMIT')) return 'pass'
    seen += 1
    return seen === nth ? fate : 'pass'
  })
}

const make = (t: TestShop, key: string) =>
  t.try('POST /admin/customer-groups', {
    body: { name: key },
    headers: { ...t.staff, 'idempotency-key': key },
  })
const groups = async (t: TestShop) =>
  (await t.call('GET /admin/customer-groups', { headers: t.staff })).customer_groups.map(({ name }) => name)

// A POST with a key makes three transactions: it takes the key, does its work, and keeps its answer.
describe.skipIf(!hasPostgresServer())('a POST with a key whose connection is lost while it commits', () => {
  const ready = async () => {
    const shop = await openFaultyShop()
    // The first use of a token is noted, by a transaction of its own.
    await groups(shop.t)
    return shop
  }

  it.each(['cut', 'cut the answer'] as const)(
    'may be repeated when its key was being taken: %s',
    async (fate) => {
      const shop = await ready()
      loseCommit(shop, 1, fate)
      expect(await make(shop.t, 'friends')).toMatchObject({ status: 503, body: { code: 'outcome_unknown' } })
      await expect.poll(async () => (await make(shop.t, 'friends')).status, { timeout: 60_000 }).toBe(200)
      expect(await groups(shop.t)).toEqual(['friends'])
    },
  )

  it('is done by its repetition when its work was not kept', async () => {
    const shop = await ready()
    loseCommit(shop, 2, 'cut')
    expect(await make(shop.t, 'friends')).toMatchObject({ status: 503, body: { code: 'outcome_unknown' } })
    expect((await make(shop.t, 'friends')).status).toBe(200)
    expect(await groups(shop.t)).toEqual(['friends'])
  })

  it('is not done again when its work was kept, and its repetition is told so', async () => {
    const shop = await ready()
    loseCommit(shop, 2, 'cut the answer')
    expect(await make(shop.t, 'friends')).toMatchObject({ status: 503, body: { code: 'outcome_unknown' } })
    expect(await make(shop.t, 'friends')).toMatchObject({
      status: 409,
      body: { code: 'idempotency_answer_lost' },
    })
    expect(await groups(shop.t)).toEqual(['friends'])
  })

  it.each(['cut', 'cut the answer'] as const)(
    'answers what was done when only keeping the answer fails: %s',
    async (fate) => {
      const shop = await ready()
      loseCommit(shop, 3, fate)
      const first = await make(shop.t, 'friends')
      expect(first.status).toBe(200)
      await expect
        .poll(async () => (await make(shop.t, 'friends')).body, { timeout: 60_000 })
        .toEqual(first.body)
      expect(await groups(shop.t)).toEqual(['friends'])
    },
  )
})

describe.skipIf(!hasPostgresServer())(
  'completing a cart whose connection is lost while the order commits',
  () => {
    const ready = async () => {
      const payment = testPaymentProvider('manual')
      const shop = await openFaultyShop({ payment: [payment] })
      const region = await europe(shop.t)
      const option = await post(shop.t, region)
      const items = [{ variant_id: (await mug(shop.t)).variant('one'), quantity: 1 }]
      const cart = await readyCart(shop.t, { region, option, items })
      payment.asked = []
      return { shop, payment, complete: () => shop.t.try('POST /store/carts/:id/complete', { params: cart }) }
    }
    const orders = async ({ t }: FaultyShop) =>
      (await t.call('GET /admin/orders', { headers: t.staff })).orders

    it('answers its order when asked again, and keeps the money of one that was made', async () => {
      const { shop, payment, complete } = await ready()
      loseCommit(shop, 2, 'cut the answer')
      expect((await complete()).status).toBe(503)
      const again = await complete()
      expect(again).toMatchObject({ status: 200, body: { type: 'order' } })
      expect((await orders(shop)).map(({ id }) => id)).toEqual([again.body.data.id])
      expect(payment.held.size).toBe(1)
      expect(payment.asked.map(({ call }) => call)).not.toContain('cancel')
    })

    it('gives the money back and makes the order when asked again, where none was made', async () => {
      const { shop, payment, complete } = await ready()
      loseCommit(shop, 2, 'cut')
      expect((await complete()).status).toBe(503)
      await expect.poll(async () => (await complete()).body.type, { timeout: 60_000 }).toBe('order')
      expect(await orders(shop)).toHaveLength(1)
      expect(payment.held.size).toBe(1)
    })
  },
)
