import { beforeAll, expect, it } from 'vitest'
import { type Counter, openCounter, placeOrder, stockAt } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'

describeShop('a claim', (t) => {
  let counter: Counter
  beforeAll(async () => {
    counter = await openCounter(t)
  })
  const post = (path: string, params: object, body?: object) =>
    t.try(`POST /admin/orders/:id/${path}` as never, { params, body, headers: t.staff })
  const shipped = async () => {
    const order = await placeOrder(t, counter, { small: 2 }, { captured: true })
    const packed = await post(
      'fulfillment',
      { id: order.id },
      {
        items: [{ item_id: order.lines.small, quantity: 2 }],
      },
    )
    await post('shipment', { id: order.id }, { fulfillment_id: packed.body.order.fulfillments[0].id })
    return order
  }
  const item = (item_id: unknown, quantity = 1, more: object = { reason: 'other' }) => ({
    item_id,
    quantity,
    ...more,
  })

  it('for money pays what the goods cost, at once', async () => {
    const order = await shipped()
    const { body } = await post(
      'claims',
      { id: order.id },
      {
        type: 'refund',
        claim_items: [
          item(order.lines.small, 1, {
            reason: 'production_failure',
            tags: [' Seam ', 'seam'],
            images: ['https://img.test/c.png'],
          }),
        ],
      },
    )
    expect(body.order).toMatchObject({
      refunded_total: 1200,
      payment_status: 'captured',
      refunds: [{ amount: 1200, reason: 'claim' }],
      claims: [
        {
          type: 'refund',
          payment_status: 'refunded',
          refund_amount: 1200,
          claim_items: [{ quantity: 1, images: [{ url: 'https://img.test/c.png' }] }],
        },
      ],
    })
    const claim_id = body.order.claims[0].id
    expect((await post('claims/:claim_id/cancel', { id: order.id, claim_id })).body.type).toBe('not_allowed')
  })

  it('for other goods keeps stock for them, packs, and frees it when it is called off', async () => {
    const order = await shipped()
    const before = await stockAt(t, counter, 'large')
    const made = await post(
      'claims',
      { id: order.id },
      {
        type: 'replace',
        claim_items: [item(order.lines.small)],
        additional_items: [{ variant_id: counter.variants.large?.id, quantity: 1 }],
      },
    )
    expect(made.body.order.claims[0]).toMatchObject({
      payment_status: 'na',
      additional_items: [{ unit_price: 2500, tax_lines: [{ rate: 20 }], refundable: 3000 }],
    })
    expect((await stockAt(t, counter, 'large'))?.reserved).toBe((before?.reserved ?? 0) + 1)
    const ids = { id: order.id, claim_id: made.body.order.claims[0].id }
    expect((await post('claims/:claim_id/fulfillments', ids, {})).body.type).toBe('not_allowed')
    await post('claims/:claim_id', ids, {
      shipping_methods: [{ option_id: counter.shipping_option_id, price: 0 }],
    })
    const packed = await post('claims/:claim_id/fulfillments', ids, {})
    expect(packed.body.order.claims[0].fulfillment_status).toBe('fulfilled')
    expect((await post('claims/:claim_id/cancel', ids)).body.type).toBe('not_allowed')
    const fulfillment_id = packed.body.order.claims[0].fulfillments[0].id
    await post('claims/:claim_id/fulfillments/:fulfillment_id/cancel', { ...ids, fulfillment_id })
    const canceled = await post('claims/:claim_id/cancel', ids)
    expect(canceled.body.order.claims[0]).toMatchObject({ fulfillment_status: 'canceled' })
    expect((await post('claims/:claim_id/cancel', ids)).status).toBe(200)
    expect(await stockAt(t, counter, 'large')).toEqual(before)
  })

  it('that does not say what it needs to is refused', async () => {
    const order = await shipped()
    const refused = async (body: object) => (await post('claims', { id: order.id }, body)).body.type
    const claim_items = [item(order.lines.small)]
    expect(await refused({ type: 'replace', claim_items })).toBe('invalid_data')
    expect(await refused({ type: 'refund', claim_items: [] })).toBe('invalid_data')
    expect(await refused({ type: 'refund', claim_items: [item(order.lines.small, 1, {})] })).toBe(
      'invalid_data',
    )
    expect(await refused({ type: 'refund', claim_items: [item('item_none')] })).toBe('invalid_data')
    expect(await refused({ type: 'refund', claim_items: [item(order.lines.small, 3)] })).toBe('not_allowed')
    expect(await refused({ type: 'refund', claim_items, refund_amount: 999_999 })).toBe('not_allowed')
    expect((await post('claims/:claim_id', { id: order.id, claim_id: 'claim_none' }, {})).status).toBe(404)
  })
})
