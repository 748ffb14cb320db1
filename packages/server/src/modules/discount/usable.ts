import { type Condition, customerQualifies, hasGroupCondition } from './conditions'

type Moment = Date | string | number

export interface UsableDiscount {
  code: string
  is_disabled: boolean
  is_dynamic?: boolean | null
  parent_discount_id?: string | null
  parent_discount?: { regions?: readonly { id: string }[] | null } | null
  starts_at: Moment
  ends_at?: Moment | null
  usage_limit?: number | null
  usage_count?: number | null
  regions?: readonly { id: string }[] | null
  rule?: { conditions?: readonly Condition[] | null } | null
}

/** The cart a discount is to be used on, and when. */
interface DiscountUse {
  now: Date
  region_id: string
  /** Null for a cart without a customer. */
  customer: { groups?: readonly { id: string }[] | null } | null
}

/** Why a discount cannot be used: the kind of error, a code for programs and a sentence for people. */
interface Unusable {
  type: 'not_allowed' | 'invalid_data'
  code:
    | 'discount_limit_reached'
    | 'discount_not_started'
    | 'discount_ended'
    | 'discount_disabled'
    | 'discount_is_template'
    | 'discount_needs_customer'
    | 'discount_not_in_region'
    | 'discount_not_for_customer'
  message: string
}

/** The first reason why a discount cannot be used, in the order of the rules of discounts; null when it can. */
export function whyUnusable(discount: UsableDiscount, use: DiscountUse): Unusable | null {
  const { now, region_id, customer } = use
  const conditions = discount.rule?.conditions
  const refused = (
    code: Unusable['code'],
    reason: string,
    type: Unusable['type'] = 'not_allowed',
  ): Unusable => ({
    type,
    code,
    message: `Discount ${discount.code} ${reason}`,
  })
  if (discount.usage_limit != null && (discount.usage_count ?? 0) >= discount.usage_limit) {
    return refused('discount_limit_reached', 'has been used as often as it may be')
  }
  if (time(discount.starts_at) > now.getTime()) return refused('discount_not_started', 'is not valid yet')
  if (discount.ends_at != null && time(discount.ends_at) < now.getTime()) {
    return refused('discount_ended', 'has expired')
  }
  if (discount.is_disabled) return refused('discount_disabled', 'is disabled')
  // The template of dynamic codes is no code itself (rules: discounts).
  if (discount.is_dynamic && !discount.parent_discount_id) {
    return refused('discount_is_template', 'is a template for codes and cannot be used itself')
  }
  if (!customer && hasGroupCondition(conditions)) {
    return refused('discount_needs_customer', 'is only valid for certain customers')
  }
  if (!regionsOf(discount).some((region) => region.id === region_id)) {
    return refused('discount_not_in_region', 'is not valid in this region', 'invalid_data')
  }
  if (!customerQualifies(conditions, customer)) {
    return refused('discount_not_for_customer', 'is not valid for this customer')
  }
  return null
}

/** What a cart keeps of the discounts it is given: the first that is not free shipping, and all free shipping. */
export function keptDiscounts<D extends { rule?: { type: string } | null }>(discounts: readonly D[]): D[] {
  const amount = discounts.find((discount) => discount.rule?.type !== 'free_shipping')
  return discounts.filter((discount) => discount === amount || discount.rule?.type === 'free_shipping')
}

/** A code spawned by a dynamic discount is valid where its parent is. */
function regionsOf(discount: UsableDiscount): readonly { id: string }[] {
  return (discount.parent_discount_id ? discount.parent_discount?.regions : discount.regions) ?? []
}

function time(moment: Moment): number {
  return new Date(moment).getTime()
}
