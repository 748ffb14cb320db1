import { beforeAll, expect, it } from 'vitest'
import { type Counter, openCounter, type PlacedOrder, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'

describeShop('what happened after the sale', (t) => {
  let counter: Counter
  let order: PlacedOrder
  const expand = 'returns.items,swaps.return_order.items,edits,items'
  beforeAll(async () => {
    counter = await openCounter(t)
    order = await placeOrder(t, counter, { small: 2, large: 1 }, { captured: true })
    const item = { item_id: order.lines.small ?? '', quantity: 1 }
    const params = { id: order.id }
    await t.call('POST /admin/orders/:id/fulfillment', {
      params,
      body: { items: [{ ...item, quantity: 2 }] },
      headers: t.staff,
    })
    await t.call('POST /store/returns', { body: { order_id: order.id, items: [item] } })
    await t.call('POST /store/swaps', {
      body: {
        order_id: order.id,
        return_items: [item],
        additional_items: [{ variant_id: counter.variants.large?.id ?? '', quantity: 1 }],
      },
    })
    const body = { order_id: order.id, internal_note: 'a difficult customer' }
    await t.call('POST /admin/order-edits', { body, headers: t.staff })
  })

  it.each([
    ['by its cart', 'GET /store/orders/cart/:cart_id', () => ({ params: { cart_id: order.cart_id } })],
    ['by its id', 'GET /store/orders/:id', () => ({ params: { id: order.id } })],
  ] as const)('is told to the guest who reads the order %s', async (_, name, asked) => {
    const { order: read } = await t.call(name as 'GET /store/orders/:id', {
      ...(asked() as { params: { id: string } }),
      query: { expand },
    })
    expect(read.returns).toMatchObject([{ status: 'requested', items: [{ item_id: order.lines.small }] }])
    expect(read.swaps).toMatchObject([{ return_order: { items: [{ quantity: 1 }] } }])
    expect(read.edits).toMatchObject([{ order_id: order.id, requested_at: null }])
  })

  it('holds nothing that staff wrote for themselves', async () => {
    const { customer } = await t.call('POST /store/customers', {
      body: { email: 'ada@example.com', password: 'analytical engine', first_name: 'Ada', last_name: 'B' },
    })
    await t.shop.transaction((tx) =>
      tx.updateRows(tx.t.order, { id: order.id }, { customer_id: customer.id }),
    )
    const { access_token } = await t.call('POST /store/auth/token', {
      body: { email: 'ada@example.com', password: 'analytical engine' },
    })
    const headers = { authorization: `Bearer ${access_token}` }
    const query = { expand: 'edits,returns.order.edits' }
    const mine = await t.call('GET /store/customers/me/orders', { query, headers })
    expect(mine.orders[0]?.edits).toHaveLength(1)
    const one = await t.call('GET /store/orders/:id', {
      params: { id: order.id },
      query: { expand: 'edits' },
      headers,
    })
    for (const answer of [mine, one]) {
      expect(JSON.stringify(answer)).not.toContain('difficult')
      expect(JSON.stringify(answer)).not.toContain('created_by')
    }
    const fields = { fields: 'edits.internal_note' }
    expect(
      JSON.stringify(await t.try('GET /store/customers/me/orders', { query: fields, headers })),
    ).not.toContain('difficult')
  })
})
