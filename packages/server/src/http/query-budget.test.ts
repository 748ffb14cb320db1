import type { CallName } from '@cartwright/contract'
import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../testing/test-shop'
import { adasAddress, createProduct, europe, post } from '../testing/world'

const many = 40
/**
 * Of the calls a purchase is made of none asks more than this, however long the cart, and none reads more often than
 * this, whatever discounts, taxes and price lists take part.
 */
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
  })

  /** The texts of what a call asks of the database. */
  async function listen(name: CallName, given: object) {
    const texts: string[] = []
    const stop = t.shop.engine.observe((text) => {
      if (!/^(begin|commit|savepoint|release)/i.test(text)) texts.push(text)
    })
    const { status, body } = await t.try(name, given)
    stop()
    expect([name, status, body.message]).toEqual([name, 200, undefined])
    return { body, texts }
  }

  /** The number of statements of each call, from the list of products to the order. */
  async function purchase(lines: number): Promise<Record<string, number>> {
    const counts: Record<string, number> = {}
    const ask = async (name: CallName, given: object) => {
      const { body, texts } = await listen(name, given)
      counts[name] = texts.length
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

  it('reads no more where discounts, taxes and price lists take part', async () => {
    const headers = t.staff
    const handled = variants.slice(0, 12)
    const products = (await t.call('GET /admin/products', { headers, query: { limit: 100 } })).products
    const ids = products.map(({ id }) => id)
    const rule = { value: 10, allocation: 'item' } as const
    const percentage = {
      ...rule,
      type: 'percentage' as const,
      conditions: [{ operator: 'in' as const, products: ids }],
    }
    const fixed = { ...rule, type: 'fixed' as const, allocation: 'total' as const, value: 500 }
    for (const [code, given] of Object.entries({ ten: percentage, five: fixed }))
      await t.call('POST /admin/discounts', { headers, body: { code, regions: [region.id], rule: given } })
    const { tax_rate } = await t.call('POST /admin/tax-rates', {
      headers,
      body: { region_id: region.id, code: 'less', name: 'Less', rate: 7 },
    })
    await t.call('POST /admin/tax-rates/:id/products/batch', {
      headers,
      params: { id: tax_rate.id },
      body: { products: ids },
    })
    await t.call('POST /admin/price-lists', {
      headers,
      body: {
        name: 'Sale',
        description: 'All of it',
        type: 'sale',
        prices: handled.map((variant_id) => ({ variant_id, currency_code: 'eur', amount: 80 })),
      },
    })
    // What staff changed just now is read once more, and then remembered.
    let most = Number.POSITIVE_INFINITY
    const reads = async (name: CallName, given: object) => {
      const { body, texts } = await listen(name, given)
      const count = texts.filter((text) => /^select/i.test(text) && !/for update$/i.test(text)).length
      expect([name, count, count <= most]).toEqual([name, count, true])
      return body
    }
    const buy = async () => {
      const { gift_card } = await t.call('POST /admin/gift-cards', {
        headers,
        body: { region_id: region.id, value: 300 },
      })
      const items = handled.slice(1).map((variant_id) => ({ variant_id, quantity: 2 }))
      const { cart } = await reads('POST /store/carts', { body: { region_id: region.id, items } })
      const params = { id: cart.id }
      const line = (at: number) => ({ ...params, line_id: cart.items[at].id })
      const change = (body: object) => reads('POST /store/carts/:id', { params, body })
      const address = adasAddress('de')
      await change({ email: 'ada@example.com', shipping_address: address, billing_address: address })
      await change({ discounts: [{ code: 'ten' }] })
      await change({ discounts: [{ code: 'five' }] })
      await change({ gift_cards: [{ code: gift_card.code }] })
      await change({ region_id: region.id })
      await reads('POST /store/carts/:id/line-items', {
        params,
        body: { variant_id: handled[0], quantity: 1 },
      })
      await reads('DELETE /store/carts/:id/line-items/:line_id', { params: line(1) })
      await reads('GET /store/shipping-options/:cart_id', { params: { cart_id: cart.id } })
      await reads('POST /store/carts/:id/shipping-methods', { params, body: { option_id: option.id } })
      await reads('POST /store/carts/:id/payment-sessions', { params })
      await reads('POST /store/carts/:id/line-items/:line_id', { params: line(0), body: { quantity: 1 } })
      await reads('DELETE /store/carts/:id/discounts/:code', { params: { ...params, code: 'five' } })
      await reads('POST /store/carts/:id/taxes', { params })
      await reads('POST /store/carts/:id/shipping-methods', { params, body: { option_id: option.id } })
      await reads('POST /store/carts/:id/payment-session', { params, body: { provider_id: 'manual' } })
      await reads('GET /store/carts/:id', { params })
      await reads('POST /store/carts/:id/complete', { params })
    }
    await buy()
    most = budget
    await buy()
  })
})
