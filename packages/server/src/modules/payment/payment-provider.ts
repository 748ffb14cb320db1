import { invalidData } from '../../errors'
import type { PaymentProvider } from '../../providers/payment'
import type { Shop } from '../../shop'

/** @throws invalid_data when the provider is not installed (any more) */
export function paymentProvider(shop: Pick<Shop, 'providers'>, id: string): PaymentProvider {
  const provider = shop.providers.payment.get(id)
  if (!provider) throw invalidData(`The payment provider ${id} is not installed`)
  return provider
}
