import { randomBytes } from 'node:crypto'
import { invalidData, notAllowed, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Caller } from '../../http/request'
import type { Db, Shop, Tx } from '../../shop'
import { actingId } from '../audit/acting'
import { assertStaffPassword, hashPassword } from '../auth/passwords'
import { assertNotAbove, roleToKeep, type WantedRole } from '../role/assign-role'
import { findUser, insertUser } from '../user/create-user'
import { type InviteRow, inviteToken, readInviteToken } from './invite-token'
import { renewInvite, renewInviteOf, takeInvite } from './queries'

/** Seven days, in ms. */
const lifetime = 7 * 24 * 3_600_000
const renewed = () => ({
  token: randomBytes(16).toString('base64url'),
  expires_at: new Date(Date.now() + lifetime).toISOString(),
})

/**
 * Invites somebody, or renews role and token of who is invited already.
 * @throws invalid_data for a user and for a role there is not, forbidden for a role that is more than the host has
 */
export async function createInvite(
  shop: Shop,
  email: string,
  wanted: WantedRole,
  host?: Caller,
): Promise<void> {
  await shop.transaction(async (tx) => {
    const { invite } = tx.t
    const user_email = email.toLowerCase()
    if (await findUser(tx, user_email)) throw invalidData(`user: ${user_email} is a member of staff already`)
    const role = await roleToKeep(tx, host, wanted)
    const [again] = await renewInviteOf(tx, user_email, { ...role, ...renewed() })
    const [row] = again
      ? [again]
      : await tx
          .insert(invite)
          .values({ user_email, ...role, ...renewed(), host_id: actingId() })
          .returning()
    await announce(shop, tx, row as InviteRow)
  })
}

/**
 * A new token and a new mail; the old token is void.
 * @throws invalid_data for an unknown invite, forbidden for one to a role that is more than the host has
 */
export async function resendInvite(shop: Shop, id: string, host: Caller): Promise<void> {
  await shop.transaction(async (tx) => {
    const [row] = await renewInvite(tx, id, renewed())
    if (!row) throw invalidData(`There is no invite ${id}`)
    await assertNotAbove(tx, host, row)
    await announce(shop, tx, row as InviteRow)
  })
}

const announce = async (shop: Shop, tx: Tx, row: InviteRow) =>
  emit(tx, 'invite.created', {
    id: row.id,
    token: await inviteToken(shop, row),
    user_email: row.user_email,
  })

/** @throws not_found, not_allowed for one that was accepted, forbidden for a role that is more than the host has */
export async function changeInviteRole(
  shop: Shop,
  id: string,
  wanted: WantedRole,
  host: Caller,
): Promise<void> {
  await shop.transaction(async (tx) => {
    const { invite } = tx.t
    const row = await retrieveInvite(tx, id)
    if (row.accepted) throw notAllowed(`The invite ${id} has been accepted: change the user's role instead`)
    await assertNotAbove(tx, host, row)
    await tx.updateRows(invite, { id }, await roleToKeep(tx, host, wanted))
  })
}

/** Quiet when it is gone already. */
export async function deleteInvite(shop: Shop, id: string): Promise<void> {
  await shop.transaction((tx) => tx.deleteRows(tx.t.invite, { id }))
}

/**
 * Makes the invited person a member of staff and uses the invite up.
 * @throws invalid_data for a token that is wrong, old, used or expired, and for somebody who is staff already
 */
export async function acceptInvite(
  shop: Shop,
  token: string,
  person: { first_name?: string | null; last_name?: string | null; password: string },
): Promise<string> {
  const claim = await readInviteToken(shop, token)
  if (!claim) throw invalidData('The invite token is not valid')
  assertStaffPassword(person.password)
  const password_hash = await hashPassword(person.password)
  return shop.transaction(async (tx) => {
    const [row] = await takeInvite(tx, claim.id, claim.generation)
    if (!row) throw invalidData('The invite has been used, withdrawn or renewed')
    const { first_name, last_name } = person
    const role = { role: row.role ?? 'member', role_id: row.role_id }
    return insertUser(tx, { email: row.user_email, ...role, first_name, last_name, password_hash })
  })
}

/** @throws not_found */
export async function retrieveInvite(db: Db, id: string): Promise<InviteRow> {
  const row = await findInvite(db, id)
  if (!row) throw notFound('Invite', id)
  return row
}

export async function findInvite(db: Db, id: string): Promise<InviteRow | undefined> {
  const { invite } = db.t
  const row = await db.rowWhere(invite, { id, deleted_at: null })
  return row as InviteRow | undefined
}
