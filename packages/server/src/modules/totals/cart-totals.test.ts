import { describe, expect, it } from 'vitest'
import { cartTotals } from './cart-totals'
import type { SaleLine } from './line-totals'
import { withTotals } from './with-totals'

const rates = (...percents: number[]) => percents.map((rate) => ({ rate }))
const line = (unit_price: number, quantity: number, more: Partial<SaleLine> = {}): SaleLine => ({
  unit_price,
  quantity,
  tax_lines: rates(20),
  ...more,
})
const cart = (items: SaleLine[], more: object = {}) => ({
  region: { automatic_taxes: true, gift_cards_taxable: true },
  items,
  shipping_methods: [],
  ...more,
})
const ten = { id: 'ten', rule: { type: 'percentage' } }
const five = { id: 'five', rule: { type: 'fixed' } }
const freeShipping = { id: 'free', rule: { type: 'free_shipping' } }

describe('the discount of a line', () => {
  const adjustments = [
    { discount_id: 'ten', amount: 100 },
    { discount_id: 'five', amount: 50 },
    { discount_id: null, amount: 7 },
  ]
  it.each([
    ['is that of the first amount discount and of no discount', [freeShipping, five, ten], true, 57],
    ['is that of no discount where there is none', [freeShipping], true, 7],
    ['is that of no discount where discounts are not allowed', [ten], false, 7],
  ])('%s', (_, discounts, allow_discounts, discount) =>
    expect(cartTotals(cart([line(1000, 1, { adjustments, allow_discounts })], { discounts }))).toMatchObject({
      discount_total: discount,
      subtotal: 1000,
      tax_total: Math.round((1000 - discount) * 0.2),
    }),
  )

  it('is rounded once on the cart, so it may differ from the sum over the lines', () => {
    const share = { adjustments: [{ discount_id: 'ten', amount: 100 / 3 }] }
    const totals = cartTotals(
      cart([line(500, 1, share), line(500, 1, share), line(500, 1, share)], { discounts: [ten] }),
    )
    expect(totals.discount_total).toBe(100)
    expect(totals.items.map((item) => item.discount_total)).toEqual([33, 33, 33])
  })
})

describe('a price that includes tax', () => {
  const options = { tax_inclusive_pricing: true }
  const included = line(999, 100, { includes_tax: true, tax_lines: rates(19) })

  it('keeps its whole price as subtotal while taxes are off', () => {
    const off = { region: { automatic_taxes: false, gift_cards_taxable: true } }
    expect(cartTotals(cart([included], off), options)).toMatchObject({
      subtotal: 99_900,
      tax_total: 0,
      total: 99_900,
    })
  })

  it('means nothing without the feature', () => {
    expect(cartTotals(cart([included]))).toMatchObject({ subtotal: 99_900, tax_total: 18_981 })
  })

  it('discounted to nothing costs nothing, although subtotal and taxable amount differ by rounding', () => {
    const adjustments = [{ discount_id: 'ten', amount: 83_959 }]
    expect(cartTotals(cart([{ ...included, adjustments }], { discounts: [ten] }), options)).toMatchObject({
      subtotal: 83_959,
      discount_total: 83_959,
      tax_total: 0,
      total: 0,
    })
  })
})

describe('a cart of returned goods', () => {
  it('has a negative total, taxed as they were and with their discount given back', () => {
    const returned = line(-1000, 2, { adjustments: [{ discount_id: 'ten', amount: -200 }] })
    expect(cartTotals(cart([returned, line(500, 1)], { discounts: [ten] }))).toMatchObject({
      subtotal: -1500,
      discount_total: -200,
      tax_total: -260,
      gift_card_total: 0,
      total: -1560,
    })
  })
})

describe('gift cards on a cart', () => {
  const card = (balance: number, tax_rate: number | null, ends_at: string | null = null) => ({
    balance,
    tax_rate,
    ends_at,
  })
  it.each([
    ['are taxed in spending order', [card(1000, 10), card(700, 20, '2030-01-01')], 1000, 170],
    ['without a rate leave the amount the others are taxed on', [card(500, null), card(900, 20)], 1000, 180],
    ['pay no more than there is to pay', [card(5000, 20)], 1000, 200],
    ['give back no more tax than leaves the total at zero', [card(5000, 25)], 1000, 200],
  ])('%s', (_, gift_cards, gift_card_total, gift_card_tax_total) =>
    expect(cartTotals(cart([line(1000, 1)], { gift_cards }))).toMatchObject({
      gift_card_total,
      gift_card_tax_total,
      total: 1200 - gift_card_total - gift_card_tax_total,
    }),
  )

  it('cannot turn the total negative by the rounding of single lines', () => {
    const cheap = line(4, 1, { tax_lines: rates(10) })
    expect(cartTotals(cart([cheap, cheap, cheap], { gift_cards: [card(100, 10)] }))).toMatchObject({
      gift_card_total: 12,
      gift_card_tax_total: 0,
      total: 0,
    })
  })
})

describe('a total', () => {
  const { MAX_SAFE_INTEGER: last } = Number
  it.each([
    ['a line', [line(last, 1_000_000_000)]],
    ['all lines', [line(2 ** 52, 1), line(2 ** 52, 1)]],
    ['its taxes', [line(last, 1, { tax_lines: rates(1000, 1000) })]],
  ])('that is no longer exact stands at the last number that is: %s', (_, items) => {
    const whole = cartTotals(cart(items, { shipping_methods: [{ price: last, tax_lines: rates(20) }] }))
    expect(whole).toMatchObject({ total: last, tax_total: expect.toSatisfy(Number.isSafeInteger) })
    const figures = [whole, ...whole.items, ...whole.shipping_methods].flatMap((part) => Object.values(part))
    const numbers = figures.filter((figure) => typeof figure === 'number')
    expect(numbers.every(Number.isSafeInteger)).toBe(true)
  })

  it('is shown beside the lines it was made of', () => {
    const shown = cart([line(1000, 1, { tax_lines: rates(25) })], {
      shipping_methods: [{ price: 500, tax_lines: rates(25) }],
    })
    expect(withTotals(shown, cartTotals(shown))).toMatchObject({
      total: 1875,
      items: [{ unit_price: 1000, tax_lines: rates(25), total: 1250 }],
      shipping_methods: [{ price: 500, total: 625 }],
    })
  })
})
