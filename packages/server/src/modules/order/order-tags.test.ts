import { beforeAll, expect, it } from 'vitest'
import { type Counter, openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'

describeShop('tags of orders', (t) => {
  let counter: Counter
  beforeAll(async () => {
    counter = await openCounter(t)
  })
  const change = (id: string, body: object) =>
    t.try('POST /admin/orders/:id', { params: { id }, body, headers: t.staff })
  const tagsOf = async (id: string) => {
    const { order } = await t.call('GET /admin/orders/:id', { params: { id }, headers: t.staff })
    return order.tags?.map(({ value }) => value).sort()
  }
  const found = async (tags: string[]) => {
    const page = await t.call('GET /admin/orders', { query: { tags }, headers: t.staff })
    expect(page.count).toBe(page.orders.length)
    return page.orders.map(({ id }) => id).sort()
  }

  it('are set as a whole, once each, and counted by value', async () => {
    const one = await placeOrder(t, counter, { small: 1 })
    const other = await placeOrder(t, counter, { small: 1 })
    expect(await tagsOf(one.id)).toEqual([])
    await change(one.id, { tags: ['gift', ' press ', 'gift'] })
    await change(other.id, { tags: ['gift'] })
    expect(await tagsOf(one.id)).toEqual(['gift', 'press'])
    expect(await found(['gift'])).toEqual([one.id, other.id].sort())
    expect(await found(['press'])).toEqual([one.id])
    expect(await found(['press', 'nobody'])).toEqual([one.id])
    const tags = (q?: string) => t.call('GET /admin/order-tags', { query: { q }, headers: t.staff })
    expect(await tags()).toMatchObject({
      order_tags: [
        { value: 'gift', count: 2 },
        { value: 'press', count: 1 },
      ],
      count: 2,
    })
    expect((await tags('pre')).order_tags).toEqual([{ value: 'press', count: 1 }])
    await change(one.id, { tags: ['press', 'late'] })
    expect(await tagsOf(one.id)).toEqual(['late', 'press'])
    expect(await found(['gift'])).toEqual([other.id])
  })

  it('stay as they are when something else is changed', async () => {
    const { id } = await placeOrder(t, counter, { small: 1 })
    await change(id, { tags: ['kept'] })
    await change(id, { email: 'other@example.com', metadata: { slot: 'morning' } })
    expect(await tagsOf(id)).toEqual(['kept'])
    const { order } = await t.call('GET /admin/orders/:id', { params: { id }, headers: t.staff })
    expect(order).toMatchObject({ email: 'other@example.com', metadata: { slot: 'morning' } })
  })

  it('can be set on an order that is canceled, whose particulars cannot', async () => {
    const { id } = await placeOrder(t, counter, { small: 1 })
    await t.call('POST /admin/orders/:id/cancel', { params: { id }, headers: t.staff })
    expect((await change(id, { tags: ['fraud'], metadata: { seen: 'yes' } })).status).toBe(200)
    expect(await tagsOf(id)).toEqual(['fraud'])
    expect((await change(id, { email: 'x@example.com' })).status).not.toBe(200)
  })

  it('are words, not nothing', async () => {
    const { id } = await placeOrder(t, counter, { small: 1 })
    const refused = await change(id, { tags: ['  '] })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('tags')
  })
})

describeShop('what is corrected on an order', (t) => {
  let counter: Counter
  beforeAll(async () => {
    counter = await openCounter(t)
  })
  it('stands in its timeline with whoever did it, and moves it to another customer', async () => {
    const { id } = await placeOrder(t, counter, { small: 1 })
    const { order } = await t.call('GET /admin/orders/:id', { params: { id }, headers: t.staff })
    const { customer } = await t.call('POST /admin/customers', {
      body: { email: 'bo@example.com', first_name: 'Bo', last_name: 'Lind', password: 'a-long-secret-1' },
      headers: t.staff,
    })
    const change = (body: object) =>
      t.call('POST /admin/orders/:id', { params: { id }, body, headers: t.staff })
    await change({ customer_id: customer.id })
    // The same again changes nothing, and so is not told.
    await change({ customer_id: customer.id })
    await change({ email: 'new@example.com' })
    await change({ shipping_address: { city: 'Graz' } })
    const { timeline } = await t.call('GET /admin/orders/:id/timeline', { params: { id }, headers: t.staff })
    const told = timeline.filter(({ kind }) => kind.endsWith('_changed'))
    expect(told.map(({ kind }) => kind).sort()).toEqual([
      'customer_changed',
      'email_changed',
      'shipping_address_changed',
    ])
    expect(told.find(({ kind }) => kind === 'customer_changed')).toMatchObject({
      actor: { type: 'api_token' },
      from: { id: order.customer_id },
      to: { id: customer.id, first_name: 'Bo' },
    })
    const theirs = await t.call('GET /admin/orders', {
      query: { customer_id: customer.id },
      headers: t.staff,
    })
    expect(theirs.orders.map((one) => one.id)).toEqual([id])
  })
})
