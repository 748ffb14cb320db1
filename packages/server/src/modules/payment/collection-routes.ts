import type { PaymentCollection, PaymentSession } from '@cartwright/contract'
import { notFound } from '../../errors'
import { routes } from '../../http/request'
import type { Shop } from '../../shop'
import { equals } from '../../store/reading/filters'
import { findOne } from '../../store/reading/graph'
import { list } from '../../store/reading/list'
import { type Shape, shapeOf } from '../../store/reading/shape'
import { authorizeCollection, authorizeCollectionSession } from './authorize-collection'
import {
  deletePaymentCollection,
  insertPaymentCollection,
  markCollectionAuthorized,
  updatePaymentCollection,
} from './change-collection'
import { refreshCollectionSession, setCollectionSession, setCollectionSessions } from './collection-sessions'
import { assertMayPay } from './visit-collection'

export const paymentCollectionRoutes = routes({
  'GET /store/payment-collections/:id': async (shop, { params, caller, shape }) => {
    await assertMayPay(shop.db, caller, params.id)
    return { payment_collection: await readCollection(shop, params.id, shape) }
  },
  'POST /store/payment-collections/:id/sessions': async (shop, { params, body, caller, shape }) => {
    await assertMayPay(shop.db, caller, params.id)
    await setCollectionSession(shop, params.id, body.provider_id, caller)
    return { payment_collection: await readCollection(shop, params.id, shape) }
  },
  'POST /store/payment-collections/:id/sessions/batch': async (shop, { params, body, caller, shape }) => {
    await assertMayPay(shop.db, caller, params.id)
    await setCollectionSessions(shop, params.id, body.sessions, caller)
    return { payment_collection: await readCollection(shop, params.id, shape) }
  },
  'POST /store/payment-collections/:id/sessions/batch/authorize': async (
    shop,
    { params, body, caller, shape },
  ) => {
    await assertMayPay(shop.db, caller, params.id)
    await authorizeCollection(shop, params.id, body.session_ids)
    return { payment_collection: await readCollection(shop, params.id, shape) }
  },
  'POST /store/payment-collections/:id/sessions/:session_id': async (shop, { params, caller }) => {
    await assertMayPay(shop.db, caller, params.id)
    const id = await refreshCollectionSession(shop, params.id, params.session_id)
    return { payment_session: await readSession(shop, id) }
  },
  'POST /store/payment-collections/:id/sessions/:session_id/authorize': async (shop, { params, caller }) => {
    await assertMayPay(shop.db, caller, params.id)
    await authorizeCollectionSession(shop, params.id, params.session_id)
    return { payment_session: await readSession(shop, params.session_id) }
  },
  'GET /admin/payment-collections': async (shop, { query, shape }) => {
    const { payment_collection: table } = shop.db.t
    const { limit, offset, order } = query
    const { rows, count } = await list<PaymentCollection>(shop.db, 'payment_collection', shape, {
      limit,
      offset,
      order,
      filters: [equals(table.status, query.status), equals(table.region_id, query.region_id)],
    })
    return { payment_collections: rows, count, offset, limit }
  },
  'POST /admin/payment-collections': async (shop, { body, caller, shape }) => {
    const created_by = caller.user?.id ?? ''
    const id = await shop.transaction((tx) => insertPaymentCollection(tx, { ...body, created_by }))
    return { payment_collection: await readCollection(shop, id, shape) }
  },
  'GET /admin/payment-collections/:id': async (shop, { params, shape }) => ({
    payment_collection: await readCollection(shop, params.id, shape),
  }),
  'POST /admin/payment-collections/:id': async (shop, { params, body, shape }) => {
    await updatePaymentCollection(shop, params.id, body)
    return { payment_collection: await readCollection(shop, params.id, shape) }
  },
  'DELETE /admin/payment-collections/:id': async (shop, { params }) => {
    await deletePaymentCollection(shop, params.id)
    return { id: params.id, object: 'payment_collection', deleted: true }
  },
  'POST /admin/payment-collections/:id/authorize': async (shop, { params, shape }) => {
    await markCollectionAuthorized(shop, params.id)
    return { payment_collection: await readCollection(shop, params.id, shape) }
  },
})

async function readCollection(shop: Shop, id: string, shape: Shape): Promise<PaymentCollection> {
  const collection = await findOne<PaymentCollection>(shop.db, 'payment_collection', id, shape)
  if (!collection) throw notFound('Payment collection', id)
  return collection
}

async function readSession(shop: Shop, id: string): Promise<PaymentSession> {
  const session = await findOne<PaymentSession>(shop.db, 'payment_session', id, shapeOf([]))
  if (!session) throw notFound('Payment session', id)
  return session
}
