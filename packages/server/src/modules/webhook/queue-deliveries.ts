import { webhookEvents } from '@cartwright/contract'
import type { ShopEvent, Subscriber } from '../../events/subscriber'
import type { Shop } from '../../shop'
import { now } from '../../store/schema/ids'
import { wakeDeliveries } from './wake'

interface Wish {
  id: string
  events: readonly string[]
}

/** Who wants to hear what, as it was when the batch of events at hand was begun. */
const wishes = new WeakMap<Shop['engine'], readonly Wish[]>()

const wishing = (shop: Shop, name: string): readonly Wish[] =>
  (wishes.get(shop.engine) ?? []).filter(({ events }) => events.includes('*') || events.includes(name))

/** The body of a delivery: the same signs each time it is tried. */
export const payloadOf = ({ id, name, created_at, data }: ShopEvent): string =>
  JSON.stringify({ id, type: name, created_at, data: idsIn(data) })

/** Of what the shop says to itself by an event only the ids go outside: some events hold all of a customer, some a token. */
const idsIn = (data: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data ?? {}).filter(([name]) => /^(id|\w+_ids?)$/.test(name)))

/** Queues a delivery for every address that wants to hear of an event. An event that comes again finds them there. */
export const webhooks: Subscriber = {
  id: 'webhooks',
  events: webhookEvents,
  prepare: async (shop) => {
    const { webhook: t } = shop.db.t
    const rows = await shop.db.rowsWhere(t, { is_enabled: true }, { columns: ['id', 'events'] })
    wishes.set(shop.engine, rows)
  },
  wants: (shop, name) => wishing(shop, name).length > 0,
  async handle(shop, event) {
    const payload = payloadOf(event)
    await shop.transaction(async (tx) => {
      await tx.offerRows(
        tx.t.webhook_delivery,
        wishing(shop, event.name).map(({ id }) => ({
          // One for each address and event, however often the event is delivered here.
          id: `whd_${event.id}_${id}`,
          webhook_id: id,
          event_id: event.id,
          event_name: event.name,
          payload,
          due_at: now(),
          created_at: now(),
        })),
      )
      tx.afterCommit(wakeDeliveries)
    })
  },
}
