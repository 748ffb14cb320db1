import type { DiscountStatus, Parsed } from '@cartwright/contract'
import { and, eq, exists, gt, gte, isNull, lt, lte, not, or, sql } from 'drizzle-orm'
import type { Db } from '../../../store/database/engine'
import { equals, type Filter } from '../../../store/reading/filters'

/** The discounts that are in any of these statuses at a moment; none asked for does not narrow. */
export function inStatus(db: Db, statuses: readonly DiscountStatus[] | undefined, at: string): Filter {
  if (!statuses) return undefined
  const { discount } = db.t
  const isOver = lt(discount.ends_at, at)
  const isOpen = or(isNull(discount.ends_at), gte(discount.ends_at, at))
  const isComing = gt(discount.starts_at, at)
  const hasBegun = lte(discount.starts_at, at)
  const isUsedUp = gte(discount.usage_count, discount.usage_limit)
  const isUsable = or(isNull(discount.usage_limit), lt(discount.usage_count, discount.usage_limit))
  const isOn = not(discount.is_disabled)
  const of: Record<DiscountStatus, Filter> = {
    draft: eq(discount.is_disabled, true),
    expired: and(isOn, isOver),
    scheduled: and(isOn, isOpen, isComing),
    used_up: and(isOn, isOpen, hasBegun, isUsedUp),
    active: and(isOn, isOpen, hasBegun, isUsable),
  }
  return or(...statuses.map((status) => of[status]))
}

/** Codes of a dynamic discount; `null` is for discounts that are none, undefined does not narrow. */
export function madeFrom(db: Db, parent: string | undefined): Filter {
  const { parent_discount_id } = db.t.discount
  if (parent === undefined) return undefined
  return parent === 'null' ? isNull(parent_discount_id) : eq(parent_discount_id, parent)
}

/** Discounts whose rule is so; undefined does not narrow. */
export function ofRule(db: Db, rule: Parsed<'GET /admin/discounts'>['query']['rule']): Filter {
  if (!rule) return undefined
  const { discount, discount_rule } = db.t
  return exists(
    db
      .select({ one: sql`1`.as('one') })
      .from(discount_rule)
      .where(
        and(
          eq(discount_rule.id, discount.rule_id),
          equals(discount_rule.type, rule.type),
          equals(discount_rule.allocation, rule.allocation),
        ),
      ),
  )
}
