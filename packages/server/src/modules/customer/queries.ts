import type { Customer } from '@cartwright/contract'
import { notFound } from '../../errors'
import type { Db, Tx } from '../../store/database/engine'
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
