import { beforeAll, expect, it } from 'vitest'
import { openCounter, type PlacedOrder, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'
import { hashOf } from '../auth/sessions'

/** What the figures of an order are made of. */
const parts = [
  'claims',
  'discounts',
  'gift_card_transactions',
  'gift_cards',
  'items',
  'payments',
  'refunds',
  'region',
  'shipping_methods',
  'swaps',
]

describeShop('what customers are told of their orders', (t) => {
  let order: PlacedOrder
  let headers: Record<string, string>
  beforeAll(async () => {
    const counter = await openCounter(t)
    order = await placeOrder(t, counter)
    await t.shop.transaction((tx) =>
      tx.insert(tx.t.api_token).values({
        token_hash: hashOf('of-the-customer'),
        hint: 'mer',
        name: 'test',
        domain: 'store',
        customer_id: counter.customer_id,
      }),
    )
    headers = { authorization: 'Bearer of-the-customer' }
  })

  it.each([{}, { fields: 'id' }, { expand: 'customer' }, { fields: 'id', expand: 'customer' }])(
    'holds what its figures are made of, asked for %j',
    async (query) => {
      const params = { cart_id: order.cart_id }
      const { order: ofCart } = await t.call('GET /store/orders/cart/:cart_id', { params, query, headers })
      const { orders } = await t.call('GET /store/customers/me/orders', { query, headers })
      for (const one of [ofCart, orders[0]]) {
        expect(one?.total).toBe(order.total)
        expect(Object.keys(one ?? {})).toEqual(expect.arrayContaining(parts))
      }
    },
  )

  it('is no more than was asked for where one order is read by its id', async () => {
    const params = { id: order.id }
    const query = { fields: 'id', expand: 'customer' }
    const { order: one } = await t.call('GET /store/orders/:id', { params, query })
    expect(parts.filter((name) => name in one)).toEqual([])
    expect(one.total).toBe(order.total)
  })
})
