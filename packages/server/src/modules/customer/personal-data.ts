import type { PersonalData } from '@cartwright/contract'
import { asc, eq, or } from 'drizzle-orm'
import type { Db } from '../../shop'
import type { Shape } from '../../store/reading/shape'
import { retrieveCustomer } from './queries'

/**
 * Everything the shop knows of a person, to be handed to them: account, addresses and orders, what they subscribed to
 * and wait for, what
 * staff noted of them, and which mails they were sent.
 * @throws not_found
 */
export async function personalDataOf(db: Db, id: string, shape: Shape): Promise<PersonalData> {
  const customer = await retrieveCustomer(db, id, shape)
  const { newsletter_subscriber: subscriber, note, notification, restock_notification: restock } = db.t
  const subscriptions = await db
    .select({
      email: subscriber.email,
      state: subscriber.state,
      created_at: subscriber.created_at,
      confirmed_at: subscriber.confirmed_at,
      left_at: subscriber.left_at,
    })
    .from(subscriber)
    .where(or(eq(subscriber.customer_id, id), eq(subscriber.email, customer.email)))
    .orderBy(asc(subscriber.created_at))
  const waiting = await db
    .select({
      email: restock.email,
      variant_id: restock.variant_id,
      created_at: restock.created_at,
    })
    .from(restock)
    .where(or(eq(restock.customer_id, id), eq(restock.email, customer.email)))
    .orderBy(asc(restock.created_at))
  const inTime = { orderBy: ['created_at'] } as const
  const notes = await db.rowsWhere(note, { resource_id: id }, { columns: ['value', 'created_at'], ...inTime })
  const messages = await db.rowsWhere(
    notification,
    { customer_id: id },
    { columns: ['event_name', 'to', 'created_at'], ...inTime },
  )
  return { customer, subscriptions, waiting, notes, messages }
}
