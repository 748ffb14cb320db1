import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjustments } from '../discount/allocation'
import { spendGiftCards } from '../gift-card/spend'
import { type CartSale, cartTotals } from './cart-totals'
import { orderTotals } from './order-totals'
import type { SaleTotals } from './sale-totals'

const laws = { numRuns: 10_000 }
const options = { tax_inclusive_pricing: true }

const rates = fc.array(fc.constantFrom(0, 2.5, 5.5, 7, 7.25, 8.875, 19, 20, 25), { maxLength: 2 })
const taxLines = rates.map((percents) => percents.map((rate) => ({ rate })))
const line = fc.record({
  unit_price: fc.oneof(fc.nat({ max: 20 }), fc.nat({ max: 1_000_000 })),
  quantity: fc.integer({ min: 1, max: 20 }),
  includes_tax: fc.boolean(),
  allow_discounts: fc.boolean(),
  tax_lines: taxLines,
  qualifies: fc.boolean(),
})
const rule = fc.oneof(
  fc.record({
    type: fc.constant('percentage'),
    value: fc.nat({ max: 100 }),
    allocation: fc.constant('total'),
  }),
  fc.record({
    type: fc.constant('fixed'),
    value: fc.oneof(fc.nat({ max: 1000 }), fc.nat({ max: 10_000_000 })),
    allocation: fc.constantFrom('total', 'item'),
  }),
  fc.constant({ type: 'free_shipping', value: 0, allocation: 'total' }),
)

/** Carts as the shop makes them: adjustments come from the discount rules, cards all have a rate. */
const cart = fc
  .record({
    region: fc.record({ automatic_taxes: fc.boolean(), gift_cards_taxable: fc.boolean() }),
    rows: fc.array(line, { maxLength: 8 }),
    shipping_methods: fc.array(
      fc.record({ price: fc.nat({ max: 5000 }), includes_tax: fc.boolean(), tax_lines: taxLines }),
      { maxLength: 2 },
    ),
    rule: fc.option(rule),
    gift_cards: fc.array(
      fc.record({ balance: fc.nat({ max: 2_000_000 }), tax_rate: fc.constantFrom(7, 19, 25) }),
      { maxLength: 3 },
    ),
  })
  .map(({ rows, rule, ...rest }) => {
    const discounts = rule ? [{ id: 'discount', rule }] : []
    const lines = rows.map((row, index) => ({ id: `${index}`, ...row }))
    const qualifies = (row: { qualifies: boolean }) => row.qualifies
    const found = discounts.flatMap((discount) => adjustments(discount, lines, { ...options, qualifies }))
    const items = lines.map((row) => ({ ...row, adjustments: found.filter((one) => one.item_id === row.id) }))
    return { ...rest, discounts, items } satisfies CartSale
  })

const sum = (rows: readonly object[], figure: string) =>
  rows.reduce((total, row) => total + ((row as Record<string, number>)[figure] ?? 0), 0)
const wholeFigures = [
  'subtotal',
  'discount_total',
  'item_tax_total',
  'shipping_total',
  'shipping_tax_total',
  'tax_total',
  'gift_card_total',
  'gift_card_tax_total',
  'total',
] as const
const rounded = (totals: SaleTotals) =>
  Object.fromEntries(wholeFigures.map((figure) => [figure, totals[figure]]))

describe('of any cart', () => {
  it('the parts add up to the whole', () => {
    fc.assert(
      fc.property(cart, (sale) => {
        const totals = cartTotals(sale, options)
        const { items, shipping_methods, ...whole } = totals
        expect(whole.subtotal).toBe(sum(items, 'subtotal'))
        expect(whole.item_tax_total).toBe(sum(items, 'tax_total'))
        expect(whole.shipping_total).toBe(sum(shipping_methods, 'subtotal'))
        expect(whole.tax_total).toBe(whole.item_tax_total + sum(shipping_methods, 'tax_total'))
        expect(whole.raw_discount_total).toBeCloseTo(sum(items, 'raw_discount_total'), 5)
        expect(Math.abs(whole.discount_total - sum(items, 'discount_total'))).toBeLessThanOrEqual(
          items.length / 2,
        )
        expect(whole.total).toBe(
          whole.subtotal +
            whole.shipping_total +
            whole.tax_total -
            whole.discount_total -
            whole.gift_card_total -
            whole.gift_card_tax_total,
        )
        for (const item of items) {
          expect(item.total).toBe(item.subtotal - item.discount_total + item.tax_total)
          expect(item.original_total).toBe(item.subtotal + item.original_tax_total)
        }
        for (const method of shipping_methods) expect(method.total).toBe(method.subtotal + method.tax_total)
      }),
      laws,
    )
  })

  it('no figure is negative, fractional or a negative zero', () => {
    const isMoney = (value: number) => Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0)
    fc.assert(
      fc.property(cart, (sale) => {
        const { items, shipping_methods, raw_discount_total, ...whole } = cartTotals(sale, options)
        const order = orderTotals(sale, options)
        const lines = order.items.map(({ raw_discount_total: raw, ...line }) => {
          expect(raw).toBeGreaterThanOrEqual(0)
          return line
        })
        expect(raw_discount_total).toBeGreaterThanOrEqual(0)
        for (const row of [whole, ...lines, ...shipping_methods]) {
          expect(Object.entries(row).filter(([, value]) => !isMoney(value as number))).toEqual([])
        }
        expect(items).toHaveLength(lines.length)
      }),
      laws,
    )
  })

  it('no line is discounted above its price, and a price that includes tax is what it costs', () => {
    fc.assert(
      fc.property(cart, (sale) => {
        cartTotals(sale, options).items.forEach((item, index) => {
          const row = sale.items[index] as (typeof sale.items)[number]
          expect(item.discount_total).toBeLessThanOrEqual(item.subtotal)
          expect(item.total).toBeLessThanOrEqual(item.original_total)
          if (row.includes_tax) expect(item.original_total).toBe(row.unit_price * row.quantity)
        })
      }),
      laws,
    )
  })

  it('the order of lines and methods changes nothing', () => {
    fc.assert(
      fc.property(cart, (sale) => {
        const turned = {
          ...sale,
          items: sale.items.toReversed(),
          shipping_methods: sale.shipping_methods.toReversed(),
        }
        const [one, other] = [cartTotals(sale, options), cartTotals(turned, options)]
        expect(rounded(other)).toEqual(rounded(one))
        expect(other.raw_discount_total).toBeCloseTo(one.raw_discount_total, 5)
        expect(other.items.toReversed()).toEqual(one.items)
      }),
      laws,
    )
  })

  it('the order made of it has the same total, with the gift card tax taken out of its tax', () => {
    fc.assert(
      fc.property(cart, (sale) => {
        const totals = cartTotals(sale, { ...options, force_taxes: true })
        const spent = spendGiftCards(sale.gift_cards, totals.gift_card_total)
        const gift_card_transactions = spent.map(({ transaction }) => transaction)
        const order = orderTotals({ ...sale, gift_card_transactions }, options)
        expect(rounded(order)).toEqual(
          rounded({ ...totals, tax_total: totals.tax_total - totals.gift_card_tax_total }),
        )
        expect(order.items.map(({ refundable, ...line }) => line)).toEqual(totals.items)
      }),
      laws,
    )
  })

  it('a card with enough on it leaves nothing to pay', () => {
    fc.assert(
      fc.property(cart, (sale) => {
        const region = { automatic_taxes: true, gift_cards_taxable: false }
        const gift_cards = [{ balance: Number.MAX_SAFE_INTEGER, tax_rate: null }]
        expect(cartTotals({ ...sale, region, gift_cards }, options).total).toBe(0)
      }),
      laws,
    )
  })
})
