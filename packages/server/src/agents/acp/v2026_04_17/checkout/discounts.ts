import type { Discount } from '@cartwright/contract'
import { saleFigures } from '../../../selling/figures'
import type { Said } from '../../../selling/said'
import { currencyOf, type Sale, tellerOf } from '../../../selling/sale'
import { discountCodeOf } from '../messages'

export const discountExtension = {
  name: 'discount',
  extends: [
    '$.CheckoutSessionCreateRequest.discounts',
    '$.CheckoutSessionUpdateRequest.discounts',
    '$.CheckoutSession.discounts',
  ],
}

/** The codes of a checkout: those that count, with where what they take off lands, and those that do not, with why. */
export const discountsPart = ({ codes = [], not_done = [] }: Said, sale: Sale) => ({
  codes,
  applied: appliedDiscounts(sale),
  rejected: not_done.flatMap(({ code, content, path }) => {
    const at = /^\$\.discounts\.codes\[(\d+)\]$/.exec(path)?.[1]
    const rejected = at === undefined ? undefined : codes[Number(at)]
    return rejected === undefined ? [] : [{ code: rejected, reason: discountCodeOf(code), message: content }]
  }),
})

/** What discounts of lines take off is the whole of it: at most one of them is on a cart. One that sends for free takes off nothing. */
function appliedDiscounts(sale: Sale) {
  const shares = saleFigures(sale).lines.flatMap(({ discount }, at) =>
    discount > 0 ? [{ path: `$.line_items[${at}]`, amount: discount }] : [],
  )
  return (sale.discounts ?? []).map((discount) => {
    const { id, code, rule, starts_at, ends_at } = discount
    const allocations = rule?.type === 'free_shipping' ? [] : shares
    return {
      id,
      code,
      coupon: couponOf(discount, sale),
      amount: allocations.reduce((sum, { amount }) => sum + amount, 0),
      automatic: false,
      ...(starts_at ? { start: starts_at } : {}),
      ...(ends_at ? { end: ends_at } : {}),
      ...(allocations.length > 0
        ? { method: rule?.allocation === 'item' ? 'each' : 'across', allocations }
        : {}),
    }
  })
}

function couponOf({ id, code, rule }: Discount, sale: Sale) {
  const named = { id: rule?.id ?? id, name: rule?.description?.trim() || code }
  if (rule?.type === 'percentage') return { ...named, percent_off: rule.value }
  if (rule?.type !== 'fixed') return named
  return { ...named, amount_off: tellerOf(sale)(rule.value), currency: currencyOf(sale).toLowerCase() }
}
