import { invalidData } from '../../errors'
import type { Shop } from '../../shop'
import { fulfillmentProvider } from './fulfillment-provider'

export interface GivenRequirement {
  id?: string | null
  type: 'min_subtotal' | 'max_subtotal'
  amount: number
}

/** @throws invalid_data unless there is at most one bound of each kind, the lower below the upper */
export function assertRequirements(requirements: readonly GivenRequirement[]): void {
  const amountsOf = (type: GivenRequirement['type']) =>
    requirements.filter((requirement) => requirement.type === type).map(({ amount }) => amount)
  const [min, ...moreMin] = amountsOf('min_subtotal')
  const [max, ...moreMax] = amountsOf('max_subtotal')
  if (moreMin.length > 0 || moreMax.length > 0)
    throw invalidData('requirements: only one requirement of each type is allowed')
  if (requirements.some(({ amount }) => amount < 0))
    throw invalidData('requirements: an amount must not be below 0')
  if (min !== undefined && max !== undefined && min >= max)
    throw invalidData('requirements: max_subtotal must be greater than min_subtotal')
}

/**
 * What an option of this kind costs: an amount for flat rates, nothing where the provider calculates.
 * @throws invalid_data when the amount is missing, or the provider cannot calculate. Asks the provider.
 */
export async function priceOf(
  shop: Shop,
  option: {
    price_type: 'flat_rate' | 'calculated'
    amount?: number | null
    provider_id: string
    data: Record<string, unknown>
  },
): Promise<number | null> {
  if (option.price_type === 'flat_rate') {
    if (option.amount == null || option.amount < 0)
      throw invalidData('amount: shipping options of the type flat_rate need an amount of 0 or more')
    return option.amount
  }
  if (!(await fulfillmentProvider(shop, option.provider_id).canCalculate(option.data)))
    throw invalidData('price_type: the fulfillment provider cannot calculate prices for this option')
  return null
}
