import { duplicate } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { assertPassword, hashPassword, shortestPassword } from '../auth/passwords'
import { retrieveCustomer } from './queries'

interface NewCustomer {
  email: string
  password: string
  first_name?: string | null
  last_name?: string | null
  phone?: string | null
  metadata?: Record<string, unknown> | null
}

/**
 * Opens an account. A guest with the same e-mail stays a customer of its own: its orders are claimed by mail.
 * @throws duplicate_error when the e-mail has an account
 */
export async function registerCustomer(shop: Shop, input: NewCustomer): Promise<string> {
  assertPassword(input.password)
  return insertAccount(shop, input, await hashPassword(input.password))
}

/**
 * The same by staff. Clients of v1 send something short where they know no password: it makes the account but opens
 * nothing, until its owner chooses a password by mail.
 * @throws duplicate_error when the e-mail has an account, invalid_data for a password that is too long
 */
export async function createAccount(shop: Shop, input: NewCustomer): Promise<string> {
  const { password } = input
  if (password.length < shortestPassword) return insertAccount(shop, input, null)
  assertPassword(password)
  return insertAccount(shop, input, await hashPassword(password))
}

async function insertAccount(shop: Shop, input: NewCustomer, password_hash: string | null): Promise<string> {
  return shop.transaction(async (tx) => {
    const [row] = await tx
      .insert(tx.t.customer)
      .values({
        email: input.email.toLowerCase(),
        first_name: input.first_name ?? null,
        last_name: input.last_name ?? null,
        phone: input.phone ?? null,
        metadata: input.metadata ?? null,
        has_account: true,
        password_hash,
      })
      .onConflictDoNothing()
      .returning({ id: tx.t.customer.id })
    if (!row) throw duplicate(`${input.email} has an account already: log in instead`)
    await emit(tx, 'customer.created', await retrieveCustomer(tx, row.id))
    return row.id
  })
}
