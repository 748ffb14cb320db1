import { emit } from '../../events/emit'
import type { Tx } from '../../shop'
import { type CustomerRow, guestBy } from './queries'

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
