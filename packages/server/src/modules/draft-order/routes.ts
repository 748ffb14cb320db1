import type { Cart, DraftOrder } from '@cartwright/contract'
import { eq, sql } from 'drizzle-orm'
import { notFound } from '../../errors'
import { routes } from '../../http/ask'
import type { Shop } from '../../shop'
import { findOne } from '../../store/graph'
import { equals, list, mentions, within } from '../../store/list'
import { type Shape, shapeOf } from '../../store/shape'
import { cartReply } from '../cart/cart-reply'
import { loadCart } from '../cart/load-cart'
import { readOrder } from '../order/read-order'
import { addDraftLine, deleteDraft, removeDraftLine, updateDraft, updateDraftLine } from './change-draft'
import { createDraft } from './create-draft'
import { payDraft } from './pay-draft'

export const draftOrderRoutes = routes({
  'GET /admin/draft-orders': async (shop, { query, shape }) => {
    const { limit, offset, order } = query
    const { draft_order: t, cart } = shop.db.t
    const email = sql`(select ${cart.email} from ${cart} where ${eq(cart.id, t.cart_id)})`
    const { rows, count } = await list<DraftOrder>(shop.db, 'draft_order', shape, {
      limit,
      offset,
      order,
      filters: [
        equals(t.status, query.status),
        within(t.created_at, query.created_at),
        within(t.updated_at, query.updated_at),
        mentions(shop.db, query.q, [email, sql`cast(${t.display_id} as text)`]),
      ],
    })
    return { draft_orders: rows, count, offset, limit }
  },
  'POST /admin/draft-orders': async (shop, { body, shape }) => ({
    draft_order: await readDraft(shop, await createDraft(shop, body), shape),
  }),
  'GET /admin/draft-orders/:id': async (shop, { params, shape }) => ({
    draft_order: await readDraft(shop, params.id, shape),
  }),
  'POST /admin/draft-orders/:id': async (shop, { params, body, shape }) => {
    await updateDraft(shop, params.id, body)
    return { draft_order: await readDraft(shop, params.id, shape) }
  },
  'DELETE /admin/draft-orders/:id': async (shop, { params }) => {
    await deleteDraft(shop, params.id)
    return { id: params.id, object: 'draft-order', deleted: true }
  },
  'POST /admin/draft-orders/:id/line-items': async (shop, { params, body, shape }) => {
    await addDraftLine(shop, params.id, body)
    return { draft_order: await readDraft(shop, params.id, shape) }
  },
  'POST /admin/draft-orders/:id/line-items/:line_id': async (shop, { params, body, shape }) => {
    await updateDraftLine(shop, params.id, params.line_id, body)
    return { draft_order: await readDraft(shop, params.id, shape) }
  },
  'DELETE /admin/draft-orders/:id/line-items/:line_id': async (shop, { params, shape }) => {
    await removeDraftLine(shop, params.id, params.line_id)
    return { draft_order: await readDraft(shop, params.id, shape) }
  },
  'POST /admin/draft-orders/:id/pay': async (shop, { params, shape }) => ({
    order: await readOrder(shop, await payDraft(shop, params.id), shape.columns ? shape : shapeOf([])),
  }),
})

/** A draft with the figures of its cart. @throws not_found */
async function readDraft(shop: Shop, id: string, shape: Shape): Promise<DraftOrder> {
  const draft = await findOne<DraftOrder>(shop.db, 'draft_order', id, shape)
  if (!draft) throw notFound('Draft order', id)
  if (draft.cart) draft.cart = await withFigures(shop, draft.cart)
  return draft
}

async function withFigures(shop: Shop, cart: Cart): Promise<Cart> {
  const whole = cartReply(shop, await loadCart(shop.db, cart.id))
  return { ...whole, ...cart, items: whole.items, shipping_methods: whole.shipping_methods }
}
