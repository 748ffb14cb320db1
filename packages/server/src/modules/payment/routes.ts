import type { Payment, Refund } from '@cartwright/contract'
import { notFound } from '../../errors'
import { routes } from '../../http/request'
import type { Shop } from '../../shop'
import { equals } from '../../store/reading/filters'
import { findOne } from '../../store/reading/graph'
import { list } from '../../store/reading/list'
import { type Shape, shapeOf } from '../../store/reading/shape'
import { refundPayment } from './refund-payment'

export const paymentRoutes = routes({
  'GET /admin/payments': async (shop, { query, shape }) => {
    const { limit, offset, order } = query
    const { rows, count } = await list<Payment>(shop.db, 'payment', shape, {
      limit,
      offset,
      order,
      filters: [equals(shop.db.t.payment.order_id, query.order_id)],
    })
    return { payments: rows, count, offset, limit }
  },
  'GET /admin/payments/:id': async (shop, { params, shape }) => ({
    payment: await readPayment(shop, params.id, shape),
  }),
  'POST /admin/payments/:id/refund': async (shop, { params, body }) => {
    const id = await refundPayment(shop, params.id, body)
    const refund = await findOne<Refund>(shop.db, 'refund', id, shapeOf([]))
    if (!refund) throw notFound('Refund', id)
    return { refund }
  },
})

async function readPayment(shop: Shop, id: string, shape: Shape): Promise<Payment> {
  const payment = await findOne<Payment>(shop.db, 'payment', id, shape)
  if (!payment) throw notFound('Payment', id)
  return payment
}
