import type { Parsed, User } from '@cartwright/contract'
import { notAllowed, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Caller } from '../../http/request'
import type { Db, Shop, Tx } from '../../shop'
import { findOne } from '../../store/reading/graph'
import { type Shape, shapeOf } from '../../store/reading/shape'
import { now } from '../../store/schema/ids'
import { mergeMetadata } from '../../store/writing/metadata'
import { replaceOwnToken } from '../auth/api-tokens'
import { endAllSessions } from '../auth/queries'
import { turnOffTwoFactor } from '../auth/two-factor'
import { assertNotAbove, type KeptRole, keepersOfTheShop, roleToKeep } from '../role/assign-role'

const plain = shapeOf([])

/** @throws not_found */
export async function retrieveUser(db: Db, id: string, shape: Shape = plain): Promise<User> {
  const user = await findOne<User>(db, 'user', id, shape)
  if (!user) throw notFound('User', id)
  return user
}

/**
 * Changes a member of staff. An `api_token` becomes a token of the user, kept as a hash; null takes it away.
 * @throws not_found, not_allowed when the last admin would lose the role, forbidden for somebody or a role with more
 * powers than whoever changes has
 */
export async function updateUser(
  shop: Shop,
  id: string,
  input: Parsed<'POST /admin/users/:id'>['body'],
  changer?: Caller,
): Promise<void> {
  await shop.transaction(async (tx) => {
    const { user } = tx.t
    const current = await retrieveUser(tx, id)
    if (changer?.user?.id !== id) await assertNotAbove(tx, changer, await heldBy(tx, id))
    const role = await newRole(tx, id, input, changer)
    if (input.api_token !== undefined) await replaceOwnToken(tx, id, input.api_token)
    await tx.updateRows(
      user,
      { id },
      {
        first_name: input.first_name === undefined ? current.first_name : input.first_name,
        last_name: input.last_name === undefined ? current.last_name : input.last_name,
        ...role,
        metadata: mergeMetadata(current.metadata, input.metadata),
      },
    )
    await emit(tx, 'user.updated', { id })
  })
}

/** What becomes of the role, if anything: v1 sends null for none in particular, which changes nothing. */
async function newRole(
  tx: Tx,
  id: string,
  { role, role_id }: Parsed<'POST /admin/users/:id'>['body'],
  giver: Caller | undefined,
): Promise<KeptRole | undefined> {
  if (!role && !role_id) return undefined
  const wanted = await roleToKeep(tx, giver, { role, role_id })
  if (wanted.role !== 'admin') await assertNotLastKeeper(tx, id, wanted)
  return wanted
}

async function heldBy(tx: Tx, id: string) {
  const { user } = tx.t
  const row = await tx.rowWhere(user, { id }, { columns: ['role', 'role_id'] })
  return row ?? { role: null, role_id: null }
}

/**
 * Ends sessions and tokens at once. Quiet when gone already.
 * @throws not_allowed for the last admin, forbidden for somebody with more powers than whoever removes them
 */
export async function deleteUser(shop: Shop, id: string, remover?: Caller): Promise<void> {
  await shop.transaction(async (tx) => {
    const { user, analytics_config, api_token } = tx.t
    await assertNotAbove(tx, remover, await heldBy(tx, id))
    await assertNotLastKeeper(tx, id)
    const gone = await tx.updateRows(user, { id, deleted_at: null }, { deleted_at: now() })
    if (gone === 0) return
    await endAllSessions(tx, { user_id: id })
    await turnOffTwoFactor(tx, id)
    await tx.updateRows(api_token, { user_id: id, revoked_at: null }, { revoked_at: now() })
    await tx.updateRows(analytics_config, { user_id: id, deleted_at: null }, { deleted_at: now() })
    await emit(tx, 'user.deleted', { id })
  })
}

/**
 * Lets somebody in again who lost telephone and recovery codes: the password alone opens the door. Their sessions end,
 * as it may be another who asks. Quiet when two-factor is off.
 * @throws not_found, forbidden for somebody with more powers than whoever asks
 */
export async function turnOffTwoFactorOf(shop: Shop, id: string, helper: Caller): Promise<void> {
  await shop.transaction(async (tx) => {
    await retrieveUser(tx, id)
    await assertNotAbove(tx, helper, await heldBy(tx, id))
    if (await turnOffTwoFactor(tx, id)) await endAllSessions(tx, { user_id: id })
  })
}

/** Somebody must be able to manage users: the last one neither goes nor gets a role that limits them. */
async function assertNotLastKeeper(tx: Tx, id: string, wanted?: KeptRole) {
  const keepers = await keepersOfTheShop(tx)
  if (keepers.length !== 1 || keepers[0] !== id) return
  // Without an admin the words of v1 limit nobody yet.
  const isWithoutAdmin = (await heldBy(tx, id)).role !== 'admin'
  if (isWithoutAdmin && wanted?.role_id === null) return
  throw notAllowed('This is the last admin: make somebody else admin first', 'last_admin')
}
