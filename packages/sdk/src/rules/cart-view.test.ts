import type { Cart, Order } from '@cartwright/contract'
import { describe, expect, it } from 'vitest'
import { type SaleTotals, saleTotals } from './cart-view'

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
