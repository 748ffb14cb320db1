import type { Order, Region } from '@cartwright/contract'
import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { createProduct, europe, post, readyCart } from '../../testing/world'

describeShop('gift cards', (t) => {
  let region: Region
  beforeAll(async () => {
    region = await europe(t)
  })
  const create = async (body: object = {}) =>
    (
      await t.call('POST /admin/gift-cards', {
        headers: t.staff,
        body: { region_id: region.id, value: 5000, ...body },
      })
    ).gift_card

  it('are worth their value when made, with a drawn code and the rate of their region', async () => {
    const card = await create()
    expect(card).toMatchObject({ value: 5000, balance: 5000, tax_rate: 20 })
    expect(card.code).toMatch(/^([A-Z0-9]{4}-){3}[A-Z0-9]{4}$/)
  })

  it('tell the holder of the code their balance, and nothing else', async () => {
    const { code } = await create({ metadata: { from: 'Ada' } })
    const { gift_card } = await t.call('GET /store/gift-cards/:code', { params: { code } })
    expect(Object.keys(gift_card).sort()).toEqual(['balance', 'code', 'id', 'region', 'value'])
    expect((await t.try('GET /store/gift-cards/:code', { params: { code: 'nope' } })).status).toBe(404)
  })

  it.each([-1, 5001])('refuse a balance of %d', async (balance) => {
    const { id } = await create()
    const answer = await t.try('POST /admin/gift-cards/:id', {
      headers: t.staff,
      params: { id },
      body: { balance },
    })
    expect(answer.status).toBe(400)
  })

  it('are made when one is sold: one for each unit', async () => {
    const option = await post(t, region, { amount: 0 })
    const card = await createProduct(t, 'Card', { fifty: { eur: 5000 } }, { is_giftcard: true })
    const items = [{ variant_id: card.variant('fifty'), quantity: 2 }]
    const cart = await readyCart(t, { region, option, items })
    const { data } = await t.call('POST /store/carts/:id/complete', { params: { id: cart.id } })
    const { gift_cards } = await t.call('GET /admin/gift-cards', {
      headers: t.staff,
      query: { q: String((data as Order).display_id) },
    })
    const sold = gift_cards.filter((one) => one.order?.id === data.id)
    expect(sold).toHaveLength(2)
    for (const one of sold) expect(one).toMatchObject({ value: 5000, balance: 5000, tax_rate: 20 })
  })

  it('tell what was paid with them, newest first', async () => {
    const option = await post(t, region, { amount: 0 })
    const goods = await createProduct(t, 'Cup', { one: { eur: 1000 } })
    const card = await create()
    const paid: string[] = []
    for (const quantity of [1, 2]) {
      const items = [{ variant_id: goods.variant('one'), quantity }]
      const cart = await readyCart(t, { region, option, items })
      const params = { id: cart.id }
      await t.call('POST /store/carts/:id', { params, body: { gift_cards: [{ code: card.code }] } })
      await t.call('POST /store/carts/:id/payment-sessions', { params })
      const { data } = await t.call('POST /store/carts/:id/complete', { params })
      paid.push(data.id)
    }
    const read = { headers: t.staff, params: { id: card.id }, query: {} }
    const { transactions, count } = await t.call('GET /admin/gift-cards/:id/transactions', read)
    expect(count).toBe(2)
    expect(transactions.map(({ order_id }) => order_id)).toEqual(paid.toReversed())
    expect(transactions.map(({ order }) => order?.id)).toEqual(paid.toReversed())
    const { gift_card } = await t.call('GET /admin/gift-cards/:id', {
      headers: t.staff,
      params: read.params,
    })
    const spent = transactions.reduce((sum, { amount }) => sum + amount, 0)
    expect(spent).toBeGreaterThan(0)
    const other = { ...read, params: { id: (await create()).id } }
    expect((await t.call('GET /admin/gift-cards/:id/transactions', other)).count).toBe(0)
    expect(gift_card.balance).toBeLessThan(gift_card.value)
    const unknown = { ...read, params: { id: 'gift_none' } }
    expect((await t.try('GET /admin/gift-cards/:id/transactions', unknown)).status).toBe(404)
  })
})
