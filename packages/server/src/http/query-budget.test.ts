import type { CallName } from '@cartwright/contract'
import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../testing/test-shop'
import { adasAddress, createProduct, europe, post } from '../testing/world'

const many = 40
/** Of the calls a purchase is made of none asks more than this, however long the cart. */
const budget = 12
/**
 * But completing, which writes fifteen tables in two transactions around the question to the payment provider: each
 * table by one statement, however many lines there are.
 */
const ofCompleting = 28

describeShop('what a purchase asks of the database', (t) => {
  let region: Awaited<ReturnType<typeof europe>>
  let option: { id: string }
  let variants: string[]
  beforeAll(async () => {
    region = await europe(t)
    option = await post(t, region)
    variants = []
    for (let n = 0; n <= many; n++)
      variants.push((await createProduct(t, `Cup ${n}`, { one: { eur: 100 + n } })).variant('one'))
  }, 120_000)

  /** The number of statements of each call, from the list of products to the order. */
  async function purchase(lines: number): Promise<Record<string, number>> {
    const counts: Record<string, number> = {}
    const ask = async (name: CallName, given: object) => {
      let count = 0
      const stop = t.shop.engine.observe((text) => {
        if (!/^(begin|commit|savepoint|release)/i.test(text)) count += 1
      })
      const { status, body } = await t.try(name, given)
      stop()
      expect([name, status, body.message]).toEqual([name, 200, undefined])
      counts[name] = count
      return body
    }
    const items = variants.slice(0, lines).map((variant_id) => ({ variant_id, quantity: 1 }))
    // The first time also counts the products, which is then remembered.
    for (let n = 0; n < 2; n++)
      await ask('GET /store/products', { query: { region_id: region.id, limit: 12 + n } })
    await ask('GET /store/products', { query: { region_id: region.id, limit: 14 } })
    const { cart } = await ask('POST /store/carts', { body: { region_id: region.id, items } })
    const params = { id: cart.id }
    const address = adasAddress('de')
    await ask('POST /store/carts/:id/line-items', {
      params,
      body: { variant_id: variants[many], quantity: 1 },
    })
    await ask('POST /store/carts/:id/line-items/:line_id', {
      params: { ...params, line_id: cart.items[0].id },
      body: { quantity: 2 },
    })
    await ask('POST /store/carts/:id', { params, body: { email: 'ada@example.com' } })
    await ask('POST /store/carts/:id', {
      params,
      body: { shipping_address: address, billing_address: address },
    })
    await ask('GET /store/shipping-options/:cart_id', { params: { cart_id: cart.id } })
    await ask('POST /store/carts/:id/shipping-methods', { params, body: { option_id: option.id } })
    await ask('POST /store/carts/:id/payment-sessions', { params })
    await ask('POST /store/carts/:id/payment-session', { params, body: { provider_id: 'manual' } })
    await ask('GET /store/carts/:id', { params })
    await ask('POST /store/carts/:id/complete', { params })
    return counts
  }

  it('stays within its budget', async () => {
    const counts = await purchase(3)
    for (const [name, count] of Object.entries(counts))
      expect([name, count <= (name.endsWith('/complete') ? ofCompleting : budget)]).toEqual([name, true])
  })

  it('is the same for a long cart', async () => {
    // What lines say of their goods is remembered from here on.
    await purchase(many)
    const short = await purchase(3)
    const long = await purchase(many)
    expect(long).toEqual(short)
  })
})
