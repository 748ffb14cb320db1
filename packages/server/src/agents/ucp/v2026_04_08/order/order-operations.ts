import { mayKnow } from '../../../selling/may-know'
import { readWholeOrder } from '../../../selling/read-order'
import { type Session, sessionOfOrder } from '../../../selling/session'
import { protocol } from '../../protocol'
import { refusedOutcome } from '../envelope'
import { identityRequired } from '../identity/challenge'
import { notFound } from '../messages'
import { type Operation, operation, type UcpAsk } from '../operation'
import { Nothing } from '../requests'
import { orderView } from './order-view'

const root = 'dev.ucp.shopping.order'

/** The call by which an agent follows orders: those of its own where it proves who it is, and those of a customer who allowed it. */
export const orderOperations: readonly Operation[] = [
  operation({
    tool: 'get_order',
    description:
      'Reads how an order stands: one of the agent, for which the request has to be signed, or one of the customer for whom it acts.',
    call: 'GET /orders/:id',
    answers: 'order.json',
    root,
    scope: 'dev.ucp.shopping.order:read',
    body: Nothing,
    isSigned: true,
    answer: tell,
  }),
]

/** Orders of others are as good as none. */
async function tell(ask: UcpAsk<unknown>) {
  const { shop, active, params, customer, options, scope } = ask
  const id = params.id ?? ''
  const session = await ownSessionOf(ask, id)
  if (session) return { body: orderView(await readWholeOrder(shop, id), session, active, shop) }
  if (!customer && options.identity) throw identityRequired(shop, { scope })
  const { order: t } = shop.db.t
  const own =
    customer && (await shop.db.rowWhere(t, { id, customer_id: customer.id }, { columns: ['cart_id'] }))
  if (!own) return { body: refusedOutcome(root, active, [notFound('Order not found.')], `${shop.baseUrl}/`) }
  // Bought at the shop or by another agent: the cart stands for the checkout.
  const placed = { id: own.cart_id ?? id, said: {} }
  return { body: orderView(await readWholeOrder(shop, id), placed, active, shop) }
}

/** The checkout of this agent that an order came of; that of a customer for as long as they have it connected. */
async function ownSessionOf(
  { shop, agent, customer }: UcpAsk<unknown>,
  id: string,
): Promise<Session | undefined> {
  const session = await sessionOfOrder(shop, id)
  if (session?.protocol !== protocol || session.agent !== agent.profile) return undefined
  const { customer_id } = session
  if (customer) return customer_id === null || customer_id === customer.id ? session : undefined
  return (await mayKnow(shop, session)) ? session : undefined
}
