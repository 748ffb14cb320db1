import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cartTotals } from '../../../../modules/totals/cart-totals'
import { isoAmount } from '../../../iso-amount'
import { saleFigures } from '../../../selling/figures'
import type { Sale } from '../../../selling/sale'
import { wrongBy } from '../../../testing/ucp-schema'
import { lineItems } from './line-items'
import { saleTotals } from './totals'

const line = fc.record({
  unit_price: fc.integer({ min: 0, max: 100_000 }),
  quantity: fc.integer({ min: 1, max: 50 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
})
const rates = fc.array(fc.constantFrom(5, 7, 9.975, 19, 20), { maxLength: 2 })

/** A sale with the figures that the shop itself works out. */
const sale = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    rates,
    includes_tax: fc.boolean(),
    delivery: fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined }),
    card: fc.option(fc.integer({ min: 1, max: 50_000 }), { nil: undefined }),
    // Of a hundred parts, of none, and of a thousand.
    currency_code: fc.constantFrom('eur', 'jpy', 'clp', 'kwd'),
  })
  .map(({ lines, rates, includes_tax, delivery, card, currency_code }) => {
    const tax_lines = rates.map((rate) => ({ rate, name: 'VAT', code: null }))
    const cart = {
      region: { automatic_taxes: true, gift_cards_taxable: false, currency_code },
      items: lines.map(({ unit_price, quantity, share }, at) => ({
        id: `item_${at}`,
        title: 'Cup',
        variant_id: `variant_${at}`,
        is_return: false,
        includes_tax,
        unit_price,
        quantity,
        tax_lines,
        adjustments: [{ discount_id: 'disc', amount: unit_price * quantity * share }],
      })),
      shipping_methods:
        delivery === undefined
          ? []
          : [{ price: delivery, includes_tax, tax_lines, shipping_option_id: 'so' }],
      discounts: [{ id: 'disc', code: 'TEN', rule: { type: 'percentage', allocation: 'total' } }],
      gift_cards: card === undefined ? [] : [{ id: 'gc', balance: card, code: 'X', is_disabled: false }],
    }
    const figures = cartTotals(cart as never, { tax_inclusive_pricing: true })
    const items = cart.items.map((one, at) => ({ ...one, ...figures.items[at] }))
    return { ...cart, ...figures, items, email: null } as unknown as Sale
  })

it('all entries but the total add up to it, which is what the shop asks for', () => {
  fc.assert(
    fc.property(sale, (one) => {
      const totals = saleTotals(saleFigures(one))
      const rest = totals.filter(({ type }) => type !== 'total').reduce((sum, { amount }) => sum + amount, 0)
      const total = totals.find(({ type }) => type === 'total')
      expect(total?.amount).toBe(isoAmount(one.total ?? 0, one.region?.currency_code ?? ''))
      expect(rest).toBe(total?.amount)
      for (const { amount, lines } of totals)
        if (lines) expect(lines.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
      expect(wrongBy('schemas/shopping/types/totals.json', totals)).toEqual([])
    }),
    { numRuns: 500 },
  )
})

it('what is taken off lines is what their sum says, and no line adds up to something else', () => {
  fc.assert(
    fc.property(sale, (one) => {
      const of = (totals: readonly { type: string; amount: number }[], type: string) =>
        totals.filter((entry) => entry.type === type).reduce((sum, { amount }) => sum + amount, 0)
      const lines = lineItems(one, 'http://shop.test').map(({ totals }) => totals)
      const sale = saleTotals(saleFigures(one))
      for (const type of ['subtotal', 'items_discount'])
        expect(lines.reduce((sum, totals) => sum + of(totals, type), 0)).toBe(of(sale, type))
      for (const totals of lines)
        expect(of(totals, 'subtotal') + of(totals, 'items_discount')).toBe(of(totals, 'total'))
      // A cent for each rounding at most: where the currency has no hundredths, all that is told is rounded.
      const count = one.items?.length ?? 0
      const most =
        one.region?.currency_code === 'clp'
          ? 3 * count + 3
          : count * (one.region?.currency_code === 'kwd' ? 10 : 1)
      expect(Math.abs(of(sale, 'rounding'))).toBeLessThanOrEqual(most)
    }),
    { numRuns: 500 },
  )
})
