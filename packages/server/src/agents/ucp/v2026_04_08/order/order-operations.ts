import { readWholeOrder } from '../../../selling/read-order'
import { sessionOfOrder } from '../../../selling/session'
import { protocol } from '../../protocol'
import { refusedOutcome } from '../envelope'
import { notFound } from '../messages'
import { type Operation, operation, type UcpAsk } from '../operation'
import { Nothing } from '../requests'
import { orderView } from './order-view'

const root = 'dev.ucp.shopping.order'

/** The call by which an agent follows an order of its own. Whoever asks has to prove who it is. */
export const orderOperations: readonly Operation[] = [
  operation({
    tool: 'get_order',
    description: 'Reads how an order of the agent stands. The request has to be signed.',
    call: 'GET /orders/:id',
    answers: 'order.json',
    root,
    body: Nothing,
    isSigned: true,
    answer: tell,
  }),
]

/** Orders of others are as good as none. */
async function tell({ shop, agent, active, params }: UcpAsk<unknown>) {
  const session = await sessionOfOrder(shop, params.id ?? '')
  if (session?.protocol !== protocol || session.agent !== agent.profile || session.order_id === null)
    return { body: refusedOutcome(root, active, [notFound('Order not found.')], `${shop.baseUrl}/`) }
  return { body: orderView(await readWholeOrder(shop, session.order_id), session, active, shop) }
}
