import { invalidData } from '../../errors'
import type { Shop, Tx } from '../../shop'
import {
  addResources,
  type GivenResources,
  insertCondition,
  type NewCondition,
  removeResources,
  replaceResources,
} from './condition-resources'
import type { ConditionRow, ResourceType } from './queries'
import { conditionOf, discountForUpdate, findCondition } from './update-discount'

export async function addCondition(shop: Shop, discountId: string, input: NewCondition): Promise<void> {
  await shop.transaction(async (tx) => {
    const discount = await discountForUpdate(tx, discountId)
    await insertCondition(tx, discount.rule_id ?? '', input)
  })
}

export async function updateCondition(
  shop: Shop,
  discountId: string,
  conditionId: string,
  given: GivenResources,
): Promise<void> {
  await withCondition(shop, discountId, conditionId, (tx, condition) =>
    replaceResources(tx, condition, given),
  )
}

/** Silent when it is gone already. @throws not_found for the discount, invalid_data for a condition of another */
export async function deleteCondition(shop: Shop, discountId: string, conditionId: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const discount = await discountForUpdate(tx, discountId)
    const condition = await findCondition(tx, discount, conditionId)
    if (!condition) return
    await removeResources(tx, condition.id, condition.type as ResourceType)
    await tx.deleteRows(tx.t.discount_condition, { id: condition.id })
  })
}

/** Adds resources to a condition, or takes them out of it. */
export async function changeResources(
  shop: Shop,
  discountId: string,
  conditionId: string,
  resources: readonly Record<string, unknown>[],
  change: 'add' | 'remove',
): Promise<void> {
  const ids = resources.map(({ id }) => {
    if (typeof id !== 'string' || id === '') throw invalidData('resources: each must be an object with an id')
    return id
  })
  await withCondition(shop, discountId, conditionId, (tx, condition) =>
    change === 'add'
      ? addResources(tx, condition.id, condition.type as ResourceType, ids)
      : removeResources(tx, condition.id, condition.type as ResourceType, ids),
  )
}

async function withCondition(
  shop: Shop,
  discountId: string,
  conditionId: string,
  change: (tx: Tx, condition: ConditionRow) => Promise<void>,
) {
  await shop.transaction(async (tx) => {
    const discount = await discountForUpdate(tx, discountId)
    await change(tx, await conditionOf(tx, discount, conditionId))
  })
}
