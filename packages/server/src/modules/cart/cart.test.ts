import type { Cart, Region } from '@cartwright/contract'
import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { adasAddress, america, europe, mug, post, shirt, type TestProduct } from '../../testing/world'

describeShop('a cart', (t) => {
  let eu: Region
  let us: Region
  let euPost: { id: string }
  let shirts: TestProduct
  let mugs: TestProduct

  beforeAll(async () => {
    eu = await europe(t)
    us = await america(t)
    euPost = await post(t, eu)
    shirts = await shirt(t)
    mugs = await mug(t, 5)
    await t.call('POST /admin/discounts', {
      headers: t.staff,
      body: { code: 'ten', regions: [eu.id], rule: { type: 'percentage', value: 10, allocation: 'total' } },
    })
    await t.call('POST /admin/discounts', {
      headers: t.staff,
      body: {
        code: 'free',
        regions: [eu.id],
        rule: { type: 'free_shipping', value: 0, allocation: 'total' },
      },
    })
  })

  const small = () => shirts.variant('small')
  const create = async (body: object = {}): Promise<Cart> =>
    (await t.call('POST /store/carts', { body: { region_id: eu.id, ...body } })).cart
  const add = (id: string, variant_id: string, quantity = 1, metadata?: object) =>
    t.call('POST /store/carts/:id/line-items', {
      params: { id },
      body: { variant_id, quantity, ...(metadata ? { metadata: { ...metadata } } : {}) },
    })
  const change = (id: string, body: object) => t.call('POST /store/carts/:id', { params: { id }, body })
  const refused = (name: Parameters<typeof t.try>[0], params: object, body?: object) =>
    t.try(name, { params, body })

  it('of a guest says that it has no customer', async () => {
    const cart = await create()
    const { cart: longer } = await add(cart.id, small())
    const { cart: read } = await t.call('GET /store/carts/:id', { params: { id: cart.id } })
    expect([cart, longer, read].map(({ customer }) => customer)).toEqual([null, null, null])
  })

  it('keeps a word of its buyer for the order, and nothing else of the metadata', async () => {
    const { id } = await create()
    const { cart } = await change(id, { customer_note: ' Ring twice ' })
    expect(cart.metadata).toEqual({ customer_note: 'Ring twice' })
    expect((await change(id, { email: 'ada@example.com' })).cart.metadata).toEqual(cart.metadata)
    expect((await refused('POST /store/carts/:id', { id }, { customer_note: 'x'.repeat(501) })).status).toBe(
      400,
    )
    expect((await refused('POST /store/carts/:id', { id }, { metadata: { paid: true } })).status).toBe(400)
    expect((await change(id, { customer_note: '' })).cart.metadata).toEqual({})
  })

  it('takes the country of a region that has only one', async () => {
    expect((await create({ region_id: us.id })).shipping_address).toMatchObject({ country_code: 'us' })
    expect((await create()).shipping_address).toBeNull()
  })

  it('refuses a country outside its region', async () => {
    const { status, body } = await refused('POST /store/carts', {}, { region_id: eu.id, country_code: 'us' })
    expect([status, body.type]).toEqual([400, 'not_allowed'])
  })

  it('joins the line that already holds the variant, unless the metadata differ', async () => {
    const { id } = await create()
    await add(id, small(), 1)
    expect((await add(id, small(), 2)).cart.items).toMatchObject([{ quantity: 3, unit_price: 1800 }])
    expect((await add(id, small(), 1, { gift: true })).cart.items).toHaveLength(2)
  })

  it('refuses more than there is, in all lines together', async () => {
    const { id } = await create()
    await add(id, mugs.variant('one'), 3)
    const { status, body } = await refused(
      'POST /store/carts/:id/line-items',
      { id },
      { variant_id: mugs.variant('one'), quantity: 3, metadata: { engraved: 'Ada' } },
    )
    expect([status, body.code]).toEqual([400, 'insufficient_inventory'])
    expect((await t.call('GET /store/carts/:id', { params: { id } })).cart.items).toHaveLength(1)
  })

  it.each([0, -1, 1.5])('refuses a quantity of %d', async (quantity) => {
    const { id } = await create()
    const answer = await refused(
      'POST /store/carts/:id/line-items',
      { id },
      { variant_id: small(), quantity },
    )
    expect(answer.status).toBe(400)
  })

  it('loses its shipping when lines change, and a line of quantity 0', async () => {
    const { id } = await create()
    const { cart } = await add(id, small())
    const params = { id }
    const shipped = await t.call('POST /store/carts/:id/shipping-methods', {
      params,
      body: { option_id: euPost.id },
    })
    expect(shipped.cart).toMatchObject({ shipping_total: 500, items: [{ has_shipping: true }] })
    const change = (quantity: number) =>
      t.try('POST /store/carts/:id/line-items/:line_id', {
        params: { id, line_id: cart.items?.[0]?.id },
        body: { quantity },
      })
    for (const _ of ['once', 'again without a word'])
      expect((await change(0)).body.cart).toMatchObject({ items: [], shipping_methods: [], total: 0 })
    expect(await change(1)).toMatchObject({ status: 400, body: { type: 'invalid_data' } })
  })

  it('offers the options of its products in its region, with tax', async () => {
    const { id } = await create()
    await add(id, small())
    const { shipping_options } = await t.call('GET /store/shipping-options/:cart_id', {
      params: { cart_id: id },
    })
    expect(shipping_options).toMatchObject([
      { id: euPost.id, amount: 500, tax_amount: 100, price_incl_tax: 600 },
    ])
  })

  it('is discounted by the first amount, ships free, and keeps neither when the list is empty', async () => {
    const { id } = await create()
    await add(id, small(), 2)
    await t.call('POST /store/carts/:id/shipping-methods', { params: { id }, body: { option_id: euPost.id } })
    const both = await change(id, { discounts: [{ code: 'ten' }, { code: 'FREE' }] })
    expect(both.cart).toMatchObject({ discount_total: 360, shipping_total: 0, tax_total: 648, total: 3888 })
    expect(both.cart.shipping_methods).toMatchObject([{ price: 0 }])
    const none = await change(id, { discounts: [] })
    expect(none.cart).toMatchObject({ discount_total: 0, shipping_total: 500 })
    expect(none.cart.shipping_methods).toMatchObject([{ price: 500 }])
  })

  it('refuses a code that does not exist, and applies none of the others', async () => {
    const { id } = await create()
    const codes = { discounts: [{ code: 'ten' }, { code: 'nothing' }] }
    expect((await refused('POST /store/carts/:id', { id }, codes)).status).toBe(404)
    expect((await t.call('GET /store/carts/:id', { params: { id } })).cart.discounts).toEqual([])
  })

  it('moves to another region with new prices, without what belonged to the old one', async () => {
    const { id } = await create()
    await add(id, small())
    await change(id, {
      email: 'ada@example.com',
      shipping_address: adasAddress('de'),
      discounts: [{ code: 'ten' }],
    })
    await t.call('POST /store/carts/:id/payment-sessions', { params: { id } })
    const { cart } = await change(id, { region_id: us.id })
    expect(cart).toMatchObject({
      items: [{ unit_price: 2000, adjustments: [] }],
      discounts: [],
      payment_sessions: [],
      shipping_address: { country_code: 'us', city: 'London' },
    })
  })

  it('merges address parts, and refuses a shipping country outside the region', async () => {
    const { id } = await create()
    await change(id, { shipping_address: adasAddress('de') })
    const { cart } = await change(id, { shipping_address: { city: 'Berlin' } })
    expect(cart.shipping_address).toMatchObject({ city: 'Berlin', first_name: 'Ada', country_code: 'de' })
    const answer = await refused(
      'POST /store/carts/:id',
      { id },
      { shipping_address: { country_code: 'us' } },
    )
    expect([answer.status, answer.body.type]).toEqual([400, 'invalid_data'])
  })

  it("refuses somebody else's stored address", async () => {
    const { cart } = await change((await create()).id, { shipping_address: adasAddress('de') })
    const { id } = await create()
    const stolen = { shipping_address: cart.shipping_address_id }
    expect((await refused('POST /store/carts/:id', { id }, stolen)).status).toBe(404)
  })

  it('refuses a gift card that is unknown, disabled, expired or of another region', async () => {
    const { id } = await create()
    const card = async (body: object) =>
      (
        await t.call('POST /admin/gift-cards', {
          headers: t.staff,
          body: { region_id: eu.id, value: 1000, ...body },
        })
      ).gift_card.code
    const codes = [
      ['NOPE-NOPE-NOPE-NOPE', 404],
      [await card({ is_disabled: true }), 400],
      [await card({ ends_at: '2020-01-01T00:00:00.000Z' }), 400],
      [await card({ region_id: us.id }), 400],
    ] as const
    for (const [code, status] of codes)
      expect((await refused('POST /store/carts/:id', { id }, { gift_cards: [{ code }] })).status).toBe(status)
  })

  it("does not exist for another account when it is an account's", async () => {
    const register = async (email: string) => {
      const body = { email, password: 'correct-horse', first_name: 'A', last_name: 'B' }
      await t.call('POST /store/customers', { body })
      const { access_token } = await t.call('POST /store/auth/token', {
        body: { email, password: 'correct-horse' },
      })
      return { authorization: `Bearer ${access_token}` }
    }
    const ada = await register('ada.s.account@example.com')
    const eve = await register('eve.s.account@example.com')
    const { cart } = await t.call('POST /store/carts', { body: { region_id: eu.id }, headers: ada })
    const seen = (headers: Record<string, string>) =>
      t.try('GET /store/carts/:id', { params: { id: cart.id }, headers })
    expect((await seen(ada)).status).toBe(200)
    expect((await seen(eve)).status).toBe(404)
    const guest = await create()
    const joined = await t.call('GET /store/carts/:id', { params: { id: guest.id }, headers: eve })
    expect(joined.cart.customer_id).not.toBeNull()
    expect((await t.try('GET /store/carts/:id', { params: { id: guest.id }, headers: ada })).status).toBe(404)
  })

  it('answers only what fields and expand ask for, and its totals', async () => {
    const { id } = await create()
    await add(id, small())
    const { cart } = await t.call('GET /store/carts/:id', {
      params: { id },
      query: { fields: 'id,email,total', expand: 'items' },
    })
    expect(cart).toMatchObject({ id, total: 2160, items: [{ subtotal: 1800 }] })
    expect(cart).not.toHaveProperty('region')
  })
})
