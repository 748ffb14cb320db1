import type { StaffSession } from '@cartwright/contract'
import { notFound, unauthorized } from '../../errors'
import type { Caller } from '../../http/request'
import type { Shop } from '../../shop'
import { deviceOf } from './device'
import { endSessionsBut, openSessions } from './queries/own-sessions'
import { endSession } from './sessions'

const most = 200

/** Where somebody is signed in, last seen first. */
export async function ownSessions(shop: Shop, { user, session_id }: Caller): Promise<StaffSession[]> {
  if (!user) throw unauthorized()
  const rows = await openSessions(shop.db, user.id, most)
  return rows.map((row) => ({ ...row, ...deviceOf(row.user_agent), is_current: row.id === session_id }))
}

/** Ends one session of one's own; a customer signed in with the same browser stays so. @throws not_found */
export async function endOwnSession(shop: Shop, { user }: Caller, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { session: t } = tx.t
    const row = await tx.rowWhere(t, { id, user_id: user?.id ?? '' }, { columns: ['id'] })
    if (!row) throw notFound('Session', id)
    await endSession(tx, { session_id: id }, 'user')
  })
}

/** Ends every session of one's own but this one, and answers how many were open. */
export async function endOtherSessions(shop: Shop, { user, session_id = '' }: Caller): Promise<number> {
  return shop.transaction((tx) => endSessionsBut(tx, user?.id ?? '', session_id))
}
