import { notFound } from '../../errors'
import type { Caller } from '../../http/request'
import type { Db } from '../../store/database/engine'
import { orderOfAnother } from './queries'

/**
 * The id of a payment collection is a capability, but what is collected for the order of one account does not exist
 * for another.
 * @throws not_found
 */
export async function assertMayPay(db: Db, { customer: visitor }: Caller, id: string): Promise<void> {
  if (!visitor) return
  const [anothers] = await orderOfAnother(db, id, visitor.id)
  if (anothers) throw notFound('Payment collection', id)
}
