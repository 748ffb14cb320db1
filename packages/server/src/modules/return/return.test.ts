import { beforeAll, expect, it } from 'vitest'
import { type Counter, openCounter, type PlacedOrder, placeOrder, stockAt } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'

describeShop('a return', (t) => {
  let counter: Counter
  beforeAll(async () => {
    counter = await openCounter(t)
  })
  const post = (name: string, params: object, body?: object) =>
    t.try(`POST ${name}` as never, { params, body, headers: name.startsWith('/admin') ? t.staff : {} })
  const pack = (order: PlacedOrder, quantities: Record<string, number>) =>
    post(
      '/admin/orders/:id/fulfillment',
      { id: order.id },
      {
        items: Object.entries(quantities).map(([title, quantity]) => ({
          item_id: order.lines[title],
          quantity,
        })),
        location_id: counter.location_id,
      },
    )
  const sent = async (quantities: Record<string, number> = { small: 2, large: 1 }) => {
    const order = await placeOrder(t, counter, quantities, { captured: true })
    await pack(order, quantities)
    return order
  }
  const ask = (order: PlacedOrder, quantities: Record<string, number>, more: object = {}) =>
    post(
      '/admin/orders/:id/return',
      { id: order.id },
      {
        items: Object.entries(quantities).map(([title, quantity]) => ({
          item_id: order.lines[title] ?? title,
          quantity,
        })),
        ...more,
      },
    )
  const receive = (id: string, order: PlacedOrder, quantities: Record<string, number>, more: object = {}) =>
    post(
      '/admin/returns/:id/receive',
      { id },
      {
        items: Object.entries(quantities).map(([title, quantity]) => ({
          item_id: order.lines[title],
          quantity,
        })),
        ...more,
      },
    )

  it('is found by what it waits for', async () => {
    const order = await sent()
    const first = (await ask(order, { small: 1 })).body.order.returns[0].id
    await post('/admin/returns/:id/cancel', { id: first })
    const second = (await ask(order, { large: 1 })).body.order.returns.at(-1).id
    const found = async (query: object) =>
      (await t.call('GET /admin/returns', { query, headers: t.staff })).returns
        .filter(({ order_id }) => order_id === order.id)
        .map(({ id }) => id)
    expect(await found({ status: ['requested'] })).not.toContain(first)
    expect(await found({ status: ['canceled'] })).toContain(first)
    expect((await found({ order: 'created_at', limit: 100 })).toReversed()).toEqual(
      await found({ limit: 100 }),
    )
    expect(await found({})).toContain(second)
  })
  it('promises what the lines are worth, less its shipping with tax', async () => {
    const order = await sent()
    const { body } = await ask(
      order,
      { small: 2 },
      {
        return_shipping: { option_id: counter.return_option_id, price: 300 },
      },
    )
    expect(body.order.returns).toMatchObject([
      {
        status: 'requested',
        refund_amount: 2400 - 360,
        shipping_data: {},
        items: [{ item_id: order.lines.small, quantity: 2, requested_quantity: 2, received_quantity: null }],
        shipping_method: { price: 300, tax_lines: [{ rate: 20 }] },
      },
    ])
  })

  it('received whole refunds it, restocks and moves the order on, once', async () => {
    const before = await stockAt(t, counter, 'small')
    const order = await sent({ small: 2 })
    const asked = await ask(order, { small: 2 })
    const { id } = asked.body.order.returns[0]
    const got = await receive(id, order, { small: 2 }, { location_id: counter.location_id })
    expect(got.body.return).toMatchObject({
      status: 'received',
      refund_amount: 2400,
      items: [{ is_requested: true, received_quantity: 2 }],
    })
    const { order: after } = await t.call('GET /admin/orders/:id', {
      params: { id: order.id },
      headers: t.staff,
    })
    expect(after).toMatchObject({
      fulfillment_status: 'returned',
      payment_status: 'captured',
      refunded_total: 2400,
      refunds: [{ amount: 2400, reason: 'return' }],
      items: [{ returned_quantity: 2, quantity: 2, refundable: 0 }],
    })
    expect(await stockAt(t, counter, 'small')).toEqual(before)
    expect((await receive(id, order, { small: 2 })).body.type).toBe('not_allowed')
    expect((await post('/admin/returns/:id/cancel', { id })).body.type).toBe('not_allowed')
  })

  it('received short refunds no more than what came, unless staff say so', async () => {
    const order = await sent({ small: 2 })
    const { id } = (await ask(order, { small: 2 })).body.order.returns[0]
    expect((await receive(id, order, { small: 1 })).body.return).toMatchObject({
      refund_amount: 1200,
      items: [{ is_requested: false, quantity: 1, requested_quantity: 2, received_quantity: 1 }],
    })
    const other = await sent({ small: 2 })
    const second = (await ask(other, { small: 2 })).body.order.returns[0]
    expect((await receive(second.id, other, { small: 1 }, { refund: 2000 })).body.return.refund_amount).toBe(
      2000,
    )
  })

  it('counts as back what is broken, and leaves it out of the stock', async () => {
    const order = await sent({ small: 2, large: 1 })
    const before = [await stockAt(t, counter, 'small'), await stockAt(t, counter, 'large')]
    const { id } = (await ask(order, { small: 2, large: 1 })).body.order.returns[0]
    const { body } = await post(
      '/admin/returns/:id/receive',
      { id },
      {
        items: [
          { item_id: order.lines.small, quantity: 2 },
          { item_id: order.lines.large, quantity: 1, restock: false },
        ],
        location_id: counter.location_id,
      },
    )
    expect(body.return).toMatchObject({ status: 'received', refund_amount: 2400 + 3000 })
    const [small, large] = before
    expect(await stockAt(t, counter, 'small')).toEqual({ ...small, stocked: (small?.stocked ?? 0) + 2 })
    expect(await stockAt(t, counter, 'large')).toEqual(large)
    const { order: after } = await t.call('GET /admin/orders/:id', {
      params: { id: order.id },
      headers: t.staff,
    })
    expect(after).toMatchObject({
      fulfillment_status: 'returned',
      items: expect.arrayContaining([
        expect.objectContaining({ description: 'large', returned_quantity: 1 }),
      ]),
    })
  })

  it('of more than was paid leaves the order to staff', async () => {
    const order = await sent({ small: 1 })
    const { id } = (await ask(order, { small: 1 })).body.order.returns[0]
    await receive(id, order, { small: 1 }, { refund: 999_999 })
    const { order: after } = await t.call('GET /admin/orders/:id', {
      params: { id: order.id },
      headers: t.staff,
    })
    expect(after).toMatchObject({ fulfillment_status: 'requires_action', refunded_total: 0 })
  })

  it.each([
    ['nothing', {}, {}, 'invalid_data'],
    ['lines of nobody', { item_none: 1 }, {}, 'invalid_data'],
    ['none of a line', { small: 0 }, {}, 'invalid_data'],
    ['more than was sold', { small: 3 }, {}, 'not_allowed'],
    ['more money than was paid', { small: 1 }, { refund: 100_000 }, 'invalid_data'],
  ])('of %s is refused', async (_, quantities, more, type) => {
    expect((await ask(await sent(), quantities, more)).body).toMatchObject({ type })
  })

  it('takes a reason that is not a group of reasons', async () => {
    const order = await sent({ small: 2 })
    const [group, narrow] = await t.shop.transaction(async (tx) => {
      const { return_reason } = tx.t
      const [parent] = await tx
        .insert(return_reason)
        .values({ value: `size-${order.id}`, label: 'Size' })
        .returning()
      const [child] = await tx
        .insert(return_reason)
        .values({ value: `small-${order.id}`, label: 'Too small', parent_return_reason_id: parent?.id })
        .returning()
      return [parent?.id, child?.id]
    })
    const because = (reason_id: unknown) =>
      post(
        '/admin/orders/:id/return',
        { id: order.id },
        {
          items: [{ item_id: order.lines.small, quantity: 1, reason_id, note: 'tight' }],
        },
      )
    expect((await because(group)).body.type).toBe('invalid_data')
    expect((await because('rr_none')).body.type).toBe('invalid_data')
    expect((await because(narrow)).body.order.returns[0].items[0]).toMatchObject({
      note: 'tight',
      reason: { label: 'Too small' },
    })
  })

  it('is not announced twice for the same goods, but again once it was called off', async () => {
    const order = await sent({ small: 1 })
    const { id } = (await ask(order, { small: 1 })).body.order.returns[0]
    expect((await ask(order, { small: 1 })).body.type).toBe('not_allowed')
    const canceled = await post('/admin/returns/:id/cancel', { id })
    expect(canceled.body.order).toMatchObject({ id: order.id, returns: [{ status: 'canceled' }] })
    expect((await post('/admin/returns/:id/cancel', { id })).status).toBe(200)
    expect((await receive(id, order, { small: 1 })).body.type).toBe('not_allowed')
    expect((await ask(order, { small: 1 })).status).toBe(200)
  })

  it('of a parcel keeps it packed: what came back is not unpacked, too', async () => {
    const order = await placeOrder(t, counter, { small: 2 }, { captured: true })
    const { body } = await pack(order, { small: 1 })
    expect((await ask(order, { small: 1 }, { receive_now: true })).status).toBe(200)
    const fulfillment_id = body.order.fulfillments[0].id
    const unpacked = await post('/admin/orders/:id/fulfillments/:fulfillment_id/cancel', {
      id: order.id,
      fulfillment_id,
    })
    expect(unpacked.body.type).toBe('not_allowed')
  })

  it('is asked for by customers only for what was sent to them', async () => {
    const packed = await placeOrder(t, counter, { small: 1 }, { captured: true })
    const shop = (order: PlacedOrder) =>
      post('/store/returns', {}, { order_id: order.id, items: [{ item_id: order.lines.small, quantity: 1 }] })
    expect((await shop(packed)).body.type).toBe('not_allowed')
    await pack(packed, { small: 1 })
    const { body } = await shop(packed)
    expect(body.return).toMatchObject({ order_id: packed.id, refund_amount: 1200, items: [{ quantity: 1 }] })
    expect((await post('/store/returns', {}, { order_id: 'order_none', items: [] })).status).toBe(404)
  })

  it('handed over at once is received at once', async () => {
    const order = await sent({ small: 1 })
    const { body } = await ask(order, { small: 1 }, { receive_now: true })
    expect(body.order).toMatchObject({ fulfillment_status: 'returned', returns: [{ status: 'received' }] })
  })

  it('gives back once, though it is received by many at once', async () => {
    const order = await sent({ small: 2 })
    const { id } = (await ask(order, { small: 1 })).body.order.returns[0]
    const answers = await Promise.all(Array.from({ length: 10 }, () => receive(id, order, { small: 1 })))
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
    const { order: after } = await t.call('GET /admin/orders/:id', {
      params: { id: order.id },
      headers: t.staff,
    })
    expect(after).toMatchObject({ refunded_total: 1200, items: [{ returned_quantity: 1 }] })
  })
})
