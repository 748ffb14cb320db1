import { OrderChange } from '@cartwright/contract'
import type { Shop } from '../../../shop'
import { narrowingOrders, type OrderQuery } from '../../order/list-orders'
import type { Facts } from '../job-type'
import { capture } from './capture-orders'
import { changeMany } from './change-many'
import { archive, complete } from './close-orders'
import type { ManyAction } from './many-action'
import { pack } from './pack-orders'
import { parsed } from './parsed'
import { ship } from './ship-orders'

/**
 * What can be done with many orders. One more is one more line here, its words in `OrderChange` and its file beside
 * these: it says what it finds of an order, and does it to one.
 */
const actions: { [A in OrderChange['action']]: (asked: Extract<OrderChange, { action: A }>) => ManyAction } =
  {
    capture,
    pack,
    ship,
    complete,
    archive,
  }

export const orderChange = changeMany({
  type: 'order-change',
  list: {
    table: 'order',
    call: 'GET /admin/orders',
    narrowing: (db, filter) => narrowingOrders(db, filter as Omit<OrderQuery, 'limit' | 'offset'>),
  },
  actionOf: (_shop: Shop, context: Facts) => {
    const asked = parsed(OrderChange, context)
    const action = actions[asked.action] as (asked: OrderChange) => ManyAction
    return { action: action(asked), ...(asked.action === 'ship' ? {} : { selection: asked }) }
  },
})
