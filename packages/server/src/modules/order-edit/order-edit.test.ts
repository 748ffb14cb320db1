import { beforeAll, expect, it } from 'vitest'
import { type Counter, openCounter, placeOrder, stockAt } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'

describeShop('an order edit', (t) => {
  let counter: Counter
  beforeAll(async () => {
    counter = await openCounter(t)
  })
  const call = (name: string, params: object = {}, body?: object) =>
    t.try(name as never, { params, body, headers: t.staff })
  const begin = async () => {
    const order = await placeOrder(t, counter, { small: 2 })
    const { body } = await call('POST /admin/order-edits', {}, { order_id: order.id, internal_note: 'rang' })
    return { order, edit: body.order_edit, id: body.order_edit.id as string }
  }

  it('copies the lines, one edit at a time', async () => {
    const { order, edit } = await begin()
    expect(edit).toMatchObject({
      status: 'created',
      difference_due: 0,
      total: order.total,
      items: [{ quantity: 2, original_item_id: order.lines.small, order_id: null }],
    })
    expect((await call('POST /admin/order-edits', {}, { order_id: order.id })).body.type).toBe('invalid_data')
    expect((await call('POST /admin/order-edits', {}, { order_id: 'order_none' })).status).toBe(404)
  })

  it('adds, changes, removes and undoes', async () => {
    const { id, edit, order } = await begin()
    const variant_id = counter.variants.large?.id
    const added = await call('POST /admin/order-edits/:id/items', { id }, { variant_id, quantity: 2 })
    expect(added.body.order_edit).toMatchObject({ difference_due: 6000, changes: [{ type: 'item_add' }] })
    const item_id = edit.items[0].id
    const changed = await call('POST /admin/order-edits/:id/items/:item_id', { id, item_id }, { quantity: 5 })
    expect(changed.body.order_edit).toMatchObject({ difference_due: 6000 + 3600 })
    const removed = await call('DELETE /admin/order-edits/:id/items/:item_id', { id, item_id })
    expect(removed.body.order_edit).toMatchObject({ difference_due: 6000 - 2400 })
    for (const change of removed.body.order_edit.changes)
      await call('DELETE /admin/order-edits/:id/changes/:change_id', { id, change_id: change.id })
    expect((await call('GET /admin/order-edits/:id', { id })).body.order_edit).toMatchObject({
      difference_due: 0,
      changes: [],
      items: [{ quantity: 2, original_item_id: order.lines.small }],
    })
    expect((await call('POST /admin/order-edits/:id/request', { id }, {})).body.type).toBe('invalid_data')
  })

  it('that costs more is paid before the customer completes it, and then takes stock', async () => {
    const { id, order } = await begin()
    const before = await stockAt(t, counter, 'large')
    const variant_id = counter.variants.large?.id
    await call('POST /admin/order-edits/:id/items', { id }, { variant_id, quantity: 1 })
    const asked = await call('POST /admin/order-edits/:id/request', { id }, {})
    expect(asked.body.order_edit).toMatchObject({
      status: 'requested',
      payment_collection: { amount: 3000, status: 'not_paid' },
    })
    expect((await call('POST /store/order-edits/:id/complete', { id })).body.type).toBe('not_allowed')
    const confirmed = await call('POST /admin/order-edits/:id/confirm', { id })
    expect(confirmed.body.order_edit).toMatchObject({ status: 'confirmed', difference_due: 0 })
    expect((await call('POST /admin/order-edits/:id/confirm', { id })).status).toBe(200)
    const { order: after } = await t.call('GET /admin/orders/:id', {
      params: { id: order.id },
      headers: t.staff,
    })
    expect(after.total).toBe(order.total + 3000)
    expect(after.items).toHaveLength(2)
    expect((await stockAt(t, counter, 'large'))?.reserved).toBe((before?.reserved ?? 0) + 1)
    expect((await call('POST /admin/order-edits/:id/cancel', { id })).body.type).toBe('not_allowed')
    expect((await call('DELETE /admin/order-edits/:id', { id })).body.type).toBe('not_allowed')
  })

  it('is declined by the customer, quietly twice, and then ended', async () => {
    const { id } = await begin()
    expect((await call('POST /store/order-edits/:id/decline', { id }, {})).body.type).toBe('not_allowed')
    const variant_id = counter.variants.small?.id
    await call('POST /admin/order-edits/:id/items', { id }, { variant_id, quantity: 1 })
    await call('POST /admin/order-edits/:id/request', { id }, {})
    const declined = await call(
      'POST /store/order-edits/:id/decline',
      { id },
      { declined_reason: 'too dear' },
    )
    expect(declined.body.order_edit).toMatchObject({ status: 'declined', declined_reason: 'too dear' })
    expect(declined.body.order_edit).not.toHaveProperty('internal_note')
    expect((await call('POST /store/order-edits/:id/decline', { id }, {})).status).toBe(200)
    expect((await call('POST /admin/order-edits/:id/confirm', { id })).body.type).toBe('not_allowed')
  })
})
