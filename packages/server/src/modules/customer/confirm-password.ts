import { ShopError } from '../../errors'
import type { Caller } from '../../http/request'
import type { Shop } from '../../shop'
import { checkPassword } from '../auth/passwords'

/** How long a sign-in speaks for its owner, in ms: after that somebody else may sit before the open page. */
const freshFor = 15 * 60_000

interface Changes {
  email?: string | null
  password?: string | null
  current_password?: string | null
}

/**
 * Whoever changes what an account is entered with has just signed in, or says the current password. One that is said
 * must be right, whatever it is said for. An API token never signed in.
 * @throws unauthorized with the code confirm_password
 */
export async function assertConfirmed(
  shop: Shop,
  { customer: owner, signed_in_at }: Caller,
  { email, password, current_password }: Changes,
): Promise<void> {
  const isKey = Boolean(password) || (Boolean(email) && email !== owner?.email)
  if (typeof current_password !== 'string') {
    const isFresh = signed_in_at !== undefined && Date.parse(signed_in_at) + freshFor > Date.now()
    if (isKey && !isFresh) throw unconfirmed('Say the current password to change e-mail or password')
    return
  }
  const { customer } = shop.db.t
  const account = await shop.db.rowWhere(customer, { id: owner?.id ?? '' }, { columns: ['password_hash'] })
  const { ok } = await checkPassword(current_password, account?.password_hash ?? null)
  if (!ok) throw unconfirmed('The current password is another one')
}

const unconfirmed = (message: string) => new ShopError('unauthorized', message, 'confirm_password')
