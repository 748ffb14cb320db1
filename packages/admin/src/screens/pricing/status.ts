import type { PriceList } from '@cartwright/contract'

type Told = Pick<PriceList, 'status' | 'starts_at' | 'ends_at'>

/** What a price list is at a moment: an active one counts only between its days. */
export function priceListStatus({ status, starts_at, ends_at }: Told, now: Date = new Date()) {
  if (status === 'draft') return 'draft'
  if (ends_at && Date.parse(ends_at) < now.getTime()) return 'expired'
  return starts_at && Date.parse(starts_at) > now.getTime() ? 'scheduled' : 'active'
}
