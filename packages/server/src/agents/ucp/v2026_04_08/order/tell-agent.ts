import { askOutside } from '../../../../http/outgoing'
import type { Shop } from '../../../../shop'
import type { Delivery } from '../../../selling/deliveries'
import { readWholeOrder } from '../../../selling/read-order'
import { sessionOfOrder } from '../../../selling/session'
import { type SignedMessage, signatureOf } from '../../../signatures/http-signatures'
import { signingKeys } from '../../../signatures/keys'
import { activeCapabilities } from '../capabilities'
import { profilePath } from '../profile'
import { agentBehind } from '../profile-cache'
import { orderView } from './order-view'

/**
 * Tells an agent how an order stands, signed by a key that the shop publishes, at the address that its profile names. One that
 * names none is told nothing.
 * @throws where it did not arrive
 */
export async function tellAgent(
  shop: Shop,
  { agent: profile, order_id, event_id, occurred_at }: Delivery,
): Promise<void> {
  const agent = await agentBehind(shop, profile)
  const session = await sessionOfOrder(shop, order_id)
  const active = activeCapabilities(agent.capabilities)
  if (!agent.webhookUrl || !session || !active.has('dev.ucp.shopping.order')) return
  const order = await readWholeOrder(shop, order_id)
  const text = JSON.stringify(orderView(order, session, active, shop))
  const url = new URL(agent.webhookUrl)
  const said = {
    'content-type': 'application/json',
    'ucp-agent': `profile="${shop.baseUrl}${profilePath}"`,
    'webhook-id': event_id,
    'webhook-timestamp': String(Math.floor(Date.parse(occurred_at) / 1000)),
  }
  const body = new TextEncoder().encode(text)
  const message: SignedMessage = {
    method: 'POST',
    authority: url.host,
    path: url.pathname,
    query: url.search,
    headers: new Headers(said),
    body,
  }
  const [key] = signingKeys(shop.secrets)
  if (!key) throw new Error('The shop has no key to sign by')
  const { status } = await askOutside(agent.webhookUrl, {
    method: 'POST',
    body: text,
    headers: { ...said, 'content-length': String(body.length), ...signatureOf(message, key) },
    allowLocal: shop.webhooksMayBeLocal,
    maxBytes: 65_536,
    totalMs: 5000,
  })
  if (status < 200 || status >= 300) throw new Error(`answered with ${status}`)
}
