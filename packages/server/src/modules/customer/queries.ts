import type { Customer } from '@cartwright/contract'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import { notFound } from '../../errors'
import type { Db, Tx } from '../../store/database/engine'
import { prepared } from '../../store/database/prepared'
import type { Filter } from '../../store/reading/filters'
import { findOne } from '../../store/reading/graph'
import { type Shape, shapeOf } from '../../store/reading/shape'

const plain = shapeOf([])

/** @throws not_found */
export async function retrieveCustomer(db: Db, id: string, shape: Shape = plain): Promise<Customer> {
  const customer = await findOne<Customer>(db, 'customer', id, shape)
  if (!customer) throw notFound('Customer', id)
  return customer
}

export type CustomerRow = Tx['t']['customer']['$inferSelect']

/** The row with its password hash, locked until the transaction ends. @throws not_found */
export async function customerForUpdate(tx: Tx, id: string): Promise<CustomerRow> {
  const { customer } = tx.t
  const [row] = await tx.lockRows(customer, { id, deleted_at: null })
  if (!row) throw notFound('Customer', id)
  return row
}

/** @throws not_found for a country that does not exist, as a broken reference is */
export async function assertCountry(db: Db, code: string | null | undefined): Promise<void> {
  if (!code) return
  const { country } = db.t
  const known = await db.rowWhere(country, { iso_2: code }, { columns: ['id'] })
  if (!known) throw notFound('Country', code)
}

/** The guest with an e-mail. */
export const guestBy = prepared((db) => {
  const { customer: t } = db.t
  return db
    .select()
    .from(t)
    .where(and(eq(t.email, sql.placeholder('email')), eq(t.has_account, false)))
})

/** The orders among these that guests placed, locked until the transaction ends. */
export async function guestOrders(tx: Tx, meant: Filter): Promise<{ id: string; email: string }[]> {
  const { order, customer } = tx.t
  return tx.lock(
    tx
      .select({ id: order.id, email: order.email })
      .from(order)
      .innerJoin(customer, eq(customer.id, order.customer_id))
      .where(and(meant, eq(customer.has_account, false))),
  )
}

/** Who placed an order. */
export async function buyerOf(db: Db, id: string) {
  const { customer, order } = db.t
  return db
    .select({ id: customer.id, email: customer.email })
    .from(order)
    .innerJoin(customer, eq(customer.id, order.customer_id))
    .where(eq(order.id, id))
}

/** What somebody subscribed to, under their account or their address. */
export async function subscriptionsOf(db: Db, id: string, email: string) {
  const { newsletter_subscriber: subscriber } = db.t
  return db
    .select({
      email: subscriber.email,
      state: subscriber.state,
      created_at: subscriber.created_at,
      confirmed_at: subscriber.confirmed_at,
      left_at: subscriber.left_at,
    })
    .from(subscriber)
    .where(or(eq(subscriber.customer_id, id), eq(subscriber.email, email)))
    .orderBy(asc(subscriber.created_at))
}

/** What somebody waits for, under their account or their address. */
export async function waitingFor(db: Db, id: string, email: string) {
  const { restock_notification: restock } = db.t
  return db
    .select({
      email: restock.email,
      variant_id: restock.variant_id,
      created_at: restock.created_at,
    })
    .from(restock)
    .where(or(eq(restock.customer_id, id), eq(restock.email, email)))
    .orderBy(asc(restock.created_at))
}
