import type { DiscountRuleAllocation } from '@cartwright/contract'
import { invalidData, notFound } from '../../errors'
import type { Shop, Tx } from '../../shop'
import { assertRowsExist } from '../../store/writing/assert-rows-exist'
import { mergeMetadata } from '../../store/writing/metadata'
import { type GivenResources, insertCondition, replaceResources } from './condition-resources'
import { assertFree, codeOf } from './create-discount'
import { assertDiscount } from './discount-rules'
import { deleteWithCodes, removeDiscountsFromCarts } from './queries'

interface DiscountChanges {
  code?: string | null
  rule?: {
    id: string
    description?: string | null
    value?: number | null
    allocation?: DiscountRuleAllocation | null
    conditions?: (GivenResources & { id?: string | null; operator?: 'in' | 'not_in' | null })[] | null
  } | null
  is_disabled?: boolean | null
  starts_at?: string | null
  ends_at?: string | null
  valid_duration?: string | null
  usage_limit?: number | null
  regions?: string[] | null
  metadata?: Record<string, unknown> | null
}

/** Changes a discount and its rule; the kind of the rule stays. */
export async function updateDiscount(shop: Shop, id: string, input: DiscountChanges): Promise<void> {
  await shop.transaction(async (tx) => {
    const discount = await discountForUpdate(tx, id)
    const rule = await ruleOf(tx, discount.rule_id)
    const given = input.rule
    if (given && given.id !== rule.id)
      throw invalidData(`rule.id: ${given.id} is not the rule of this discount`)
    const regions = input.regions ? [...new Set(input.regions)] : undefined
    const { discount: table, discount_rule } = tx.t
    const changed = {
      code: input.code ? codeOf(input.code) : discount.code,
      is_disabled: input.is_disabled ?? discount.is_disabled,
      starts_at: input.starts_at ?? discount.starts_at,
      ends_at: input.ends_at === undefined ? discount.ends_at : input.ends_at,
      valid_duration: input.valid_duration === undefined ? discount.valid_duration : input.valid_duration,
      usage_limit: input.usage_limit === undefined ? discount.usage_limit : input.usage_limit,
      metadata: mergeMetadata(discount.metadata, input.metadata),
    }
    assertDiscount({
      ...changed,
      type: rule.type,
      value: given?.value ?? rule.value,
      regions: regions?.length ?? 1,
    })
    if (changed.code !== discount.code) await assertFree(tx, changed.code, id)
    await tx.updateRows(table, { id }, changed)
    if (given)
      await tx.updateRows(
        discount_rule,
        { id: rule.id },
        {
          description: given.description === undefined ? rule.description : given.description,
          value: given.value ?? rule.value,
          allocation: given.allocation ?? rule.allocation,
        },
      )
    if (regions) await replaceRegions(tx, id, regions)
    for (const { id: conditionId, operator, ...resources } of given?.conditions ?? []) {
      if (conditionId) await replaceResources(tx, await conditionOf(tx, discount, conditionId), resources)
      else if (operator) await insertCondition(tx, rule.id, { operator, ...resources })
      else throw invalidData('rule.conditions: a new condition needs an operator')
    }
  })
}

/** Locks the discount for the rest of the transaction. @throws not_found */
export async function discountForUpdate(tx: Tx, id: string) {
  const { discount } = tx.t
  const [row] = await tx.lockRows(discount, { id, deleted_at: null })
  if (!row) throw notFound('Discount', id)
  return row
}

async function ruleOf(tx: Tx, ruleId: string | null) {
  const { discount_rule } = tx.t
  const row = await tx.rowWhere(discount_rule, { id: ruleId ?? '' })
  if (!row) throw notFound('Discount rule', ruleId ?? '')
  return row
}

/** @throws not_found for an unknown condition, invalid_data for one of another discount */
export async function conditionOf(tx: Tx, discount: OwnerOfConditions, conditionId: string) {
  const found = await findCondition(tx, discount, conditionId)
  if (!found) throw notFound('DiscountCondition', conditionId)
  return found
}

interface OwnerOfConditions {
  id: string
  rule_id: string | null
}

/** Undefined for one that does not exist, or no longer. @throws invalid_data for one of another discount */
export async function findCondition(tx: Tx, discount: OwnerOfConditions, conditionId: string) {
  const { discount_condition: table } = tx.t
  const row = await tx.rowWhere(table, { id: conditionId, deleted_at: null })
  if (row && row.discount_rule_id !== discount.rule_id)
    throw invalidData(`The condition ${conditionId} does not belong to the discount ${discount.id}`)
  return row
}

async function replaceRegions(tx: Tx, discount_id: string, regions: readonly string[]) {
  const { discount_regions: link } = tx.t
  await assertRowsExist(tx, 'region', 'Region', regions)
  await tx.deleteRows(link, { discount_id })
  await tx.insert(link).values(regions.map((region_id) => ({ discount_id, region_id })))
}

export async function addRegion(shop: Shop, id: string, region_id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const discount = await discountForUpdate(tx, id)
    await assertRowsExist(tx, 'region', 'Region', [region_id])
    const { discount_regions: link } = tx.t
    const regions = await tx.rowsWhere(link, { discount_id: id })
    const rule = await ruleOf(tx, discount.rule_id)
    if (rule.type === 'fixed' && regions.some((row) => row.region_id !== region_id))
      throw invalidData('A fixed discount is in one currency, so it can have one region only')
    await tx.insert(link).values({ discount_id: id, region_id }).onConflictDoNothing()
  })
}

export async function removeRegion(shop: Shop, id: string, regionId: string): Promise<void> {
  await shop.transaction(async (tx) => {
    await discountForUpdate(tx, id)
    const { discount_regions: link } = tx.t
    await tx.deleteRows(link, { discount_id: id, region_id: regionId })
  })
}

/**
 * Soft, and silent when there is none; the code is free again. The codes made from a template go with it, and carts
 * that are still open lose what the discount gave them; orders keep it.
 */
export async function deleteDiscount(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const gone = await deleteWithCodes(tx, id)
    await removeDiscountsFromCarts(
      tx,
      gone.map((row) => row.id),
    )
  })
}
