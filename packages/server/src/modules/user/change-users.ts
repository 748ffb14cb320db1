import type { Parsed, User } from '@cartwright/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { notAllowed, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Db, Shop, Tx } from '../../shop'
import { findOne } from '../../store/graph'
import { now } from '../../store/ids'
import { mergeMetadata } from '../../store/metadata'
import { type Shape, shapeOf } from '../../store/shape'
import { replaceOwnToken } from '../auth/api-tokens'
import { endAllSessions } from '../auth/sessions'

const plain = shapeOf([])

/** @throws not_found */
export async function retrieveUser(db: Db, id: string, shape: Shape = plain): Promise<User> {
  const user = await findOne<User>(db, 'user', id, shape)
  if (!user) throw notFound('User', id)
  return user
}

/**
 * Changes a member of staff. An `api_token` becomes a token of the user, kept as a hash; null takes it away.
 * @throws not_found, not_allowed when the last admin would lose the role
 */
export async function updateUser(
  shop: Shop,
  id: string,
  input: Parsed<'POST /admin/users/:id'>['body'],
): Promise<void> {
  await shop.transaction(async (tx) => {
    const { user } = tx.t
    const current = await retrieveUser(tx, id)
    if (input.role && input.role !== 'admin') await assertNotLastAdmin(tx, id)
    if (input.api_token !== undefined) await replaceOwnToken(tx, id, input.api_token)
    await tx
      .update(user)
      .set({
        first_name: input.first_name === undefined ? current.first_name : input.first_name,
        last_name: input.last_name === undefined ? current.last_name : input.last_name,
        role: input.role ?? current.role,
        metadata: mergeMetadata(current.metadata, input.metadata),
      })
      .where(eq(user.id, id))
    await emit(tx, 'user.updated', { id })
  })
}

/** Ends sessions and tokens at once. Quiet when gone already. @throws not_allowed for the last admin */
export async function deleteUser(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { user, analytics_config, api_token } = tx.t
    await assertNotLastAdmin(tx, id)
    const gone = await tx
      .update(user)
      .set({ deleted_at: now() })
      .where(and(eq(user.id, id), isNull(user.deleted_at)))
      .returning({ id: user.id })
    if (gone.length === 0) return
    await endAllSessions(tx, { user_id: id })
    await tx
      .update(api_token)
      .set({ revoked_at: now() })
      .where(and(eq(api_token.user_id, id), isNull(api_token.revoked_at)))
    await tx
      .update(analytics_config)
      .set({ deleted_at: now() })
      .where(and(eq(analytics_config.user_id, id), isNull(analytics_config.deleted_at)))
    await emit(tx, 'user.deleted', { id })
  })
}

/** Somebody must be able to manage users. The admins are locked, so that two cannot remove each other. */
async function assertNotLastAdmin(tx: Tx, id: string) {
  const { user } = tx.t
  const admins = await tx.lock(
    tx
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.role, 'admin'), isNull(user.deleted_at)))
      .orderBy(user.id),
  )
  if (admins.length === 1 && admins[0]?.id === id)
    throw notAllowed('This is the last admin: make somebody else admin first')
}
