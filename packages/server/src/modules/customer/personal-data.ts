import type { PersonalData } from '@cartwright/contract'
import type { Db } from '../../shop'
import type { Shape } from '../../store/reading/shape'
import { retrieveCustomer, subscriptionsOf, waitingFor } from './queries'

/**
 * Everything the shop knows of a person, to be handed to them: account, addresses and orders, what they subscribed to
 * and wait for, what
 * staff noted of them, and which mails they were sent.
 * @throws not_found
 */
export async function personalDataOf(db: Db, id: string, shape: Shape): Promise<PersonalData> {
  const customer = await retrieveCustomer(db, id, shape)
  const { note, notification } = db.t
  const subscriptions = await subscriptionsOf(db, id, customer.email)
  const waiting = await waitingFor(db, id, customer.email)
  const inTime = { orderBy: ['created_at'] } as const
  const notes = await db.rowsWhere(note, { resource_id: id }, { columns: ['value', 'created_at'], ...inTime })
  const messages = await db.rowsWhere(
    notification,
    { customer_id: id },
    { columns: ['event_name', 'to', 'created_at'], ...inTime },
  )
  return { customer, subscriptions, waiting, notes, messages }
}
