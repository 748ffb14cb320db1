import type { Cart, Order } from '@cartwright/contract'
import { describe, expect, it } from 'vitest'
import { withChanges } from './cart-change'
import { cartView, type SaleTotals, saleTotals } from './cart-view'

/** 120 with 20 of tax, and a card of a region that taxes cards: it pays 50 and the tax of 10 that they carry. */
const figures = {
  items: [{ unit_price: 100, quantity: 1, subtotal: 100, original_total: 120, is_giftcard: false }],
  shipping_methods: [{ id: 'sm' }],
  shipping_total: 0,
  shipping_tax_total: 0,
  gift_card_total: 50,
  gift_card_tax_total: 10,
  total: 60,
}
const cart = { ...figures, tax_total: 20 } as unknown as Cart
const order = { ...figures, tax_total: 10, display_id: 7 } as unknown as Order
const sumOf = (rows: SaleTotals, inclusive: boolean) =>
  rows.goods - rows.discount + (rows.shipping ?? 0) + (inclusive ? 0 : rows.tax) - rows.gift_card

describe('the rows under the lines of a sale that a gift card pays', () => {
  it.each([true, false])(
    'name the same tax before and after the order, and add up (inclusive %s)',
    (inclusive) => {
      for (const sale of [cart, order]) {
        const rows = saleTotals(sale, inclusive)
        expect([rows.tax, sumOf(rows, inclusive)]).toEqual([10, 60])
      }
    },
  )
})

describe('the delivery of a sale', () => {
  const of = (is_giftcard: boolean) =>
    saleTotals(
      { ...cart, items: [{ ...figures.items[0], is_giftcard }], shipping_methods: [] } as never,
      true,
    ).shipping
  it('is to be chosen for goods', () => expect(of(false)).toBeNull())
  it('costs nothing for what comes by e-mail', () => expect(of(true)).toBe(0))
})

describe('the way to a free delivery', () => {
  const deliveries = [{ amount: 0, requirements: [{ type: 'min_subtotal', amount: 5000 }] }]
  const goods = {
    ...cart,
    id: 'cart_1',
    subtotal: 4000,
    region: { currency_code: 'eur', tax_rate: 20 },
    items: [
      { id: 'item_1', title: 'Jug', unit_price: 2000, quantity: 2, subtotal: 4000, original_total: 4800 },
    ],
  } as unknown as Cart
  it('is told where the options of the region are', () => {
    expect(cartView(goods, { inclusive: false, deliveries }).free_delivery).toEqual({
      from: 5000,
      counted: 4000,
    })
    expect(cartView(goods, { inclusive: true, deliveries }).free_delivery).toEqual({
      from: 6000,
      counted: 4800,
    })
    expect(cartView(goods, { inclusive: true })).not.toHaveProperty('free_delivery')
  })
  it('is none for what comes by e-mail', () => {
    const cards = { ...goods, items: [{ ...goods.items?.[0], is_giftcard: true }] } as Cart
    expect(cartView(cards, { inclusive: true, deliveries })).not.toHaveProperty('free_delivery')
  })
  it('moves with what is changed before the shop has answered', () => {
    const view = cartView(goods, { inclusive: true, deliveries })
    const change = { type: 'quantity', line: 'item_1', quantity: 3 } as const
    expect(withChanges(view, [change]).free_delivery).toEqual({ from: 6000, counted: 7200 })
  })
})
