import { beforeAll, expect, it } from 'vitest'
import { type Counter, openCounter, stockAt } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'

describeShop('a draft order', (t) => {
  let counter: Counter
  beforeAll(async () => {
    counter = await openCounter(t)
  })
  const call = (name: string, params: object = {}, body?: object) =>
    t.try(name as never, { params, body, headers: t.staff })
  const draft = async (more: object = {}) =>
    call(
      'POST /admin/draft-orders',
      {},
      {
        email: 'Draft@example.com',
        region_id: counter.region_id,
        shipping_address: { first_name: 'Ada', address_1: '1 Main Street' },
        items: [
          { variant_id: counter.variants.small?.id, quantity: 2 },
          { title: 'Wrapping', quantity: 1, unit_price: 350 },
        ],
        shipping_methods: [{ option_id: counter.shipping_option_id, price: 250 }],
        ...more,
      },
    )

  it('is priced like a cart, with lines and prices of staff’s own', async () => {
    const { body } = await draft()
    expect(body.draft_order).toMatchObject({
      status: 'open',
      cart: {
        email: 'draft@example.com',
        type: 'draft_order',
        subtotal: 2350,
        shipping_total: 250,
        total: 3050,
      },
    })
    expect((await draft({ region_id: 'reg_none' })).status).toBe(404)
    expect((await draft({ items: [{ variant_id: 'variant_none', quantity: 1 }] })).body.type).toBe(
      'invalid_data',
    )
    expect((await draft({ discounts: [{ code: 'NONE' }] })).status).toBe(404)
    expect((await draft({ shipping_methods: [] })).status).toBe(400)
  })

  it('takes other lines while it is open', async () => {
    const { id } = (await draft()).body.draft_order
    const added = await call(
      'POST /admin/draft-orders/:id/line-items',
      { id },
      {
        variant_id: counter.variants.large?.id,
        quantity: 1,
        unit_price: 1000,
      },
    )
    expect(added.body.draft_order.cart.subtotal).toBe(3350)
    const line = added.body.draft_order.cart.items.find(
      (one: { unit_price: number }) => one.unit_price === 350,
    )
    const path = { id, line_id: line.id }
    const changed = await call('POST /admin/draft-orders/:id/line-items/:line_id', path, { quantity: 2 })
    expect(changed.body.draft_order.cart.subtotal).toBe(3700)
    const removed = await call('DELETE /admin/draft-orders/:id/line-items/:line_id', path)
    expect(removed.body.draft_order.cart.subtotal).toBe(3000)
  })

  it('is paid once, and is then an order that is captured and has its goods kept', async () => {
    const before = await stockAt(t, counter, 'small')
    const { id } = (await draft()).body.draft_order
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call('POST /admin/draft-orders/:id/pay', { id })),
    )
    const paid = answers.filter((one) => one.status === 200)
    expect(paid).toHaveLength(1)
    expect(paid[0]?.body.order).toMatchObject({
      payment_status: 'captured',
      total: 3050,
      draft_order_id: id,
      payments: [{ provider_id: 'system', amount: 3050 }],
    })
    expect((await stockAt(t, counter, 'small'))?.reserved).toBe((before?.reserved ?? 0) + 2)
    expect((await call('DELETE /admin/draft-orders/:id', { id })).body.type).toBe('not_allowed')
    const listed = await t.call('GET /admin/draft-orders', { query: { q: 'DRAFT@' }, headers: t.staff })
    expect(listed.draft_orders.some((one) => one.id === id && one.status === 'completed')).toBe(true)
  })

  it('is forgotten while it is open, and a missing one quietly', async () => {
    const { id } = (await draft()).body.draft_order
    expect((await call('DELETE /admin/draft-orders/:id', { id })).body).toMatchObject({ id, deleted: true })
    expect((await call('GET /admin/draft-orders/:id', { id })).status).toBe(404)
    expect((await call('DELETE /admin/draft-orders/:id', { id })).status).toBe(200)
  })
})
