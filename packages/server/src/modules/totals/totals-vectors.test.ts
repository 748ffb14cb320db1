import { describe, expect, it } from 'vitest'
import { adjustments } from '../discount/allocation'
import { cartTotals } from './cart-totals'
import { orderTotals, returnableItems } from './order-totals'
import vectors from './totals-vectors.json'

// Each vector states a sale and, in `gives`, its figures in the order named here. `takes` are the adjustments.
const lineFigures =
  'subtotal raw_discount_total discount_total tax_total total original_total original_tax_total refundable'.split(
    ' ',
  )
const shippingFigures = 'subtotal tax_total total original_total original_tax_total'.split(' ')
const saleFigures =
  `subtotal raw_discount_total discount_total item_tax_total shipping_total shipping_tax_total tax_total
   gift_card_total gift_card_tax_total total paid_total refunded_total refundable_amount`.split(/\s+/)

describe('the totals of a cart', () => {
  it.each(vectors.carts as CartVector[])('$name', (vector) => {
    const discounts = discountsOf(vector)
    const cart = {
      region: {
        automatic_taxes: vector.automatic_taxes ?? true,
        gift_cards_taxable: vector.gift_cards_taxable ?? true,
      },
      discounts,
      items: vector.items.map((line, index) => ({ ...lineOf(line, index), qualifies: line.qualifies })),
      shipping_methods: vector.shipping.map(methodOf),
      gift_cards: vector.gift_cards,
    }
    for (const discount of discounts.slice(0, 1)) {
      const amounts = new Map(
        adjustments(discount, cart.items, {
          ...vector,
          qualifies: (line) => line.qualifies !== false,
        }).map(({ item_id, amount }) => [item_id, amount]),
      )
      expect(cart.items.map(({ id }) => (amounts.has(id) ? [amounts.get(id)] : []))).toEqual(
        vector.items.map((line) => line.takes),
      )
    }
    expect(cartTotals(cart, vector)).toEqual(figures(vector))
  })
})

describe('the totals of an order', () => {
  it.each(vectors.orders)('$name', (vector) => {
    const order = {
      region: { gift_cards_taxable: true },
      discounts: discountsOf(vector),
      items: vector.items.map(lineOf),
      shipping_methods: vector.shipping.map(methodOf),
      payments: vector.payments.map((amount) => ({ amount })),
      refunds: vector.refunds.map((amount) => ({ amount })),
      gift_card_transactions: vector.gift_card_transactions,
    }
    expect(orderTotals(order)).toEqual(figures(vector))
    expect(returnableItems(order)).toEqual(order.items.filter((_, index) => vector.items[index]?.returnable))
  })
})

interface Line {
  price: number
  quantity: number
  rates: number[]
  takes: number[]
  includes_tax?: boolean
  allow_discounts?: boolean
  returned_quantity?: number
  shipped_quantity?: number
  qualifies?: boolean
  gives: number[]
}

interface CartVector {
  name: string
  automatic_taxes?: boolean
  gift_cards_taxable?: boolean
  force_taxes?: boolean
  tax_inclusive_pricing?: boolean
  discounts?: { type: string; value: number; allocation: string }[]
  items: Line[]
  shipping: { price: number; rates: number[]; includes_tax?: boolean; gives: number[] }[]
  gift_cards?: { balance: number; tax_rate: number | null }[]
  gives: number[]
}

function lineOf(line: Line, index: number) {
  const {
    price,
    rates,
    takes,
    quantity,
    includes_tax,
    allow_discounts,
    returned_quantity,
    shipped_quantity,
  } = line
  return {
    id: `line ${index}`,
    unit_price: price,
    quantity,
    includes_tax,
    allow_discounts,
    returned_quantity,
    shipped_quantity,
    tax_lines: rates.map((rate) => ({ rate })),
    adjustments: takes.map((amount) => ({ discount_id: 'discount 0', amount })),
  }
}

function methodOf({
  price,
  rates,
  includes_tax,
}: {
  price: number
  rates: number[]
  includes_tax?: boolean
}) {
  return { price, includes_tax, tax_lines: rates.map((rate) => ({ rate })) }
}

function discountsOf(vector: { discounts?: { type: string; value: number; allocation: string }[] }) {
  return (vector.discounts ?? []).map((rule, index) => ({ id: `discount ${index}`, rule }))
}

function figures(vector: { gives: number[]; items: { gives: number[] }[]; shipping: { gives: number[] }[] }) {
  return {
    ...named(saleFigures, vector.gives),
    items: vector.items.map(({ gives }) => named(lineFigures, gives)),
    shipping_methods: vector.shipping.map(({ gives }) => named(shippingFigures, gives)),
  }
}

function named(names: string[], values: number[]) {
  return Object.fromEntries(values.map((value, index) => [names[index], value]))
}
