import type { CustomerGroup, PricedProduct, PriceListType } from '@cartwright/contract'
import type { DateValue } from '@cartwright/ui/DateInput'
import { invalidText } from '@cartwright/ui/invalid-text'
import { noEdits, type PriceEdits } from './price-rows'

/** A price list while it is being made. */
export interface PriceListDraft {
  name: string
  description: string
  type: PriceListType
  groups: readonly CustomerGroup[]
  starts_at: DateValue
  ends_at: DateValue
  products: readonly PricedProduct[]
  edits: PriceEdits
  isActive: boolean
}

export const emptyDraft: PriceListDraft = {
  name: '',
  description: '',
  type: 'sale',
  groups: [],
  starts_at: null,
  ends_at: null,
  products: [],
  edits: noEdits,
  isActive: true,
}

/** The fields that can be wrong. */
export type Asked = 'name' | 'description' | 'ends_at'

/** What still keeps a draft from being a price list, by field: the name of the sentence that says so. */
export function problemsOf({
  name,
  description,
  starts_at,
  ends_at,
}: PriceListDraft): Partial<Record<Asked, string>> {
  const isCrossed =
    typeof starts_at === 'string' &&
    typeof ends_at === 'string' &&
    Date.parse(ends_at) <= Date.parse(starts_at)
  return {
    ...(name.trim() === '' ? { name: 'needs.name' } : {}),
    ...(description.trim() === '' ? { description: 'needs.description' } : {}),
    ...(isCrossed ? { ends_at: 'needs.later' } : {}),
  }
}

/** Whether a day is only half typed: it says so itself. */
export const isUnreadable = ({ starts_at, ends_at }: PriceListDraft): boolean =>
  starts_at === invalidText || ends_at === invalidText

export const moment = (date: DateValue): string | null => (typeof date === 'string' ? date : null)
