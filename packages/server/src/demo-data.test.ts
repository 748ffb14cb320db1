import { beforeAll, expect, it } from 'vitest'
import { backdateOrders } from './demo-data'
import { type Counter, openCounter, placeOrder } from './testing/placed-order'
import { describeShop } from './testing/test-shop'

describeShop('a past made up for a demo', (t) => {
  let counter: Counter
  beforeAll(async () => {
    counter = await openCounter(t)
  })

  it('begins for a customer with the first of their orders', async () => {
    const [first, second] = [
      await placeOrder(t, counter, { small: 1 }),
      await placeOrder(t, counter, { small: 1 }),
    ]
    const dates = [
      { id: first.id, created_at: '2020-02-01T10:00:00.000Z' },
      { id: second.id, created_at: '2020-03-01T10:00:00.000Z' },
    ]
    await backdateOrders(t.shop, dates)
    const read = async (id: string) =>
      (await t.call('GET /admin/orders/:id', { params: { id }, headers: t.staff })).order
    const [older, newer] = [await read(first.id), await read(second.id)]
    expect([older.created_at, newer.created_at]).toEqual(dates.map(({ created_at }) => created_at))
    expect(older.customer_id).toBe(newer.customer_id)
    expect(older.customer?.created_at).toBe('2020-02-01T10:00:00.000Z')
    // What is written once stays as it was; that the order was placed is told of the day it was.
    const ledger = await t.call('GET /admin/orders/:id/ledger', {
      params: { id: older.id },
      headers: t.staff,
    })
    const placed = ledger.entries.find(({ kind }) => kind === 'order')
    expect(placed?.created_at).toBe('2020-02-01T10:00:00.000Z')
  })
})
