import { beforeAll, expect, it } from 'vitest'
import { type Counter, openCounter, placeOrder, stockAt } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'

describeShop('a swap', (t) => {
  let counter: Counter
  beforeAll(async () => {
    counter = await openCounter(t)
  })
  const call = (name: string, params: object = {}, body?: object) =>
    t.try(name as never, { params, body, headers: name.includes('/admin') ? t.staff : {} })
  const at = '/admin/orders/:id'
  const sent = async (quantities: Record<string, number>) => {
    const order = await placeOrder(t, counter, quantities, { captured: true })
    const items = Object.entries(quantities).map(([title, quantity]) => ({
      item_id: order.lines[title],
      quantity,
    }))
    await call(`POST ${at}/fulfillment`, { id: order.id }, { items })
    return order
  }

  it('for dearer goods is paid by the shopper, settled once and sent', async () => {
    const order = await sent({ small: 1 })
    const before = await stockAt(t, counter, 'large')
    const made = await call(
      `POST ${at}/swaps`,
      { id: order.id },
      {
        return_items: [{ item_id: order.lines.small, quantity: 1 }],
        additional_items: [{ variant_id: counter.variants.large?.id, quantity: 1 }],
        return_shipping: { option_id: counter.return_option_id, price: 200 },
      },
    )
    const [swap] = made.body.order.swaps
    expect(swap).toMatchObject({ payment_status: 'not_paid', return_order: { refund_amount: 1200 - 240 } })
    const cart = { id: swap.cart_id }
    await call('POST /store/carts/:id/shipping-methods', cart, { option_id: counter.shipping_option_id })
    const sessions = await call('POST /store/carts/:id/payment-sessions', cart)
    const due = 3000 - 1200 + 240 + 1200
    expect(sessions.body.cart.total).toBe(due)
    const done = await call('POST /store/carts/:id/complete', cart)
    expect(done.body).toMatchObject({
      type: 'swap',
      data: { difference_due: due, payment_status: 'awaiting' },
    })
    expect((await call('POST /store/carts/:id/complete', cart)).body.data.id).toBe(swap.id)
    expect((await stockAt(t, counter, 'large'))?.reserved).toBe((before?.reserved ?? 0) + 1)
    const ids = { id: order.id, swap_id: swap.id }
    const settled = await call(`POST ${at}/swaps/:swap_id/process-payment`, ids)
    expect(settled.body.order.swaps[0]).toMatchObject({ payment_status: 'captured' })
    expect((await call(`POST ${at}/swaps/:swap_id/process-payment`, ids)).status).toBe(200)
    const packed = await call(`POST ${at}/swaps/:swap_id/fulfillments`, ids, {})
    const fulfillment_id = packed.body.order.swaps[0].fulfillments[0].id
    const shipped = await call(`POST ${at}/swaps/:swap_id/shipments`, ids, { fulfillment_id })
    expect(shipped.body.order.swaps[0].fulfillment_status).toBe('shipped')
    expect((await call(`POST ${at}/swaps/:swap_id/cancel`, ids)).body.type).toBe('not_allowed')
  })

  it('whose payment was let go meanwhile is not called paid', async () => {
    const order = await sent({ small: 1 })
    const made = await call(
      `POST ${at}/swaps`,
      { id: order.id },
      {
        return_items: [{ item_id: order.lines.small, quantity: 1 }],
        additional_items: [{ variant_id: counter.variants.large?.id, quantity: 1 }],
      },
    )
    const [{ id: swap_id, cart_id }] = made.body.order.swaps
    const cart = { id: cart_id }
    await call('POST /store/carts/:id/shipping-methods', cart, { option_id: counter.shipping_option_id })
    await call('POST /store/carts/:id/payment-sessions', cart)
    await call('POST /store/carts/:id/complete', cart)
    await t.shop.transaction((tx) =>
      tx.updateRows(tx.t.payment, { swap_id }, { canceled_at: new Date().toISOString() }),
    )
    const ids = { id: order.id, swap_id }
    const settled = await call(`POST ${at}/swaps/:swap_id/process-payment`, ids)
    expect(settled.body.order.swaps[0]).toMatchObject({ payment_status: 'requires_action' })
  })

  it('for cheaper goods gives the difference back, once', async () => {
    const order = await sent({ large: 2 })
    const made = await call(
      'POST /store/swaps',
      {},
      {
        order_id: order.id,
        return_items: [{ item_id: order.lines.large, quantity: 2 }],
        additional_items: [{ variant_id: counter.variants.small?.id, quantity: 1 }],
      },
    )
    const { id: swap_id, cart_id } = made.body.swap
    await call(
      'POST /store/carts/:id/shipping-methods',
      { id: cart_id },
      { option_id: counter.shipping_option_id },
    )
    const done = await call('POST /store/carts/:id/complete', { id: cart_id })
    expect(done.body.data.difference_due).toBe(1200 + 1200 - 6000)
    const ids = { id: order.id, swap_id }
    await Promise.all(Array.from({ length: 5 }, () => call(`POST ${at}/swaps/:swap_id/process-payment`, ids)))
    const { order: after } = await t.call('GET /admin/orders/:id', {
      params: { id: order.id },
      headers: t.staff,
    })
    expect(after).toMatchObject({
      refunded_total: 3600,
      refunds: [{ reason: 'swap' }],
      swaps: [{ payment_status: 'difference_refunded' }],
    })
  })

  it('cannot have its returned goods changed in the cart', async () => {
    const order = await sent({ large: 2 })
    const made = await call(
      'POST /store/swaps',
      {},
      {
        order_id: order.id,
        return_items: [{ item_id: order.lines.large, quantity: 1 }],
        additional_items: [{ variant_id: counter.variants.small?.id, quantity: 1 }],
      },
    )
    const { cart_id } = made.body.swap
    const { body } = await call('GET /store/carts/:id', { id: cart_id })
    const credit = body.cart.items.find((line: { is_return: boolean }) => line.is_return)
    const line = { id: cart_id, line_id: credit.id }
    await call('POST /store/carts/:id/line-items/:line_id', line, { quantity: 2 })
    const done = await call('POST /store/carts/:id/complete', { id: cart_id })
    if (done.status === 200) expect(done.body.data.difference_due).toBe(1200 - 3000)
    else expect(done.body.type).toBe('not_allowed')
  })

  it('needs an order that is paid and packed, and something to return', async () => {
    const unpaid = await placeOrder(t, counter, { small: 1 })
    const body = { return_items: [{ item_id: unpaid.lines.small, quantity: 1 }], additional_items: [] }
    expect((await call(`POST ${at}/swaps`, { id: unpaid.id }, body)).body.type).toBe('not_allowed')
    const order = await sent({ small: 1 })
    const nothing = { order_id: order.id, return_items: [], additional_items: [] }
    expect((await call('POST /store/swaps', {}, nothing)).status).toBe(400)
  })
})
