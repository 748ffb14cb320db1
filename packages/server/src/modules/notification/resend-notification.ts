import { notAllowed } from '../../errors'
import type { Shop } from '../../shop'
import { actingId } from '../audit/acting'
import { retrieveNotification } from './queries'

/** Sends a message again and keeps the new one below the first. @throws not_found, not_allowed */
export async function resendNotification(shop: Shop, id: string, to?: string | null): Promise<void> {
  const original = await retrieveNotification(shop.db, id)
  const provider = shop.providers.notification.find((one) => one.id === original.provider_id)
  if (!provider)
    throw notAllowed(`The provider ${original.provider_id} that sent this is not installed any more`)
  const sent = await provider.resend({
    event_name: original.event_name ?? '',
    to: to || original.to,
    data: original.data,
  })
  const { event_name, resource_type, resource_id, customer_id, provider_id } = original
  await shop.transaction((tx) =>
    tx.insert(tx.t.notification).values({
      event_name,
      resource_type,
      resource_id,
      customer_id,
      provider_id,
      to: sent.to,
      data: sent.data,
      parent_id: original.parent_id ?? original.id,
      created_by: actingId(),
    }),
  )
}
