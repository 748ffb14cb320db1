import { beforeAll, expect, it } from 'vitest'
import { openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'
import { figures } from './lean-orders'

describeShop('a search for orders', (t) => {
  let number: number
  const found = async (q: string) => {
    const { orders, count } = await t.call('GET /admin/orders', {
      query: { q, order: 'display_id' },
      headers: t.staff,
    })
    expect(count).toBe(orders.length)
    return orders.map(({ display_id }) => display_id - number)
  }
  beforeAll(async () => {
    const counter = await openCounter(t)
    const orders: { id: string }[] = []
    for (let at = 0; at < 3; at += 1)
      orders.push(await placeOrder(t, counter, at === 2 ? { large: 1 } : { small: 1 }))
    const id = orders[0]?.id ?? ''
    number = (await t.call('GET /admin/orders/:id', { params: { id }, headers: t.staff })).order.display_id
    await t.shop.transaction(async (tx) => {
      const { order, address, customer, product_variant: variant } = tx.t
      await tx.insert(address).values([
        { id: 'addr_weber', first_name: 'Bruno', last_name: 'Weber', country_code: 'de' },
        {
          id: 'addr_other',
          first_name: 'Zoë',
          last_name: 'Brunner',
          company: 'Kiln GmbH',
          country_code: 'de',
        },
      ])
      await tx
        .insert(customer)
        .values({ id: 'cus_lang', email: 'lang@example.com', first_name: 'Webster', last_name: 'Lang' })
      const [first, second, third] = orders.map(({ id }) => id)
      await tx.updateRows(
        order,
        { id: first },
        { shipping_address_id: 'addr_weber', email: 'bw@post.example' },
      )
      await tx.updateRows(
        order,
        { id: second },
        { shipping_address_id: 'addr_other', customer_id: 'cus_lang' },
      )
      await tx.updateRows(order, { id: third }, { shipping_address_id: null, email: 'nobody@post.example' })
      const large = counter.variants.large?.id ?? ''
      await tx.updateRows(variant, { id: large }, { sku: 'SHIRT-LARGE-7' })
    })
  })
  it.each([
    ['bruno weber', [0]],
    ['weber bruno', [0]],
    ['brun web', [0, 1]],
    ['Lang Brunner', [1]],
    ['kiln', [1]],
    ['post.example', [0, 2]],
    ['bw@', [0]],
    ['large-7', [2]],
    ['shirt-large weber', []],
    ['we b', [0, 1]],
    ['nobody else', []],
  ])('finds %s', async (q, orders) => expect(await found(q)).toEqual(orders))
  it('finds a number with and without its sign', async () => {
    expect(await found(`#${number}`)).toEqual([0])
    expect(await found(String(number))).toContain(0)
    expect(await found(`#${number} weber`)).toEqual([0])
  })
  it('finds the same where so many match that they are not named one by one', async () => {
    await t.shop.transaction(async (tx) => {
      const { order } = tx.t
      const [like] = await tx.select().from(order).limit(1)
      if (!like) throw new Error('There is no order')
      await tx.insertRows(
        order,
        Array.from({ length: 1100 }, (_, at) => ({
          ...like,
          id: `order_many_${at}`,
          cart_id: null,
          display_id: 50_000 + at,
          shipping_address_id: 'addr_weber',
        })),
      )
    })
    const { orders, count } = await t.call('GET /admin/orders', {
      query: { q: 'weber bruno', limit: 5 },
      headers: t.staff,
    })
    expect([orders.length, count]).toEqual([5, 1101])
  })
})

describeShop('a lean list of orders', (t) => {
  const fields =
    'id,display_id,created_at,email,payment_status,fulfillment_status,total,currency_code,items_count'
  const asked = async (query: object) => {
    const texts: string[] = []
    const stop = t.shop.engine.observe((text) => texts.push(text))
    const { orders } = await t.call('GET /admin/orders', { query, headers: t.staff })
    stop()
    return { orders, texts }
  }
  beforeAll(async () => {
    const counter = await openCounter(t)
    for (let at = 0; at < 3; at += 1) await placeOrder(t, counter, { small: 2, large: 1 })
  })
  it('holds what is named and nothing else, with the figures of a whole one', async () => {
    const { orders } = await asked({ fields, expand: 'customer' })
    const whole = (await asked({})).orders
    expect(Object.keys(orders[0] ?? {}).sort()).toEqual([...fields.split(','), 'customer'].sort())
    expect(orders.map(({ total }) => total)).toEqual(whole.map(({ total }) => total))
    expect(orders.map(({ items_count }) => items_count)).toEqual([3, 3, 3])
    expect(whole[0]).not.toHaveProperty('items_count')
  })
  it('asks nothing of taxes for a figure that is not made of them', async () => {
    const { orders, texts } = await asked({ fields: 'id,paid_total', expand: '' })
    expect(Object.keys(orders[0] ?? {}).sort()).toEqual(['created_at', 'id', 'paid_total'])
    expect(texts.filter((text) => /line_item|shipping_method|gift_card/.test(text))).toEqual([])
  })
  it('tells all figures when none is named, as v1 does', async () => {
    const { orders } = await asked({ fields: 'id,currency_code', expand: '' })
    expect(Object.keys(orders[0] ?? {}).sort()).toEqual(
      ['created_at', 'currency_code', 'id', ...figures].sort(),
    )
  })
  it('tells all figures where fields are only added', async () => {
    const { orders } = await asked({ fields: '+external_id' })
    expect(orders[0]).toMatchObject({ total: expect.any(Number), paid_total: expect.any(Number) })
  })
  it('holds only the named columns of a relation', async () => {
    const { orders } = await asked({ fields: 'id,total,customer.first_name', expand: '' })
    expect(Object.keys(orders[0]?.customer ?? {}).sort()).toEqual(['first_name', 'id'])
  })
})
