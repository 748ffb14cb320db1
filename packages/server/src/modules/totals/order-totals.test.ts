import { describe, expect, it } from 'vitest'
import type { SaleLine } from './line-totals'
import { orderEditTotals, orderTotals, refundableOfLine, returnableItems } from './order-totals'

const line = (unit_price: number, quantity: number, more: Partial<SaleLine> = {}): SaleLine => ({
  unit_price,
  quantity,
  tax_lines: [{ rate: 20 }],
  ...more,
})
const order = (items: SaleLine[], more: object = {}) => ({
  region: { gift_cards_taxable: true, tax_rate: 20 },
  items,
  shipping_methods: [{ price: 500, tax_lines: [{ rate: 20 }] }],
  ...more,
})

describe('what a line refunds', () => {
  const discounts = [{ id: 'ten', rule: { type: 'percentage' } }]
  const adjustments = [{ discount_id: 'ten', amount: 299 }]
  it.each([
    ['everything while nothing is back', line(1000, 3), 3600],
    ['what is not back yet', line(1000, 3, { returned_quantity: 1 }), 2400],
    ['nothing when all is back', line(1000, 3, { returned_quantity: 3 }), 0],
    [
      'less its rounded share of the discount per unit',
      line(995, 3, { returned_quantity: 1, adjustments }),
      2148,
    ],
    ['the price with the tax it includes', line(1200, 2, { includes_tax: true }), 2400],
    [
      'never less than nothing, whatever a full discount rounds to',
      line(999, 3, {
        includes_tax: true,
        tax_lines: [{ rate: 19 }],
        adjustments: [{ discount_id: 'ten', amount: 2519 }],
      }),
      0,
    ],
  ])('is %s', (_, item, refundable) => {
    const options = { tax_inclusive_pricing: true }
    expect(orderTotals(order([item], { discounts }), options).items[0]).toMatchObject({ refundable })
    expect(refundableOfLine(item, order([], { discounts }), options)).toBe(refundable)
  })

  it('shrinks with returns, but no other figure does', () => {
    const {
      items: [before],
      ...figures
    } = orderTotals(order([line(1000, 3)]))
    const {
      items: [after],
      ...later
    } = orderTotals(order([line(1000, 3, { returned_quantity: 2 })]))
    expect(later).toEqual(figures)
    expect(after).toEqual({ ...before, refundable: 1200 })
  })
})

describe('an order', () => {
  it('counts payments whether captured or not, less refunds', () => {
    const paid = { payments: [{ amount: 3000 }, { amount: 600 }], refunds: [{ amount: 100 }, { amount: 50 }] }
    expect(orderTotals(order([line(1000, 1)], paid))).toMatchObject({
      paid_total: 3600,
      refunded_total: 150,
      refundable_amount: 3450,
    })
  })

  it('of old uses its one stored rate for everything, even 0', () => {
    expect(orderTotals(order([line(1000, 1)], { tax_rate: 5 }))).toMatchObject({ tax_total: 75, total: 1575 })
    expect(orderTotals(order([line(1000, 1)], { tax_rate: 0 }))).toMatchObject({ tax_total: 0, total: 1500 })
  })

  it('with free shipping keeps the original figures of the method', () => {
    const free = { discounts: [{ id: 'free', rule: { type: 'free_shipping' } }] }
    const { shipping_total, total, shipping_methods } = orderTotals(order([line(1000, 1)], free))
    expect({ shipping_total, total }).toEqual({ shipping_total: 0, total: 1200 })
    expect(shipping_methods).toEqual([
      { subtotal: 0, tax_total: 0, total: 0, original_total: 600, original_tax_total: 100 },
    ])
  })

  it.each([
    ['its own rate', { amount: 1000, is_taxable: true, tax_rate: 10 }, 100],
    ['nothing when it was not taxed', { amount: 1000, is_taxable: false, tax_rate: null }, 0],
    [
      'the rate of the card when it is old',
      { amount: 1000, is_taxable: null, gift_card: { tax_rate: 15 } },
      150,
    ],
    ['the rate of the region when it is old and the card has none', { amount: 1000, is_taxable: null }, 200],
  ])('taxes a gift card transaction at %s', (_, transaction, tax) =>
    expect(orderTotals(order([line(1000, 1)], { gift_card_transactions: [transaction] }))).toMatchObject({
      gift_card_total: 1000,
      gift_card_tax_total: tax,
      tax_total: 300 - tax,
      total: 1800 - 1000 - tax,
    }),
  )

  it('counts its linked cards while it has no transactions', () => {
    const linked = { gift_cards: [{ balance: 700, tax_rate: 20 }] }
    expect(orderTotals(order([line(1000, 1)], linked))).toMatchObject({ gift_card_total: 700, total: 960 })
  })
})

describe('returnable lines', () => {
  it('are those of the order, its swaps and claims with more shipped than returned', () => {
    type Row = { id: string; shipped_quantity: number | null; returned_quantity?: number | null }
    const rows: Row[] = [
      { id: 'kept', shipped_quantity: 2, returned_quantity: 1 },
      { id: 'back', shipped_quantity: 2, returned_quantity: 2 },
      { id: 'waiting', shipped_quantity: null, returned_quantity: null },
    ]
    const swaps = [{ additional_items: [{ id: 'swapped', shipped_quantity: 1, returned_quantity: null }] }]
    const claims = [
      { additional_items: [{ id: 'claimed', shipped_quantity: 1 }] },
      { additional_items: null },
    ]
    expect(returnableItems<Row>({ items: rows, swaps, claims }).map(({ id }) => id)).toEqual([
      'kept',
      'swapped',
      'claimed',
    ])
  })
})

describe('an order edit', () => {
  it('is due the difference between the edited and the present total', () => {
    const present = order([line(1000, 1)])
    expect(orderEditTotals(present, [line(1000, 3)])).toMatchObject({ total: 4200, difference_due: 2400 })
    expect(orderEditTotals(present, [])).toMatchObject({ total: 600, difference_due: -1200 })
  })
})
