import type { LineItem, Order } from '@cartwright/contract'
import { expect, it } from 'vitest'
import { order } from '../../testing/examples'
import { buyerOf } from './buyer-name'
import { sumsOf } from './order-sums'

const labelled = (changes: Partial<Order>): Order => ({
  ...order,
  items: [{ unit_price: 26400, quantity: 1, subtotal: 22000, includes_tax: true } as LineItem],
  subtotal: 22000,
  shipping_total: 1242,
  shipping_tax_total: 248,
  tax_total: 4648,
  total: 27890,
  ...changes,
})

it('prices with tax add up with tax in every row', () => {
  expect(sumsOf(labelled({}))).toEqual({
    isInclusive: true,
    goods: 26400,
    discount: 0,
    shipping: 1490,
    giftCard: 0,
    tax: 4648,
    total: 27890,
  })
})

it('a discount on prices with tax is shown with its tax', () => {
  const { goods, shipping, discount, total } = sumsOf(
    labelled({ discount_total: 2200, tax_total: 4208, total: 25250 }),
  )
  expect(discount).toBe(2640)
  expect(goods + shipping - discount).toBe(total)
})

it('prices without tax have the tax as a row of its own', () => {
  const { isInclusive, goods, shipping, tax, total } = sumsOf(order)
  expect(isInclusive).toBe(false)
  expect(goods + shipping + tax).toBe(total)
})

it.each([
  ['the account', { first_name: 'Grace', last_name: null }, 'Grace'],
  ['the parcel where the account has none', { first_name: null, last_name: null }, 'Ada Lovelace'],
])('a buyer is called by the name of %s', (_, names, expected) => {
  expect(buyerOf({ ...order, customer: { ...order.customer!, ...names } })).toBe(expected)
})

it('a buyer without any name is called by e-mail', () => {
  const nameless = { customer: null, shipping_address: null, billing_address: null }
  expect(buyerOf({ ...order, ...nameless } as Order)).toBe('ada@example.com')
})
