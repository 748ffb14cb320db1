import { linesOf, type Sale, tellerOf } from './sale'
import { lineDiscount, showsTaxInPrices } from './totals'

/** Why a code does not count, in the words of the protocol, by what the shop says of it. */
export function refusedCode(type: string, message: string): string {
  if (type === 'not_found') return 'discount_code_invalid'
  return reasons.find(([pattern]) => pattern.test(message))?.[1] ?? 'discount_code_invalid'
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/has expired$/, 'discount_code_expired'],
  [/is only valid for certain customers$/, 'discount_code_user_not_logged_in'],
  [/is not valid for this customer$/, 'discount_code_user_ineligible'],
]

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
