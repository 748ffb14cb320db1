import { and, eq, isNull } from 'drizzle-orm'
import { invalidData } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { assertPassword, hashPassword } from '../auth/passwords'

export interface NewUser {
  email: string
  password?: string
  first_name?: string | null
  last_name?: string | null
  role?: 'admin' | 'member' | 'developer' | null
}

/** Makes somebody staff. @throws invalid_data when the e-mail is taken by a live user or the password is too short */
export async function createUser(shop: Shop, input: NewUser): Promise<string> {
  if (input.password !== undefined) assertPassword(input.password)
  const password_hash = input.password === undefined ? null : await hashPassword(input.password)
  const email = input.email.toLowerCase()
  return shop.transaction(async (tx) => {
    const { user } = tx.t
    const [taken] = await tx
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.email, email), isNull(user.deleted_at)))
    if (taken) throw invalidData(`A user with the e-mail ${email} exists already`)
    const { first_name, last_name } = input
    const values = { email, first_name, last_name, role: input.role ?? 'member', password_hash }
    const [row] = await tx.insert(user).values(values).returning({ id: user.id })
    const id = (row as { id: string }).id
    await emit(tx, 'user.created', { id })
    return id
  })
}
