import type { CustomerPaymentMethod } from '@cartwright/contract'
import type { Shop } from '../../shop'
import { retrieveCustomer } from './queries'

/** What the payment providers keep for this customer. A provider that cannot be asked has nothing to offer now. */
export async function savedPaymentMethods(shop: Shop, customerId: string): Promise<CustomerPaymentMethod[]> {
  const customer = await retrieveCustomer(shop.db, customerId)
  const answers = await Promise.all(
    [...shop.providers.payment.values()].map(async (provider) => {
      try {
        const methods = (await provider.savedMethods?.(customer)) ?? []
        return methods.map((data) => ({ provider_id: provider.id, data }))
      } catch (error) {
        shop.log.warn({ err: error, provider: provider.id }, 'saved payment methods cannot be read')
        return []
      }
    }),
  )
  return answers.flat()
}
