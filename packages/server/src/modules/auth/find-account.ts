import type { Db, Tx } from '../../store/database/engine'
import { accountBy } from './queries'

type Account = Pick<
  Tx['t']['customer']['$inferSelect'],
  'id' | 'email' | 'first_name' | 'last_name' | 'password_hash'
>

/** The registered customer with this e-mail. */
export async function findAccount(db: Db, email: string) {
  const [row] = await db.rows<Account>(accountBy(db), { email: email.toLowerCase() })
  return row
}
