import type { Customer } from '@cartwright/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { notFound } from '../../errors'
import type { Db, Tx } from '../../store/engine'
import { findOne } from '../../store/graph'
import { prepared } from '../../store/prepared'
import { type Shape, shapeOf } from '../../store/shape'

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
  const [row] = await tx.lock(
    tx
      .select()
      .from(customer)
      .where(and(eq(customer.id, id), isNull(customer.deleted_at))),
  )
  if (!row) throw notFound('Customer', id)
  return row
}

const accountBy = prepared((db) => {
  const { customer: t } = db.t
  return db
    .select({
      id: t.id,
      email: t.email,
      first_name: t.first_name,
      last_name: t.last_name,
      password_hash: t.password_hash,
    })
    .from(t)
    .where(and(eq(t.email, sql.placeholder('email')), eq(t.has_account, true), isNull(t.deleted_at)))
})

/** The registered customer with this e-mail. */
export async function findAccount(db: Db, email: string) {
  const [row] = await db.rows<
    Pick<CustomerRow, 'id' | 'email' | 'first_name' | 'last_name' | 'password_hash'>
  >(accountBy(db), { email: email.toLowerCase() })
  return row
}

/** @throws not_found for a country that does not exist, as a broken reference is */
export async function assertCountry(db: Db, code: string | null | undefined): Promise<void> {
  if (!code) return
  const { country } = db.t
  const [known] = await db.select({ id: country.id }).from(country).where(eq(country.iso_2, code))
  if (!known) throw notFound('Country', code)
}
