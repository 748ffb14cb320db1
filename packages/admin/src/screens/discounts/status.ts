import type { Discount, DiscountStatus } from '@cartwright/contract'

export const discountStatuses = ['active', 'scheduled', 'expired', 'used_up', 'draft'] as const

type Told = Pick<Discount, 'is_disabled' | 'starts_at' | 'ends_at' | 'usage_limit' | 'usage_count'>

/** What a discount is at a moment, by the same rule as the filter of the list. */
export function discountStatus(discount: Told, now: Date = new Date()): DiscountStatus {
  const { is_disabled, starts_at, ends_at, usage_limit, usage_count } = discount
  if (is_disabled) return 'draft'
  if (ends_at && Date.parse(ends_at) < now.getTime()) return 'expired'
  if (Date.parse(starts_at) > now.getTime()) return 'scheduled'
  return usage_limit !== null && usage_count >= usage_limit ? 'used_up' : 'active'
}
