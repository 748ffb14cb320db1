import { beforeAll, expect, it } from 'vitest'
import { type Counter, openCounter, type PlacedOrder, placeOrder, stockAt } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'

describeShop('the fulfillment of an order', (t) => {
  let counter: Counter
  beforeAll(async () => {
    counter = await openCounter(t)
  })
  const post = (path: string, params: object, body?: object) =>
    t.try(`POST /admin/orders/:id/${path}` as never, { params, body, headers: t.staff })
  const pack = (order: PlacedOrder, quantities: Record<string, number>, more: object = {}) =>
    post(
      'fulfillment',
      { id: order.id },
      {
        items: Object.entries(quantities).map(([title, quantity]) => ({
          item_id: order.lines[title] ?? title,
          quantity,
        })),
        ...more,
      },
    )

  it('goes part by part, and ships with tracking', async () => {
    const order = await placeOrder(t, counter)
    const first = await pack(order, { small: 1 })
    expect(first.body.order).toMatchObject({
      fulfillment_status: 'partially_fulfilled',
      fulfillments: [{ provider_id: 'manual', items: [{ item_id: order.lines.small, quantity: 1 }] }],
    })
    const fulfillment_id = first.body.order.fulfillments[0].id
    const shipped = await post(
      'shipment',
      { id: order.id },
      { fulfillment_id, tracking_numbers: ['T1', 'T2'] },
    )
    expect(shipped.body.order).toMatchObject({
      fulfillment_status: 'partially_shipped',
      fulfillments: [
        {
          tracking_links: [{ tracking_number: 'T1' }, { tracking_number: 'T2' }],
        },
      ],
    })
    expect((await post('shipment', { id: order.id }, { fulfillment_id })).body.type).toBe('invalid_data')
    const rest = await pack(order, { small: 1, large: 1 })
    expect(rest.body.order.fulfillment_status).toBe('fulfilled')
    const second = rest.body.order.fulfillments[1].id
    expect(
      (await post('shipment', { id: order.id }, { fulfillment_id: second })).body.order.fulfillment_status,
    ).toBe('shipped')
  })

  it.each([
    ['nothing', {}, 'invalid_data'],
    ['a line of nobody', { item_none: 1 }, 'invalid_data'],
    ['none of a line', { small: 0 }, 'invalid_data'],
    ['more than was ordered', { small: 3 }, 'not_allowed'],
  ])('of %s is refused', async (_, quantities, type) => {
    const order = await placeOrder(t, counter)
    expect((await pack(order, quantities)).body).toMatchObject({ type })
  })

  it('takes goods from a location and puts them back when it is canceled', async () => {
    const before = await stockAt(t, counter, 'small')
    const order = await placeOrder(t, counter, { small: 2 })
    const packed = await pack(order, { small: 2 }, { location_id: counter.location_id })
    expect(await stockAt(t, counter, 'small')).toEqual({
      stocked: (before?.stocked ?? 0) - 2,
      reserved: before?.reserved,
    })
    const fulfillment_id = packed.body.order.fulfillments[0].id
    const cancel = () => post('fulfillments/:fulfillment_id/cancel', { id: order.id, fulfillment_id })
    expect((await cancel()).body.order).toMatchObject({
      fulfillment_status: 'canceled',
      items: [{ fulfilled_quantity: 0 }],
    })
    expect(await stockAt(t, counter, 'small')).toEqual(before)
    expect((await cancel()).body.type).toBe('not_allowed')
    expect((await pack(order, { small: 2 })).body.order.fulfillment_status).toBe('fulfilled')
  })

  it('cannot be canceled once it is on its way, nor through another order', async () => {
    const [order, other] = [await placeOrder(t, counter), await placeOrder(t, counter)]
    const packed = await pack(order, { small: 1 })
    const fulfillment_id = packed.body.order.fulfillments[0].id
    const path = 'fulfillments/:fulfillment_id/cancel'
    expect((await post(path, { id: other.id, fulfillment_id })).status).toBe(404)
    expect((await post('shipment', { id: other.id }, { fulfillment_id })).status).toBe(404)
    await post('shipment', { id: order.id }, { fulfillment_id })
    expect((await post(path, { id: order.id, fulfillment_id })).body.type).toBe('not_allowed')
  })

  it('never packs more than was ordered, though many pack at once', async () => {
    const order = await placeOrder(t, counter, { small: 5 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => pack(order, { small: 1 })))
    expect(answers.filter((one) => one.status === 200)).toHaveLength(5)
    expect(answers.every((one) => one.status < 500)).toBe(true)
    const { order: after } = await t.call('GET /admin/orders/:id', {
      params: { id: order.id },
      headers: t.staff,
    })
    expect(after).toMatchObject({ fulfillment_status: 'fulfilled', items: [{ fulfilled_quantity: 5 }] })
  })
})
