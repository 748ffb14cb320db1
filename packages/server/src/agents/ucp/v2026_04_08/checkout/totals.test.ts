import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isoAmount } from '../../../iso-amount'
import { saleFigures } from '../../../selling/figures'
import { anySale as sale } from '../../../testing/any-sale'
import { wrongBy } from '../../../testing/ucp-schema'
import { lineItems } from './line-items'
import { saleTotals } from './totals'

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
