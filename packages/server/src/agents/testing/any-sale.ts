import fc from 'fast-check'
import { cartTotals } from '../../modules/totals/cart-totals'
import type { Sale } from '../selling/sale'

const line = fc.record({
  unit_price: fc.integer({ min: 0, max: 100_000 }),
  quantity: fc.integer({ min: 1, max: 50 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
})
const rates = fc.array(fc.constantFrom(5, 7, 9.975, 19, 20), { maxLength: 2 })

/** A sale with the figures that the shop itself works out. */
export const anySale = fc
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
