import { highestAmount, highestQuantity, highestRate, highestSum } from '@cartwright/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjustments } from '../discount/allocation'
import { spendGiftCards } from '../gift-card/spend'
import { type CartSale, cartTotals } from './cart-totals'
import { orderTotals } from './order-totals'
import { assertSaleBounds, sizeOf } from './sale-bounds'
import type { SaleTotals } from './sale-totals'

const options = { tax_inclusive_pricing: true }

const rates = fc.array(fc.constantFrom(0, 2.5, 5.5, 7, 7.25, 8.875, 19, 20, 25), { maxLength: 2 })
const taxLines = rates.map((percents) => percents.map((rate) => ({ rate })))
const flags = { includes_tax: fc.boolean(), allow_discounts: fc.boolean(), qualifies: fc.boolean() }

/** What carts hold in shops, and what they hold at the most. */
const usual = {
  line: fc.record({
    unit_price: fc.oneof(fc.nat({ max: 20 }), fc.nat({ max: 1_000_000 })),
    quantity: fc.integer({ min: 1, max: 20 }),
    tax_lines: taxLines,
    ...flags,
  }),
  fixed: fc.oneof(fc.nat({ max: 1000 }), fc.nat({ max: 10_000_000 })),
  shipping: fc.nat({ max: 5000 }),
  balance: fc.nat({ max: 2_000_000 }),
}
const large = (most: number) =>
  fc.oneof(fc.maxSafeNat(), fc.nat()).map((any) => most - (any % Math.ceil(most / 2)))
const utmost = {
  // Eight lines and two methods with half as much in taxes come to no more than a sale may.
  line: fc
    .record({ quantity: fc.oneof(fc.constant(1), large(1_000_000_000)), tax_lines: taxLines, ...flags })
    .chain((row) =>
      large(Math.floor(highestSum / 16 / row.quantity)).map((unit_price) => ({ ...row, unit_price })),
    ),
  fixed: large(highestAmount),
  shipping: large(highestSum / 16),
  balance: large(highestAmount),
}

/** Carts as the shop makes them: adjustments come from the discount rules, cards all have a rate. */
const cartsOf = ({ line, fixed, shipping, balance }: typeof usual) =>
  fc
    .record({
      region: fc.record({ automatic_taxes: fc.boolean(), gift_cards_taxable: fc.boolean() }),
      rows: fc.array(line, { maxLength: 8 }),
      shipping_methods: fc.array(
        fc.record({ price: shipping, includes_tax: fc.boolean(), tax_lines: taxLines }),
        { maxLength: 2 },
      ),
      rule: fc.option(
        fc.oneof(
          fc.record({
            type: fc.constant('percentage'),
            value: fc.nat({ max: 100 }),
            allocation: fc.constant('total'),
          }),
          fc.record({
            type: fc.constant('fixed'),
            value: fixed,
            allocation: fc.constantFrom('total', 'item'),
          }),
          fc.constant({ type: 'free_shipping', value: 0, allocation: 'total' }),
        ),
      ),
      gift_cards: fc.array(fc.record({ balance, tax_rate: fc.constantFrom(7, 19, 25) }), { maxLength: 3 }),
    })
    .map(({ rows, rule, ...rest }) => {
      const discounts = rule ? [{ id: 'discount', rule }] : []
      const lines = rows.map((row, index) => ({ id: `${index}`, title: 'Shirt', ...row }))
      const qualifies = (row: { qualifies: boolean }) => row.qualifies
      const found = discounts.flatMap((discount) => adjustments(discount, lines, { ...options, qualifies }))
      const items = lines.map((row) => ({
        ...row,
        adjustments: found.filter((one) => one.item_id === row.id),
      }))
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

describe.each([
  ['of any cart', cartsOf(usual), 1e-5],
  ['of any cart at the bounds', cartsOf(utmost), 0.5],
] as const)('%s', (_, cart, dust) => {
  it('the parts add up to the whole', () => {
    fc.assert(
      fc.property(cart, (sale) => {
        const { items, shipping_methods, ...whole } = cartTotals(sale, options)
        const claims = [
          whole.subtotal === sum(items, 'subtotal'),
          whole.item_tax_total === sum(items, 'tax_total'),
          whole.shipping_total === sum(shipping_methods, 'subtotal'),
          whole.tax_total === whole.item_tax_total + sum(shipping_methods, 'tax_total'),
          Math.abs(whole.raw_discount_total - sum(items, 'raw_discount_total')) < dust,
          Math.abs(whole.discount_total - sum(items, 'discount_total')) <= items.length / 2,
          whole.total ===
            whole.subtotal +
              whole.shipping_total +
              whole.tax_total -
              whole.discount_total -
              whole.gift_card_total -
              whole.gift_card_tax_total,
          items.every((item) => item.total === item.subtotal - item.discount_total + item.tax_total),
          items.every((item) => item.original_total === item.subtotal + item.original_tax_total),
          shipping_methods.every((method) => method.total === method.subtotal + method.tax_total),
        ]
        expect(claims.indexOf(false)).toBe(-1)
      }),
    )
  })

  it('no figure is negative, fractional or a negative zero', () => {
    const isMoney = (value: number) => Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0)
    fc.assert(
      fc.property(cart, (sale) => {
        const { items, shipping_methods, raw_discount_total, ...whole } = cartTotals(sale, options)
        const order = orderTotals(sale, options)
        const raws = [raw_discount_total, ...order.items.map((line) => line.raw_discount_total)]
        const rows = [
          whole,
          ...shipping_methods,
          ...order.items.map(({ raw_discount_total: _, ...line }) => line),
        ]
        const wrong = rows.flatMap((row) =>
          Object.entries(row).filter(([, value]) => !isMoney(value as number)),
        )
        expect([...wrong, ...raws.filter((raw) => !(raw >= 0))]).toEqual([])
        expect(items).toHaveLength(order.items.length)
      }),
    )
  })

  it('no line is discounted above its price, and a price that includes tax is what it costs', () => {
    fc.assert(
      fc.property(cart, (sale) => {
        const wrong = cartTotals(sale, options).items.filter((item, index) => {
          const row = sale.items[index] as (typeof sale.items)[number]
          const isFair = item.discount_total <= item.subtotal && item.total <= item.original_total
          return !isFair || (row.includes_tax && item.original_total !== row.unit_price * row.quantity)
        })
        expect(wrong).toEqual([])
      }),
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
        expect(Math.abs(other.raw_discount_total - one.raw_discount_total)).toBeLessThan(dust)
        expect(other.items.toReversed()).toEqual(one.items)
      }),
    )
  })

  it('nor does their order when the discount is spread over them, in the cart and in the order made of it', () => {
    const shuffled = cart.chain((sale) =>
      fc.tuple(fc.constant(sale), fc.shuffledSubarray(sale.items, { minLength: sale.items.length })),
    )
    fc.assert(
      fc.property(shuffled, ([sale, lines]) => {
        const qualifies = (row: { qualifies: boolean }) => row.qualifies
        const found = sale.discounts.flatMap((discount) =>
          adjustments(discount, lines, { ...options, qualifies }),
        )
        const items = lines.map((row) => ({
          ...row,
          adjustments: found.filter((one) => one.item_id === row.id),
        }))
        const turned = { ...sale, items }
        for (const totals of [cartTotals, orderTotals])
          expect(rounded(totals(turned, options))).toEqual(rounded(totals(sale, options)))
      }),
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
    )
  })

  it('a card with enough on it leaves nothing to pay', () => {
    fc.assert(
      fc.property(cart, (sale) => {
        const region = { automatic_taxes: true, gift_cards_taxable: false }
        const gift_cards = [{ balance: Number.MAX_SAFE_INTEGER, tax_rate: null }]
        expect(cartTotals({ ...sale, region, gift_cards }, options).total).toBe(0)
      }),
    )
  })
})

describe('of numbers that are allowed each for itself', () => {
  const sale = fc.record({
    items: fc.array(
      fc.record({
        title: fc.constant('Shirt'),
        unit_price: fc.oneof(fc.nat(), fc.nat({ max: highestAmount })),
        quantity: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: highestQuantity })),
        tax_lines: fc.array(fc.record({ rate: fc.integer({ min: 0, max: highestRate }) }), { maxLength: 3 }),
      }),
      { maxLength: 12 },
    ),
    shipping_methods: fc.array(
      fc.record({ price: fc.nat({ max: highestAmount }), tax_lines: fc.constant([{ rate: 20 }]) }),
      { maxLength: 2 },
    ),
    region: fc.constant({ automatic_taxes: true, gift_cards_taxable: true }),
  })

  it('a sale is refused, or every figure of it is exact', () => {
    fc.assert(
      fc.property(sale, (any) => {
        const goods = any.items.reduce((sum, row) => sum + BigInt(row.unit_price) * BigInt(row.quantity), 0n)
        const totals = cartTotals(any)
        let refused = false
        try {
          assertSaleBounds(any, () => totals)
        } catch {
          refused = true
        }
        if (goods > BigInt(highestSum)) expect(refused).toBe(true)
        if (refused) return
        expect(BigInt(totals.subtotal)).toBe(goods)
        const taxes = any.items.flatMap(({ unit_price, quantity, tax_lines }) =>
          tax_lines.map(({ rate }) => (BigInt(unit_price) * BigInt(quantity) * BigInt(rate) + 50n) / 100n),
        )
        expect(BigInt(totals.item_tax_total)).toBe(taxes.reduce((sum, tax) => sum + tax, 0n))
        expect(totals.total).toBeLessThanOrEqual(highestSum)
      }),
    )
  })

  it('one that is beyond already may become smaller, and no larger', () => {
    fc.assert(
      fc.property(sale, sale, (any, other) => {
        const grown = { ...any, items: [...any.items, ...other.items] }
        const check = (now: typeof any, before: typeof any) =>
          assertSaleBounds(now, () => cartTotals(now), sizeOf(before))
        expect(() => check(any, grown)).not.toThrow()
        expect(() => check(any, any)).not.toThrow()
        if (sizeOf(grown).amount > Math.max(highestSum, sizeOf(any).amount))
          expect(() => check(grown, any)).toThrow('more than a sale may')
      }),
    )
  })
})
