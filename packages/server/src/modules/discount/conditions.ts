/** A condition of a discount rule with the resources of its type loaded. */
export interface Condition {
  type: string
  operator: string
  products?: readonly { id: string }[] | null
  product_types?: readonly { id: string }[] | null
  product_collections?: readonly { id: string }[] | null
  product_tags?: readonly { id: string }[] | null
  customer_groups?: readonly { id: string }[] | null
}

/** What conditions ask about a product. */
interface ConditionedProduct {
  id: string
  type_id?: string | null
  collection_id?: string | null
  tags?: readonly { id: string }[] | null
}

/**
 * A test for the products of one discount: every product condition must hold, group conditions are not asked
 * (rules: discounts). Made once per discount, so that each line costs a look-up. A line without a product is
 * matched by nothing.
 */
export function productQualifies(
  conditions: readonly Condition[] | null | undefined,
): (product: ConditionedProduct | null | undefined) => boolean {
  const asked = (conditions ?? []).filter((condition) => condition.type !== 'customer_groups').map(prepared)
  return (product) => asked.every(({ type, within, ids }) => matches(idsOf(product, type), ids) === within)
}

/** Whether the group conditions of a discount hold for a customer. A guest is in no group. */
export function customerQualifies(
  conditions: readonly Condition[] | null | undefined,
  customer: { groups?: readonly { id: string }[] | null } | null | undefined,
): boolean {
  const groups = (customer?.groups ?? []).map((group) => group.id)
  return (conditions ?? [])
    .filter((condition) => condition.type === 'customer_groups')
    .map(prepared)
    .every(({ within, ids }) => matches(groups, ids) === within)
}

export function hasGroupCondition(conditions: readonly Condition[] | null | undefined): boolean {
  return conditions?.some((condition) => condition.type === 'customer_groups') ?? false
}

function prepared(condition: Condition): { type: string; within: boolean; ids: ReadonlySet<string> } {
  return {
    type: condition.type,
    within: condition.operator === 'in',
    ids: new Set(resourcesOf(condition).map((resource) => resource.id)),
  }
}

function resourcesOf(condition: Condition): readonly { id: string }[] {
  switch (condition.type) {
    case 'products':
      return condition.products ?? []
    case 'product_types':
      return condition.product_types ?? []
    case 'product_collections':
      return condition.product_collections ?? []
    case 'product_tags':
      return condition.product_tags ?? []
    case 'customer_groups':
      return condition.customer_groups ?? []
    default:
      return []
  }
}

function idsOf(
  product: ConditionedProduct | null | undefined,
  type: string,
): readonly (string | null | undefined)[] {
  if (!product) return []
  switch (type) {
    case 'products':
      return [product.id]
    case 'product_types':
      return [product.type_id]
    case 'product_collections':
      return [product.collection_id]
    case 'product_tags':
      return (product.tags ?? []).map((tag) => tag.id)
    default:
      return []
  }
}

function matches(ids: readonly (string | null | undefined)[], wanted: ReadonlySet<string>): boolean {
  return ids.some((id) => id != null && wanted.has(id))
}
