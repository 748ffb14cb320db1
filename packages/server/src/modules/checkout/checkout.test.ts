import type { Order, Region } from '@cartwright/contract'
import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { europe, mug, post, readyCart, shirt, type TestProduct } from '../../testing/world'

describeShop('completing a cart', (t) => {
  let region: Region
  let option: { id: string }
  let shirts: TestProduct

  beforeAll(async () => {
    region = await europe(t)
    option = await post(t, region)
    shirts = await shirt(t)
  })

  const ready = (items = [{ variant_id: shirts.variant('small'), quantity: 2 }]) =>
    readyCart(t, { region, option, items })
  const complete = (id: string) => t.try('POST /store/carts/:id/complete', { params: { id } })

  it('makes an order with the totals of the cart', async () => {
    const cart = await ready()
    expect(cart).toMatchObject({ subtotal: 3600, shipping_total: 500, tax_total: 820, total: 4920 })
    const { status, body } = await complete(cart.id)
    expect(status).toBe(200)
    expect(body.type).toBe('order')
    const order = body.data as Order
    expect(order).toMatchObject({
      status: 'pending',
      payment_status: 'awaiting',
      email: 'ada@example.com',
      total: 4920,
      tax_total: 820,
      paid_total: 4920,
      cart_id: cart.id,
    })
    expect(order.items?.[0]?.tax_lines).toMatchObject([{ rate: 20, name: 'default' }])
    expect(order.payments).toMatchObject([{ amount: 4920, provider_id: 'manual', captured_at: null }])
  })

  it('answers the same order again', async () => {
    const cart = await ready()
    const first = await complete(cart.id)
    const again = await complete(cart.id)
    expect(again.status).toBe(200)
    expect(again.body.data.id).toBe(first.body.data.id)
  })

  it('closes the cart', async () => {
    const cart = await ready()
    await complete(cart.id)
    const { status } = await t.try('POST /store/carts/:id/line-items', {
      params: { id: cart.id },
      body: { variant_id: shirts.variant('large'), quantity: 1 },
    })
    expect(status).toBe(409)
  })

  it('takes the pieces from stock', async () => {
    const mugs = await mug(t, 3)
    const cart = await ready([{ variant_id: mugs.variant('one'), quantity: 2 }])
    expect((await complete(cart.id)).status).toBe(200)
    const next = await t.try('POST /store/carts', {
      body: { region_id: region.id, items: [{ variant_id: mugs.variant('one'), quantity: 2 }] },
    })
    expect(next.body).toMatchObject({ code: 'insufficient_inventory' })
  })
})
