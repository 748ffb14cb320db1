import type { ShippingOption } from '@cartwright/contract'
import { type InvalidText, invalidText } from '@cartwright/ui/invalid-text'

export type Bound = number | null | InvalidText

/** From which subtotal on an option is offered, and below which. */
export interface Bounds {
  min_subtotal: Bound
  max_subtotal: Bound
}

const types = ['min_subtotal', 'max_subtotal'] as const

/** The bounds an option has. */
export const boundsOf = (option: Pick<ShippingOption, 'requirements'> | undefined): Bounds => ({
  min_subtotal: amountOf(option, 'min_subtotal'),
  max_subtotal: amountOf(option, 'max_subtotal'),
})

const amountOf = (option: Pick<ShippingOption, 'requirements'> | undefined, type: (typeof types)[number]) =>
  option?.requirements?.find((one) => one.type === type)?.amount ?? null

/** What keeps bounds from being saved: no order is from 50 on and below 50. */
export function boundsProblem({
  min_subtotal: min,
  max_subtotal: max,
}: Bounds): 'text' | 'order' | undefined {
  if (min === invalidText || max === invalidText) return 'text'
  return min !== null && max !== null && min >= max ? 'order' : undefined
}

/** The bounds as the call takes them. A bound that was there keeps its id, so that it is changed and not made anew. */
export const requirementsOf = (bounds: Bounds, option?: Pick<ShippingOption, 'requirements'>) =>
  types.flatMap((type) => {
    const amount = bounds[type]
    if (typeof amount !== 'number') return []
    const id = option?.requirements?.find((one) => one.type === type)?.id
    return [{ ...(id ? { id } : {}), type, amount }]
  })
