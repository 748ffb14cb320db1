import type { DraftOrder } from '@cartwright/contract'
import { routes } from '../../http/request'
import { equals, within } from '../../store/reading/filters'
import { list } from '../../store/reading/list'
import { readOrder } from '../order/read-order'
import {
  addDraftLine,
  deleteDraftOrder,
  removeDraftLine,
  updateDraftLine,
  updateDraftOrder,
} from './change-draft-order'
import { chooseDraftShipping } from './choose-draft-shipping'
import { createDraftOrder } from './create-draft-order'
import { readDraftOrder } from './draft-order-reply'
import { payDraftOrder } from './pay-draft-order'
import { searchDraftOrders } from './queries/search-draft-orders'

export const draftOrderRoutes = routes({
  'GET /admin/draft-orders': async (shop, { query, shape }) => {
    const { limit, offset, order } = query
    const { draft_order: t } = shop.db.t
    const { rows, count } = await list<DraftOrder>(shop.db, 'draft_order', shape, {
      limit,
      offset,
      order,
      search: await searchDraftOrders(shop.db, query.q),
      filters: [
        equals(t.status, query.status),
        within(t.created_at, query.created_at),
        within(t.updated_at, query.updated_at),
      ],
    })
    for (const { cart: shown } of rows) if (shown) Object.assign(shown, { object: 'cart' })
    return { draft_orders: rows, count, offset, limit }
  },
  'POST /admin/draft-orders': async (shop, { body, shape }) => ({
    draft_order: await readDraftOrder(shop, await createDraftOrder(shop, body), shape),
  }),
  'GET /admin/draft-orders/:id': async (shop, { params, shape }) => ({
    draft_order: await readDraftOrder(shop, params.id, shape),
  }),
  'POST /admin/draft-orders/:id': async (shop, { params, body, shape }) => {
    await updateDraftOrder(shop, params.id, body)
    return { draft_order: await readDraftOrder(shop, params.id, shape) }
  },
  'DELETE /admin/draft-orders/:id': async (shop, { params }) => {
    await deleteDraftOrder(shop, params.id)
    return { id: params.id, object: 'draft-order', deleted: true }
  },
  'POST /admin/draft-orders/:id/line-items': async (shop, { params, body, shape }) => {
    await addDraftLine(shop, params.id, body)
    return { draft_order: await readDraftOrder(shop, params.id, shape) }
  },
  'POST /admin/draft-orders/:id/line-items/:line_id': async (shop, { params, body, shape }) => {
    await updateDraftLine(shop, params.id, params.line_id, body)
    return { draft_order: await readDraftOrder(shop, params.id, shape) }
  },
  'DELETE /admin/draft-orders/:id/line-items/:line_id': async (shop, { params, shape }) => {
    await removeDraftLine(shop, params.id, params.line_id)
    return { draft_order: await readDraftOrder(shop, params.id, shape) }
  },
  'POST /admin/draft-orders/:id/shipping-methods': async (shop, { params, body, shape }) => {
    await chooseDraftShipping(shop, params.id, body)
    return { draft_order: await readDraftOrder(shop, params.id, shape) }
  },
  'POST /admin/draft-orders/:id/pay': async (shop, { params, shape }) => ({
    order: await readOrder(shop, await payDraftOrder(shop, params.id), shape),
  }),
})
