import { and, eq, sql } from 'drizzle-orm'
import { emit } from '../../events/emit'
import type { Tx } from '../../shop'
import { prepared } from '../../store/database/prepared'
import type { CustomerRow } from './queries'

const guestBy = prepared((db) => {
  const { customer: t } = db.t
  return db
    .select()
    .from(t)
    .where(and(eq(t.email, sql.placeholder('email')), eq(t.has_account, false)))
})

/** The customer without account who uses this e-mail; made when there is none. E-mails are kept in lower case. */
export async function findOrCreateGuest(tx: Tx, email: string): Promise<CustomerRow> {
  const address = email.toLowerCase()
  const [known] = await tx.rows<CustomerRow>(guestBy(tx), { email: address })
  if (known) return known
  const [made] = await tx
    .insert(tx.t.customer)
    .values({ email: address, has_account: false })
    .onConflictDoNothing()
    .returning()
  if (made) {
    await emit(tx, 'customer.created', { ...made, password_hash: undefined })
    return made
  }
  // Another request made it meanwhile.
  const [theirs] = await tx.rows<CustomerRow>(guestBy(tx), { email: address })
  if (!theirs) throw new Error(`The guest ${address} can neither be made nor found`)
  return theirs
}
