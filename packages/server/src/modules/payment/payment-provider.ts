import { invalidData } from '../../errors'
import type { PaymentProvider } from '../../providers/payment'
import { manualPayment } from '../../providers/payment/manual'
import type { Shop } from '../../shop'

/** Takes what staff mark as paid: draft orders. Never listed in a region. */
const system = manualPayment('system')

/** @throws invalid_data when the provider is not installed (any more) */
export function paymentProvider(shop: Pick<Shop, 'providers'>, id: string): PaymentProvider {
  const provider = shop.providers.payment.get(id) ?? (id === system.id ? system : undefined)
  if (!provider) throw invalidData(`The payment provider ${id} is not installed`)
  return provider
}
