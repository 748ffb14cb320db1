import { lineDiscount, linesOf, type Sale, showsTaxInPrices, tellerOf } from '../../../selling/sale'

/** The discounts of a sale, and where what they take off lands. */
export function appliedDiscounts(sale: Sale) {
  const withTax = showsTaxInPrices(sale)
  const told = tellerOf(sale)
  const shares = linesOf(sale).flatMap((line, at) => {
    const amount = told(lineDiscount(line, withTax))
    return amount > 0 ? [{ path: `$.line_items[${at}]`, amount }] : []
  })
  return (sale.discounts ?? []).map(({ code, rule }) => {
    const isOfLines = rule?.type !== 'free_shipping'
    const allocations = isOfLines ? shares : []
    return {
      code,
      title: rule?.description?.trim() || code,
      amount: allocations.reduce((sum, { amount }) => sum + amount, 0),
      ...(isOfLines ? { method: rule?.allocation === 'item' ? 'each' : 'across' } : {}),
      ...(allocations.length > 0 ? { allocations } : {}),
    }
  })
}
