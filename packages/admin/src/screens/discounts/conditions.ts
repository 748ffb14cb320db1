import type {
  DiscountCondition,
  DiscountConditionOperator,
  DiscountConditionType,
} from '@cartwright/contract'

/** A record a condition names, whatever its kind. */
export interface Named {
  id: string
  name: string
}

/** A condition with the names of what it is about. */
export interface SaidCondition {
  type: DiscountConditionType
  operator: DiscountConditionOperator
  resources: readonly Named[]
}

export const conditionTypes: readonly DiscountConditionType[] = [
  'products',
  'product_collections',
  'product_types',
  'product_tags',
  'customer_groups',
]

/** What a condition is about, by its kind. */
export function resourcesOf(condition: DiscountCondition): Named[] {
  switch (condition.type) {
    case 'products':
      return (condition.products ?? []).map(({ id, title }) => ({ id, name: title }))
    case 'product_collections':
      return (condition.product_collections ?? []).map(({ id, title }) => ({ id, name: title }))
    case 'product_types':
      return (condition.product_types ?? []).map(({ id, value }) => ({ id, name: value }))
    case 'product_tags':
      return (condition.product_tags ?? []).map(({ id, value }) => ({ id, name: value }))
    default:
      return (condition.customer_groups ?? []).map(({ id, name }) => ({ id, name }))
  }
}

/** Conditions as they are said, in the order of their kinds. */
export const saidConditions = (conditions: readonly DiscountCondition[] | undefined): SaidCondition[] =>
  (conditions ?? [])
    .map((condition) => ({
      type: condition.type,
      operator: condition.operator,
      resources: resourcesOf(condition),
    }))
    .toSorted((one, other) => conditionTypes.indexOf(one.type) - conditionTypes.indexOf(other.type))

/** A condition as the shop takes it: under the name of its kind stand the ids. */
export const conditionBody = ({ type, operator, resources }: SaidCondition) => ({
  operator,
  [type]: resources.map(({ id }) => id),
})
