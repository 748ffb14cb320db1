import type { PricedShippingOption } from '@cartwright/contract'
import { deliveryDates, deliveryTime, deliveryWindow } from '@cartwright/sdk/rules'

type Option = Pick<PricedShippingOption, 'amount' | 'metadata' | 'is_return' | 'profile_id' | 'requirements'>

/** When a delivery arrives that is ordered now, written for a reader; undefined where its option does not say. */
export function arrival(
  metadata: Option['metadata'] | undefined,
  locale: string,
  now = new Date(),
): string | undefined {
  const time = deliveryTime(metadata)
  return time && deliveryDates(deliveryWindow(time, now), locale)
}

/** The delivery that a page of goods of this profile promises: the cheapest that is there for any cart, and says when it arrives. */
export function usualDelivery<O extends Option>(
  options: readonly O[],
  profile: string | undefined,
): O | undefined {
  const fitting = options.filter(
    ({ is_return, profile_id, requirements = [], metadata }) =>
      !is_return &&
      (profile === undefined || profile_id === profile) &&
      !requirements.some(({ type, amount }) => type === 'min_subtotal' && amount > 0) &&
      deliveryTime(metadata),
  )
  return fitting.sort((a, b) => (a.amount ?? Number.MAX_VALUE) - (b.amount ?? Number.MAX_VALUE))[0]
}
