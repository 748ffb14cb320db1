import { beforeAll, beforeEach, expect, it } from 'vitest'
import { testBank } from '../../testing/order-life/bank'
import { type Counter, openCounter, placeOrder, stockAt } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'

const bank = testBank()

describeShop(
  'what an order edit does to money and stock',
  (t) => {
    let counter: Counter
    beforeAll(async () => {
      counter = await openCounter(t)
    })
    beforeEach(() => bank.accounts.clear())
    const call = (name: string, params: object = {}, body?: object) =>
      t.try(name as never, { params, body, headers: t.staff })
    const held = () => [...bank.accounts.values()].reduce((sum, account) => sum + account.held, 0)
    /** An edit for one large shirt more, which the customer has paid and not completed. */
    const paid = async () => {
      const order = await placeOrder(t, counter, { small: 2 })
      const { body } = await call('POST /admin/order-edits', {}, { order_id: order.id })
      const id = body.order_edit.id as string
      const variant_id = counter.variants.large?.id
      await call('POST /admin/order-edits/:id/items', { id }, { variant_id, quantity: 1 })
      const asked = await call('POST /admin/order-edits/:id/request', { id }, {})
      const collection = { id: asked.body.order_edit.payment_collection.id as string }
      const opened = await call('POST /store/payment-collections/:id/sessions', collection, {
        provider_id: 'manual',
      })
      const session_id = opened.body.payment_collection.payment_sessions[0].id
      const authorize = 'POST /store/payment-collections/:id/sessions/:session_id/authorize'
      await call(authorize, { ...collection, session_id })
      expect(held()).toBe(3000)
      return { id, order, collection }
    }
    const read = async (id: string) =>
      (await t.call('GET /admin/orders/:id', { params: { id }, headers: t.staff })).order

    it.each([
      ['declines it', 'POST /store/order-edits/:id/decline', {}],
      ['calls it off', 'POST /admin/order-edits/:id/cancel', undefined],
    ])('releases what was authorised when somebody %s', async (_, name, body) => {
      const { id, collection } = await paid()
      expect((await call(name, { id }, body)).status).toBe(200)
      expect(held()).toBe(0)
      const closed = await call('GET /admin/payment-collections/:id', collection)
      expect(closed.body.payment_collection.status).toBe('canceled')
    })

    it('ends with its order, and is confirmed no more', async () => {
      const { id, order } = await paid()
      expect((await call('POST /admin/orders/:id/cancel', { id: order.id })).status).toBe(200)
      expect(held()).toBe(0)
      expect((await call('GET /admin/order-edits/:id', { id })).body.order_edit.status).toBe('canceled')
      expect((await call('POST /admin/order-edits/:id/confirm', { id })).body.type).toBe('not_allowed')
    })

    it('brings its payment to the order, whoever confirms it, where it can be captured', async () => {
      const { id, order } = await paid()
      await call('POST /admin/order-edits/:id/confirm', { id })
      expect((await read(order.id)).payments).toHaveLength(2)
      const captured = await call('POST /admin/payments/:id/capture', { id: order.payment_id })
      expect(captured.status).toBe(200)
      expect((await read(order.id)).payment_status).toBe('requires_action')
      const { body } = await call('POST /admin/orders/:id/capture', { id: order.id })
      expect(body.order.payment_status).toBe('captured')
      expect(held()).toBe(0)
    })

    it('frees what it takes away of a line that is packed in part', async () => {
      const order = await placeOrder(t, counter, { small: 5 })
      const { location_id } = counter
      const items = [{ item_id: order.lines.small, quantity: 2 }]
      const before = await stockAt(t, counter, 'small')
      await call('POST /admin/orders/:id/fulfillment', { id: order.id }, { items, location_id })
      const { body } = await call('POST /admin/order-edits', {}, { order_id: order.id })
      const ids = { id: body.order_edit.id, item_id: body.order_edit.items[0].id }
      await call('POST /admin/order-edits/:id/items/:item_id', ids, { quantity: 3 })
      await call('POST /admin/order-edits/:id/confirm', ids)
      expect(await stockAt(t, counter, 'small')).toEqual({
        stocked: (before?.stocked ?? 0) - 2,
        reserved: (before?.reserved ?? 0) - 4,
      })
    })

    it('cannot take away what was packed since it began', async () => {
      const order = await placeOrder(t, counter, { small: 1, large: 1 })
      const { body } = await call('POST /admin/order-edits', {}, { order_id: order.id })
      const { id, items } = body.order_edit
      const line = items.find(
        (item: { original_item_id: string }) => item.original_item_id === order.lines.small,
      )
      await call('DELETE /admin/order-edits/:id/items/:item_id', { id, item_id: line.id })
      const packed = [{ item_id: order.lines.small, quantity: 1 }]
      await call('POST /admin/orders/:id/fulfillment', { id: order.id }, { items: packed })
      expect((await call('POST /admin/order-edits/:id/confirm', { id })).body.type).toBe('not_allowed')
      expect((await read(order.id)).items).toHaveLength(2)
    })
  },
  { payment: [bank] },
)
