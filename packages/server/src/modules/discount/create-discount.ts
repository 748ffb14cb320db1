import type { DiscountRuleAllocation, DiscountRuleType } from '@cartwright/contract'
import { duplicate } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop, Tx } from '../../shop'
import { now } from '../../store/schema/ids'
import { assertRowsExist } from '../../store/writing/assert-rows-exist'
import { insertCondition, type NewCondition } from './condition-resources'
import { assertDiscount } from './discount-rules'

interface NewDiscount {
  code: string
  rule: {
    description?: string | null
    type: DiscountRuleType
    value: number
    allocation: DiscountRuleAllocation
    conditions?: NewCondition[] | null
  }
  is_dynamic?: boolean | null
  is_disabled?: boolean | null
  starts_at?: string | null
  ends_at?: string | null
  valid_duration?: string | null
  usage_limit?: number | null
  regions: string[]
  metadata?: Record<string, unknown> | null
}

/** A discount with its rule, regions and conditions. Codes are kept in upper case. Returns its id. */
export async function createDiscount(shop: Shop, input: NewDiscount): Promise<string> {
  const { rule, ...discount } = input
  const regions = [...new Set(input.regions)]
  const starts_at = input.starts_at ?? now()
  assertDiscount({ ...discount, ...rule, regions: regions.length, starts_at })
  return shop.transaction(async (tx) => {
    await assertRowsExist(tx, 'region', 'Region', regions)
    const code = codeOf(input.code)
    await assertFree(tx, code)
    const [ruleRow] = await tx
      .insert(tx.t.discount_rule)
      .values({
        description: rule.description ?? null,
        type: rule.type,
        value: rule.value,
        allocation: rule.allocation,
      })
      .returning({ id: tx.t.discount_rule.id })
    const rule_id = ruleRow?.id ?? ''
    const [row] = await tx
      .insert(tx.t.discount)
      .values({
        code,
        rule_id,
        starts_at,
        is_dynamic: input.is_dynamic ?? false,
        is_disabled: input.is_disabled ?? false,
        ends_at: input.ends_at ?? null,
        valid_duration: input.valid_duration ?? null,
        usage_limit: input.usage_limit ?? null,
        metadata: input.metadata ?? null,
      })
      .returning({ id: tx.t.discount.id })
    const id = row?.id ?? ''
    await tx
      .insert(tx.t.discount_regions)
      .values(regions.map((region_id) => ({ discount_id: id, region_id })))
    for (const condition of rule.conditions ?? []) await insertCondition(tx, rule_id, condition)
    await emit(tx, 'discount.created', { id })
    return id
  })
}

export const codeOf = (code: string): string => code.trim().toUpperCase()

/** @throws duplicate_error when a live discount has the code */
export async function assertFree(tx: Tx, code: string, except?: string): Promise<void> {
  const { discount } = tx.t
  const taken = await tx.rowWhere(discount, { code, deleted_at: null }, { columns: ['id'] })
  if (taken && taken.id !== except) throw duplicate(`A discount with the code ${code} exists already`)
}
