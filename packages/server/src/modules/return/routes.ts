import type { Return } from '@cartwright/contract'
import { notFound } from '../../errors'
import { routes } from '../../http/request'
import type { Shop } from '../../shop'
import { equals, within } from '../../store/reading/filters'
import { findOne } from '../../store/reading/graph'
import { list } from '../../store/reading/list'
import type { Shape } from '../../store/reading/shape'
import { assertMayRead } from '../order/look-up-order'
import { readOrder } from '../order/read-order'
import { cancelReturn } from './cancel-return'
import { itemsOf } from './queries'
import { receiveReturn } from './receive-return'
import { requestReturn } from './request-return'

export const returnRoutes = routes({
  'POST /store/returns': async (shop, { body, caller, shape }) => {
    await assertMayRead(shop, caller, body.order_id)
    const id = await requestReturn(shop, body.order_id, body, { customer: true })
    return { return: await readReturn(shop, id, shape) }
  },
  'POST /admin/orders/:id/return': async (shop, { params, body, shape }) => {
    const id = await requestReturn(shop, params.id, body, { customer: false })
    if (body.receive_now) {
      const items = await itemsOf(shop.db, id)
      await receiveReturn(shop, id, { items, location_id: body.location_id })
    }
    return { order: await readOrder(shop, params.id, shape) }
  },
  'GET /admin/returns': async (shop, { query, shape }) => {
    const { limit, offset, order } = query
    const { return: t } = shop.db.t
    const { rows, count } = await list<Return>(shop.db, 'return', shape, {
      limit,
      offset,
      order,
      filters: [equals(t.status, query.status), within(t.created_at, query.created_at)],
    })
    return { returns: rows, count, offset, limit }
  },
  'POST /admin/returns/:id/cancel': async (shop, { params, shape }) => ({
    order: await readOrder(shop, await cancelReturn(shop, params.id), shape),
  }),
  'POST /admin/returns/:id/receive': async (shop, { params, body, shape }) => {
    await receiveReturn(shop, params.id, body)
    return { return: await readReturn(shop, params.id, shape) }
  },
})

async function readReturn(shop: Shop, id: string, shape: Shape): Promise<Return> {
  const row = await findOne<Return>(shop.db, 'return', id, shape)
  if (!row) throw notFound('Return', id)
  return row
}
