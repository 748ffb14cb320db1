import type { Discount, DiscountRuleAllocation, DiscountRuleType, Input, Region } from '@cartwright/contract'
import type { DateValue } from '@cartwright/ui/DateInput'
import { invalidText } from '@cartwright/ui/invalid-text'
import type { MoneyValue } from '@cartwright/ui/MoneyInput'
import { conditionBody, type SaidCondition, saidConditions } from './conditions'
import { type Duration, durationOf, durationText } from './duration'
import type { SaidDiscount } from './sentence'

export const discountTypes = ['percentage', 'fixed', 'free_shipping'] as const

/** A discount while it is being made. Fields that hold no number are NaN, as number fields report them. */
export interface DiscountDraft {
  type: DiscountRuleType
  allocation: DiscountRuleAllocation
  percent: number
  amount: MoneyValue
  regions: readonly Region[]
  conditions: readonly SaidCondition[]
  code: string
  description: string
  starts_at: DateValue
  ends_at: DateValue
  usage_limit: number
  is_dynamic: boolean
  duration: Duration | null
  is_disabled: boolean
}

export const emptyDraft: DiscountDraft = {
  type: 'percentage',
  allocation: 'total',
  percent: Number.NaN,
  amount: null,
  regions: [],
  conditions: [],
  code: '',
  description: '',
  starts_at: null,
  ends_at: null,
  usage_limit: Number.NaN,
  is_dynamic: false,
  duration: null,
  is_disabled: false,
}

/** A draft like an existing discount, whose code is still to be chosen. */
export function draftLike(discount: Discount): DiscountDraft {
  const { rule } = discount
  const value = rule?.value ?? 0
  return {
    ...emptyDraft,
    type: rule?.type ?? 'percentage',
    allocation: rule?.allocation ?? 'total',
    percent: rule?.type === 'percentage' ? value : Number.NaN,
    amount: rule?.type === 'fixed' ? value : null,
    regions: discount.regions ?? [],
    conditions: saidConditions(rule?.conditions),
    description: rule?.description ?? '',
    ends_at: discount.ends_at,
    usage_limit: discount.usage_limit ?? Number.NaN,
    is_dynamic: discount.is_dynamic,
    duration: durationOf(discount.valid_duration) ?? null,
  }
}

export type DraftProblems = Partial<Record<keyof DiscountDraft, string>>

/** What still keeps a draft from being a discount, by field: the name of the sentence that says so. */
export function problemsOf(draft: DiscountDraft): DraftProblems {
  const { type, percent, amount, regions, conditions, starts_at, ends_at } = draft
  const isPercent = percent > 0 && percent <= 100
  const isAmount = typeof amount === 'number' && amount > 0
  return {
    ...(type === 'percentage' && !isPercent ? { percent: 'needs.percent' } : {}),
    ...(type === 'fixed' && !isAmount && amount !== invalidText ? { amount: 'needs.amount' } : {}),
    ...(regions.length === 0 ? { regions: 'needs.region' } : {}),
    ...(conditions.some(({ resources }) => resources.length === 0) ? { conditions: 'needs.resources' } : {}),
    ...(draft.code.trim() === '' ? { code: 'needs.code' } : {}),
    ...(isBefore(ends_at, starts_at) ? { ends_at: 'needs.later' } : {}),
  }
}

/** The fields whose text says no value: they say so themselves. */
export const isUnreadable = ({ amount, type, starts_at, ends_at }: DiscountDraft): boolean =>
  (type === 'fixed' && amount === invalidText) || starts_at === invalidText || ends_at === invalidText

const isBefore = (end: DateValue, start: DateValue) =>
  typeof end === 'string' && Date.parse(end) <= (typeof start === 'string' ? Date.parse(start) : Date.now())

const value = ({ type, percent, amount }: DiscountDraft): number =>
  type === 'percentage' ? percent || 0 : type === 'fixed' && typeof amount === 'number' ? amount : 0

const moment = (date: DateValue) => (typeof date === 'string' ? date : null)

/** The draft as it is said. */
export const saidDraft = (draft: DiscountDraft): SaidDiscount => ({
  type: draft.type,
  value: value(draft),
  allocation: draft.allocation,
  regions: draft.regions,
  conditions: draft.conditions,
  starts_at: moment(draft.starts_at),
  ends_at: moment(draft.ends_at),
  usage_limit: Number.isNaN(draft.usage_limit) ? null : draft.usage_limit,
  is_dynamic: draft.is_dynamic,
  valid_duration: draft.is_dynamic && draft.duration ? durationText(draft.duration) : null,
})

/** The draft as the shop takes it. */
export function draftBody(draft: DiscountDraft): NonNullable<Input<'POST /admin/discounts'>['body']> {
  const said = saidDraft(draft)
  return {
    code: draft.code.trim(),
    rule: {
      type: draft.type,
      value: said.value,
      allocation: draft.type === 'fixed' ? draft.allocation : 'total',
      description: draft.description.trim() || null,
      conditions: draft.conditions.map(conditionBody),
    },
    regions: draft.regions.map(({ id }) => id),
    is_dynamic: draft.is_dynamic,
    is_disabled: draft.is_disabled,
    ...(said.starts_at ? { starts_at: said.starts_at } : {}),
    ends_at: said.ends_at,
    usage_limit: said.usage_limit,
    valid_duration: said.valid_duration,
  }
}
