import { askOutside } from '../../../../http/outgoing'
import { wordsFor } from '../../../../modules/document/words/languages'
import { localesOfOrders } from '../../../../modules/notification/locales-of-orders'
import type { Face } from '../../../selling/face'
import { readWholeOrder } from '../../../selling/read-order'
import { sessionOfOrder } from '../../../selling/session'
import type { AcpOptions } from '../../options'
import { orderView } from './order-view'
import { merchantSignature } from './sign'

/**
 * Tells an agent how an order stands, the whole of it, signed by what both know.
 * @throws where it did not arrive, and where the agent may not come any more
 */
export const tellAgent =
  ({ agents }: Pick<AcpOptions, 'agents'>): Face['tell'] =>
  async (shop, { agent: name, order_id, event_id, event_name, occurred_at }) => {
    const agent = agents.find((one) => one.name === name)
    if (!agent) throw new Error(`The shop does not sell to ${name} any more`)
    const session = await sessionOfOrder(shop, order_id)
    if (!session) return
    const order = await readWholeOrder(shop, order_id)
    const locale = (await localesOfOrders(shop.db, [order])).get(order.id) ?? 'en'
    const body = JSON.stringify({
      type: event_name === 'order.placed' ? 'order_create' : 'order_update',
      data: orderView(order, session, shop, wordsFor(locale).words),
    })
    const { status } = await askOutside(agent.webhookUrl, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'merchant-signature': merchantSignature(agent.webhookSecret, body),
        'request-id': event_id,
        timestamp: new Date(occurred_at).toISOString(),
      },
      allowLocal: shop.webhooksMayBeLocal,
      maxBytes: 65_536,
      totalMs: 5000,
    })
    if (status < 200 || status >= 300) throw new Error(`answered with ${status}`)
  }
