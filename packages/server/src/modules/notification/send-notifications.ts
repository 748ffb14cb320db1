import type { ShopEvent, Subscriber } from '../../events/subscriber'
import type { NotificationProvider } from '../../providers/notification'
import type { Shop } from '../../shop'
import { mailData } from './mail-data'
import { wasSent } from './queries'

/** Hands every event to the providers that want it, unless it carries `no_notification`. */
export const notifications: Subscriber = {
  id: 'notifications',
  events: ['*'],
  wants: (shop, name) => interestedIn(shop, name).length > 0,
  async handle(shop, event) {
    const interested = interestedIn(shop, event.name)
    const payload = (event.data ?? {}) as Record<string, unknown>
    if (payload.no_notification === true) return
    const data = await mailData(shop, event.name, payload)
    let failure: unknown
    for (const provider of interested) {
      try {
        await tell(shop, provider, event, payload, data)
      } catch (error) {
        // The others are told all the same; this one comes again with the event.
        failure = error
      }
    }
    if (failure !== undefined) throw failure
  },
}

const interestedIn = (shop: Shop, name: string): NotificationProvider[] =>
  shop.providers.notification.filter(({ events }) => events.includes(name))

async function tell(
  shop: Shop,
  provider: NotificationProvider,
  event: ShopEvent,
  payload: Record<string, unknown>,
  data: Record<string, unknown>,
) {
  if (await wasSent(shop.db, event.id, provider.id)) return
  const sent = await provider.send(event.name, data)
  if (!sent) return
  const order = data.order as { customer_id?: string } | undefined
  await shop.transaction((tx) =>
    tx.insertRows(tx.t.notification, [
      {
        event_name: event.name,
        event_id: event.id,
        resource_type: event.name.split('.')[0] ?? event.name,
        resource_id: String(payload.id ?? ''),
        customer_id: order?.customer_id ?? (event.name.startsWith('customer.') ? String(payload.id) : null),
        to: sent.to,
        data: sent.data,
        provider_id: provider.id,
      },
    ]),
  )
}
