import { and, eq, ne } from 'drizzle-orm'
import { notFound } from '../../errors'
import type { Caller } from '../../http/request'
import type { Db } from '../../store/database/engine'

/**
 * The id of a payment collection is a capability, but what is collected for the order of one account does not exist
 * for another.
 * @throws not_found
 */
export async function assertMayPay(db: Db, { customer: visitor }: Caller, id: string): Promise<void> {
  if (!visitor) return
  const { order_edit, order, customer } = db.t
  const [anothers] = await db
    .select({ id: order.id })
    .from(order_edit)
    .innerJoin(order, eq(order.id, order_edit.order_id))
    .innerJoin(customer, and(eq(customer.id, order.customer_id), eq(customer.has_account, true)))
    .where(and(eq(order_edit.payment_collection_id, id), ne(customer.id, visitor.id)))
    .limit(1)
  if (anothers) throw notFound('Payment collection', id)
}
