import { randomBytes, timingSafeEqual } from 'node:crypto'
import { conflict, ShopError } from '../../errors'
import type { Caller } from '../../http/request'
import type { Db, Shop } from '../../shop'
import { actingAs } from '../audit/audit-context'
import { assertStaffPassword, hashPassword } from '../auth/passwords'
import { type Client, hashOf, startSession } from '../auth/sessions'
import { insertUser } from '../user/create-user'

const only = 'setup'

/** Whether anyone is staff. */
export async function hasStaff({ db }: { db: Db }): Promise<boolean> {
  const { user } = db.t
  return (await db.rowWhere(user, { deleted_at: null }, { columns: ['id'] })) !== undefined
}

/** What the shop is called: whoever stands at the door may read it. */
export async function nameOfStore({ db }: { db: Db }): Promise<string> {
  const { store } = db.t
  const row = await db.rowWhere(store, {}, { columns: ['name'] })
  return row?.name ?? ''
}

/**
 * A new secret by which the first member of staff comes in; the one before is void. Undefined once there is staff.
 * Only its hash is kept: it is for whoever starts the shop to read.
 */
export async function issueSetupSecret(shop: Shop): Promise<string | undefined> {
  const secret = randomBytes(32).toString('base64url')
  const secret_hash = hashOf(secret)
  return shop.transaction(async (tx) => {
    const { setup_secret: t } = tx.t
    if (await hasStaff({ db: tx })) {
      await tx.delete(t)
      return undefined
    }
    await tx
      .insert(t)
      .values({ id: only, secret_hash })
      .onConflictDoUpdate({ target: t.id, set: { secret_hash } })
    return secret
  })
}

interface FirstAdmin {
  secret: string
  email: string
  password: string
  first_name?: string | null
  last_name?: string | null
  store_name?: string | null
}

/**
 * Makes the first admin and signs them in: answers their id and the secret of their session. Of two at once one comes
 * in.
 * @throws unauthorized for a secret that is not the last one printed, conflict once there is staff
 */
export async function setUpShop(
  shop: Shop,
  input: FirstAdmin,
  caller: Caller,
  client: Client,
): Promise<{ id: string; session: string }> {
  if (await hasStaff(shop)) throw alreadySetUp()
  await assertSecret(shop, input.secret)
  assertStaffPassword(input.password)
  const password_hash = await hashPassword(input.password)
  const { email, first_name, last_name } = input
  return shop.transaction(async (tx) => {
    const { setup_secret: t, store } = tx.t
    // Whoever takes the row away is the first: another waits here, and finds none.
    const taken = await tx.delete(t).returning({ secret_hash: t.secret_hash })
    if (taken.length === 0 || (await hasStaff({ db: tx }))) throw alreadySetUp()
    if (taken[0]?.secret_hash !== hashOf(input.secret)) throw wrongSecret()
    const id = await insertUser(tx, { email, first_name, last_name, password_hash, role: 'admin' })
    if (input.store_name) await tx.update(store).set({ name: input.store_name })
    actingAs(id)
    return { id, session: await startSession(tx, { user_id: id }, caller, client) }
  })
}

async function assertSecret(shop: Shop, secret: string): Promise<void> {
  const { setup_secret: t } = shop.db.t
  const row = await shop.db.rowWhere(t, {}, { columns: ['secret_hash'] })
  const given = Buffer.from(hashOf(secret))
  const known = Buffer.from(row?.secret_hash ?? hashOf(randomBytes(32).toString('base64url')))
  if (!timingSafeEqual(given, known) || !row) throw wrongSecret()
}

const alreadySetUp = () =>
  conflict('already_set_up', 'The shop has staff already: sign in, or ask one of them for an invite')

const wrongSecret = () =>
  new ShopError(
    'unauthorized',
    'secret: it is not the one of the address that the shop printed last; start the shop again for a new one',
    'wrong_setup_secret',
  )
