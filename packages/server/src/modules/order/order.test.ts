import { beforeAll, expect, it } from 'vitest'
import { type Counter, openCounter, placeOrder, stockAt } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'

describeShop('an order', (t) => {
  let counter: Counter
  beforeAll(async () => {
    counter = await openCounter(t)
  })

  it('is read with its figures, its lines with their products', async () => {
    const placed = await placeOrder(t, counter)
    const { order } = await t.call('GET /admin/orders/:id', { params: { id: placed.id }, headers: t.staff })
    expect(order).toMatchObject({
      subtotal: 4500,
      shipping_total: 1000,
      tax_total: 1100,
      total: 6600,
      paid_total: 6600,
      refundable_amount: 6600,
      refunded_total: 0,
      swaps: [],
      claims: [],
      returns: [],
      customer: { id: counter.customer_id },
      region: { id: counter.region_id },
    })
    expect(order.items).toHaveLength(2)
    expect(order.items?.[0]).toMatchObject({
      total: 2400,
      refundable: 2400,
      variant: { product: { profile_id: counter.profile_id } },
    })
    expect(order).not.toHaveProperty('raw_discount_total')
    expect(order.payments?.[0]).not.toHaveProperty('pending_action')
  })

  it('shows only what was asked for, and always its totals', async () => {
    const placed = await placeOrder(t, counter)
    const { order } = await t.call('GET /admin/orders/:id', {
      params: { id: placed.id },
      query: { fields: 'id,email', expand: '' },
      headers: t.staff,
    })
    expect(order).toMatchObject({ id: placed.id, email: 'guest@example.com', total: 6600 })
    for (const key of ['items', 'region', 'payments', 'status']) expect(order).not.toHaveProperty(key)
  })

  it('says which lines may come back only when it is read', async () => {
    const { id } = await placeOrder(t, counter)
    const query = { expand: 'items,returnable_items' }
    const { order } = await t.call('GET /admin/orders/:id', { params: { id }, query, headers: t.staff })
    expect(order.returnable_items).toEqual([])
    for (const [call, params] of [
      ['GET /admin/orders', {}],
      ['POST /admin/orders/:id/complete', { id }],
      ['POST /admin/orders/:id/fulfillment', { id }],
      ['POST /admin/orders/:id/return', { id }],
      ['POST /admin/orders/:id/claims', { id }],
      ['POST /admin/orders/:id/swaps/:swap_id/cancel', { id, swap_id: 'swap_any' }],
    ] as const) {
      const asked = { params, query, headers: t.staff, ...(call.startsWith('POST') ? { body: {} } : {}) }
      const { status, body } = await t.try(call, asked)
      expect([status, body.type], call).toEqual([400, 'invalid_data'])
    }
  })

  it('is captured once, and again changes nothing', async () => {
    const { id } = await placeOrder(t, counter)
    const capture = () => t.call('POST /admin/orders/:id/capture', { params: { id }, headers: t.staff })
    expect((await capture()).order.payment_status).toBe('captured')
    const { order } = await capture()
    expect(order.payment_status).toBe('captured')
    expect(order.payments?.[0]?.captured_at).toBeTruthy()
  })

  it('is captured with its last payment, by whichever call', async () => {
    const { id, payment_id } = await placeOrder(t, counter)
    await t.call('POST /admin/payments/:id/capture', { params: { id: payment_id }, headers: t.staff })
    const { order } = await t.call('GET /admin/orders/:id', { params: { id }, headers: t.staff })
    expect(order.payment_status).toBe('captured')
  })

  it('is completed, then archived, and not archived before', async () => {
    const { id } = await placeOrder(t, counter)
    const given = { params: { id }, headers: t.staff }
    expect(await t.try('POST /admin/orders/:id/archive', given)).toMatchObject({
      status: 400,
      body: { type: 'not_allowed' },
    })
    expect((await t.call('POST /admin/orders/:id/complete', given)).order.status).toBe('completed')
    expect((await t.call('POST /admin/orders/:id/archive', given)).order.status).toBe('archived')
  })

  it('takes a new e-mail and address, and keeps silence once asked for', async () => {
    const { id } = await placeOrder(t, counter)
    const change = (body: object) =>
      t.try('POST /admin/orders/:id', { params: { id }, body, headers: t.staff })
    const { body } = await change({
      email: 'New@Example.com',
      shipping_address: { city: 'Lyon' },
      no_notification: true,
    })
    expect(body.order).toMatchObject({
      email: 'new@example.com',
      shipping_address: { city: 'Lyon', first_name: 'Ada' },
      billing_address: { city: 'Paris' },
    })
    expect((await change({ no_notification: false })).body.order.no_notification).toBe(true)
    expect((await change({ shipping_address: { country_code: 'us' } })).status).toBe(400)
    expect((await change({ items: [{ title: 'More' }] })).body.type).toBe('not_allowed')
    expect((await change({ customer_id: 'cus_none' })).status).toBe(404)
  })
})

describeShop('orders in a list', (t) => {
  it('are filtered, searched, ordered and counted', async () => {
    const counter = await openCounter(t)
    const [first, second] = [
      await placeOrder(t, counter, { small: 1 }, { email: 'first@example.com' }),
      await placeOrder(t, counter, { small: 2 }, { email: 'second@example.com', captured: true }),
    ]
    const ids = async (query: object) =>
      (await t.call('GET /admin/orders', { query, headers: t.staff })).orders.map((order) => order.id)
    expect(await ids({})).toEqual([second.id, first.id])
    expect(await ids({ order: 'display_id' })).toEqual([first.id, second.id])
    expect(await ids({ payment_status: ['captured'] })).toEqual([second.id])
    expect(await ids({ email: 'first@example.com' })).toEqual([first.id])
    expect(await ids({ q: 'FIRST@' })).toEqual([first.id])
    expect(await ids({ q: 'ada' })).toEqual([second.id, first.id])
    expect(await ids({ q: '#2' })).toEqual([second.id])
    expect(await ids({ q: '# 2' })).toEqual([])
    expect(await ids({ q: 'byron first' })).toEqual([first.id])
    expect(await ids({ q: 'byr ada' })).toEqual([second.id, first.id])
    expect(await ids({ q: 'ada turing' })).toEqual([])
    expect(await ids({ display_id: '2' })).toEqual([second.id])
    expect(await ids({ display_id: 'two' })).toEqual([])
    expect(await ids({ created_at: { gt: '2035-01-01' } })).toEqual([])
    const page = await t.call('GET /admin/orders', { query: { limit: 1, offset: 1 }, headers: t.staff })
    expect(page).toMatchObject({ count: 2, limit: 1, offset: 1, orders: [{ id: first.id, total: 2400 }] })
    expect((await t.try('GET /admin/orders', { query: { order: '-total' }, headers: t.staff })).status).toBe(
      400,
    )
  })
})

describeShop('an order that is canceled', (t) => {
  let counter: Counter
  beforeAll(async () => {
    counter = await openCounter(t)
  })
  const cancel = (id: string) => t.try('POST /admin/orders/:id/cancel', { params: { id }, headers: t.staff })

  it('frees its stock and its payment, and refuses everything but being canceled again', async () => {
    const before = await stockAt(t, counter, 'small')
    const { id, lines } = await placeOrder(t, counter)
    expect((await cancel(id)).body.order).toMatchObject({
      status: 'canceled',
      payment_status: 'canceled',
      fulfillment_status: 'canceled',
    })
    expect(await stockAt(t, counter, 'small')).toEqual(before)
    const again = await cancel(id)
    expect(again.status).toBe(200)
    expect(again.body.order.payments[0].canceled_at).toBeTruthy()
    for (const [call, body] of [
      ['capture', undefined],
      ['complete', undefined],
      ['archive', undefined],
      ['refund', { amount: 1, reason: 'other' }],
      ['fulfillment', { items: [{ item_id: lines.small, quantity: 1 }] }],
    ] as const)
      expect(
        await t.try(`POST /admin/orders/:id/${call}`, { params: { id }, body, headers: t.staff }),
      ).toMatchObject({ status: 400, body: { type: 'not_allowed' } })
  })

  it('keeps no stock: nothing can be reserved for it by hand', async () => {
    const { id, lines } = await placeOrder(t, counter, { small: 1 })
    await cancel(id)
    const before = await stockAt(t, counter, 'small')
    const reserved = await t.try('POST /admin/orders/:id/line-items/:line_item_id/reserve', {
      params: { id, line_item_id: lines.small ?? '' },
      body: { location_id: counter.location_id, quantity: 1 },
      headers: t.staff,
    })
    expect(reserved.body.type).toBe('invalid_data')
    expect(await stockAt(t, counter, 'small')).toEqual(before)
  })

  it('gives captured money back, whole', async () => {
    const { id, total } = await placeOrder(t, counter, { small: 1 }, { captured: true })
    expect((await cancel(id)).body.order).toMatchObject({
      payment_status: 'canceled',
      refunded_total: total,
      refundable_amount: 0,
      payments: [{ amount_refunded: total }],
    })
  })

  it('is not, while parcels stand or after a refund', async () => {
    const packed = await placeOrder(t, counter)
    await t.call('POST /admin/orders/:id/fulfillment', {
      params: { id: packed.id },
      body: { items: [{ item_id: packed.lines.small ?? '', quantity: 1 }] },
      headers: t.staff,
    })
    expect((await cancel(packed.id)).body).toMatchObject({ type: 'not_allowed' })
    const refunded = await placeOrder(t, counter, { small: 1 }, { captured: true })
    await t.call('POST /admin/orders/:id/refund', {
      params: { id: refunded.id },
      body: { amount: 100, reason: 'other' },
      headers: t.staff,
    })
    expect((await cancel(refunded.id)).body).toMatchObject({ type: 'not_allowed' })
  })

  it('is never both canceled and charged, however both are asked at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await placeOrder(t, counter, { small: 1 })
      const asked = { params: { id }, headers: t.staff }
      await Promise.all([
        t.try('POST /admin/orders/:id/capture', asked),
        cancel(id),
        t.try('POST /admin/orders/:id/capture', asked),
        cancel(id),
      ])
      await cancel(id)
      const { order } = await t.call('GET /admin/orders/:id', asked)
      const [payment] = order.payments ?? []
      if (order.status === 'canceled') {
        const taken = payment?.captured_at ? payment.amount : 0
        expect(order.refunded_total).toBe(taken)
      } else expect(order.payment_status).toBe('captured')
    }
  })
})

describeShop('refunds of an order', (t) => {
  let counter: Counter
  beforeAll(async () => {
    counter = await openCounter(t)
  })
  const refund = (id: string, body: object) =>
    t.try('POST /admin/orders/:id/refund', { params: { id }, body, headers: t.staff })

  it('take a part, then the rest, and not a cent more', async () => {
    const { id, total } = await placeOrder(t, counter, { small: 1 }, { captured: true })
    const part = await refund(id, { amount: 500, reason: 'discount', note: 'sorry' })
    expect(part.body.order).toMatchObject({
      payment_status: 'partially_refunded',
      refunded_total: 500,
      refunds: [{ amount: 500, reason: 'discount', note: 'sorry', payment_id: null }],
    })
    expect((await refund(id, { amount: total, reason: 'other' })).body.type).toBe('not_allowed')
    expect((await refund(id, { amount: total - 500, reason: 'other' })).body.order.payment_status).toBe(
      'refunded',
    )
    expect((await refund(id, { amount: 1, reason: 'other' })).body.type).toBe('not_allowed')
  })

  it.each([
    ['before the money is captured', {}, { amount: 1, reason: 'other' }],
    ['of nothing', { captured: true }, { amount: 0, reason: 'other' }],
    ['of less than nothing', { captured: true }, { amount: -5, reason: 'other' }],
    ['without a reason', { captured: true }, { amount: 5 }],
  ])('are refused %s', async (_, more, body) => {
    const { id } = await placeOrder(t, counter, { small: 1 }, more)
    expect((await refund(id, body)).status).toBe(400)
  })

  it('never give back more than was captured, though fifty are asked at once', async () => {
    const { id, total } = await placeOrder(t, counter, { small: 1 }, { captured: true })
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => refund(id, { amount: 500, reason: 'other' })),
    )
    expect(answers.filter((one) => one.status === 200)).toHaveLength(Math.floor(total / 500))
    expect(answers.every((one) => one.status < 500)).toBe(true)
    const { order } = await t.call('GET /admin/orders/:id', { params: { id }, headers: t.staff })
    expect(order.refunded_total).toBe(Math.floor(total / 500) * 500)
    expect(order.payments?.[0]?.amount_refunded).toBe(order.refunded_total)
  })
})

describeShop('orders in the store', (t) => {
  it('are found by id, by cart, and by number with e-mail', async () => {
    const counter = await openCounter(t)
    const placed = await placeOrder(t, counter, { small: 1 }, { email: 'ada@example.com' })
    const { order } = await t.call('GET /store/orders/:id', { params: { id: placed.id } })
    expect(order).toMatchObject({ id: placed.id, total: 2400, payments: [{ amount: 2400 }] })
    expect(order).not.toHaveProperty('metadata')
    const byCart = await t.call('GET /store/orders/cart/:cart_id', { params: { cart_id: placed.cart_id } })
    expect(byCart.order.id).toBe(placed.id)
    const look = (query: object) => t.try('GET /store/orders', { query })
    expect((await look({ display_id: order.display_id, email: 'Ada@example.com' })).body.order.id).toBe(
      placed.id,
    )
    expect((await look({ display_id: order.display_id, email: 'eve@example.com' })).status).toBe(404)
    expect((await look({ display_id: 99999, email: 'ada@example.com' })).status).toBe(404)
    expect((await look({ email: 'ada@example.com' })).status).toBe(400)
    expect((await t.try('GET /store/orders/:id', { params: { id: 'order_none' } })).status).toBe(404)
  })
})
