import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wordsFor } from '../../../../modules/document/words/languages'
import { isoAmount } from '../../../iso-amount'
import { saleFigures } from '../../../selling/figures'
import { wrongByAcp } from '../../../testing/acp-schema'
import { anySale } from '../../../testing/any-sale'
import { discountsPart } from './discounts'
import { lineItems } from './line-items'
import { saleTotals } from './totals'

const { words } = wordsFor('en')
type Totals = readonly { type: string; amount: number }[]
const of = (totals: Totals, type: string) =>
  totals.filter((entry) => entry.type === type).reduce((sum, { amount }) => sum + amount, 0)

it('the subtotal, and what is added and taken off, is the total, which is what the shop asks for', () => {
  fc.assert(
    fc.property(anySale, (sale) => {
      const totals = saleTotals(saleFigures(sale), words)
      const sum =
        of(totals, 'subtotal') +
        of(totals, 'fulfillment') +
        of(totals, 'tax') +
        of(totals, 'fee') -
        of(totals, 'discount') -
        of(totals, 'store_credit')
      expect(sum).toBe(of(totals, 'total'))
      expect(of(totals, 'items_base_amount') - of(totals, 'items_discount')).toBe(of(totals, 'subtotal'))
      expect(of(totals, 'total')).toBe(isoAmount(sale.total ?? 0, sale.region?.currency_code ?? ''))
      for (const total of totals) {
        // A discount that leaves nothing can leave a cent less, in the sums that the shop itself makes.
        if (!['subtotal', 'total'].includes(total.type)) expect(total.amount).toBeGreaterThanOrEqual(0)
        expect(wrongByAcp('Total', total)).toEqual([])
      }
    }),
    { numRuns: 500 },
  )
})

it('what lines say adds up to what their sum says, and allocations to their discount', () => {
  fc.assert(
    fc.property(anySale, (sale) => {
      const totals = saleTotals(saleFigures(sale), words)
      const lines = lineItems(sale, 'http://shop.test', words)
      for (const type of ['items_base_amount', 'items_discount', 'subtotal'])
        expect(lines.reduce((sum, line) => sum + of(line.totals, type), 0)).toBe(of(totals, type))
      for (const line of lines) {
        expect(of(line.totals, 'subtotal') + of(line.totals, 'tax')).toBe(of(line.totals, 'total'))
        expect(wrongByAcp('LineItem', line)).toEqual([])
      }
      const { applied, ...others } = discountsPart({}, sale)
      for (const { amount, allocations = [] } of applied)
        expect(allocations.reduce((sum, share) => sum + share.amount, 0)).toBe(amount)
      expect(applied[0]?.amount).toBe(of(totals, 'items_discount'))
      expect(wrongByAcp('DiscountsResponse', { applied, ...others })).toEqual([])
    }),
    { numRuns: 200 },
  )
})
