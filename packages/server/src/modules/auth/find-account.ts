import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../store/database/engine'
import { prepared } from '../../store/database/prepared'

type Account = Pick<
  Tx['t']['customer']['$inferSelect'],
  'id' | 'email' | 'first_name' | 'last_name' | 'password_hash'
>

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
  const [row] = await db.rows<Account>(accountBy(db), { email: email.toLowerCase() })
  return row
}
