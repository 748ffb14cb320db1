import type { Subscriber } from '../../events/subscriber'
import type { Shop } from '../../shop'
import { mergeMetadata } from '../../store/writing/metadata'
import { queueDelivery } from './deliveries'
import { remainsOf } from './said'
import { changeSession, checkoutsOfCart, type Session, sessionOfOrder } from './session'

/** What agents are told of their orders. */
const events = [
  'order.placed',
  'order.updated',
  'order.canceled',
  'order.completed',
  'order.payment_captured',
  'order.fulfillment_created',
  'order.fulfillment_canceled',
  'order.shipment_created',
  'order.return_requested',
  'order.items_returned',
  'order.refund_created',
]

/**
 * Follows the orders that came of sessions of agents: an order that is placed names the agent, whoever completed it, and what happens
 * to it is told.
 */
export const followOrders: Subscriber = {
  id: 'follow-orders',
  events,
  async handle(shop, { id: event_id, name: event_name, data, created_at: occurred_at }) {
    const order_id = (data as { id?: unknown } | null)?.id
    if (typeof order_id !== 'string') return
    const session =
      (await sessionOfOrder(shop, order_id)) ??
      (event_name === 'order.placed' ? await placed(shop, order_id) : undefined)
    if (!session) return
    if (event_name === 'order.placed') await nameAgent(shop, order_id, session)
    const { id: session_id, protocol, agent } = session
    await queueDelivery(shop, { session_id, protocol, agent, order_id, event_id, event_name, occurred_at })
  },
}

/** The session whose cart became an order before it was said to be completed. */
async function placed(shop: Shop, order_id: string): Promise<Session | undefined> {
  const order = await shop.db.rowWhere(shop.db.t.order, { id: order_id }, { columns: ['cart_id'] })
  if (!order?.cart_id) return undefined
  const session = (await checkoutsOfCart(shop, order.cart_id)).findLast(({ state }) => state === 'open')
  if (!session) return undefined
  await changeSession(shop, session.id, { state: 'completed', order_id, said: remainsOf(session.said) })
  return session
}

/** Staff see with the order through whom it came. */
const nameAgent = (shop: Shop, id: string, { protocol, agent, id: checkout }: Session) =>
  shop.transaction(async (tx) => {
    const [row] = await tx.lockRows(tx.t.order, { id }, { columns: ['metadata'] })
    if (!row || (row.metadata as { agent?: unknown } | null)?.agent !== undefined) return
    const metadata = mergeMetadata(row.metadata, { agent: { protocol, profile: agent, checkout } })
    await tx.updateRows(tx.t.order, { id }, { metadata })
  })
