import { invalidData } from '../../errors'
import type { FulfillmentProvider } from '../../providers/fulfillment'
import type { Shop } from '../../shop'

/** @throws invalid_data when the provider is not installed (any more) */
export function fulfillmentProvider(shop: Pick<Shop, 'providers'>, id: string): FulfillmentProvider {
  const provider = shop.providers.fulfillment.get(id)
  if (!provider) throw invalidData(`The fulfillment provider ${id} is not installed`)
  return provider
}
