import type { InviteMail } from '@cartwright/contract'
import type { Shop } from '../../shop'
import type { InviteRow } from './invite-token'
import { eventsSince } from './queries'

const invited = 'invite.created'

/**
 * What became of the mails of invites, the last of each: in one query, however many there are. Events are kept for longer
 * than an invite that was not renewed is good for.
 */
export async function mailsOf(shop: Shop, rows: readonly InviteRow[]): Promise<(id: string) => InviteMail> {
  const none = { status: 'none', error: null } as const
  const isMailed = shop.providers.notification.some(({ events }) => events.includes(invited))
  const [oldest] = rows.map((row) => row.created_at).toSorted()
  if (!isMailed || oldest === undefined) return () => none
  const events = await eventsSince(shop.db, invited, monthBefore(oldest))
  const last = new Map<string, InviteMail>()
  for (const { data, error, done_at } of events) {
    const id = String(Object(data).id)
    if (!last.has(id))
      last.set(id, {
        status: done_at ? 'sent' : error === null ? 'waiting' : 'failed',
        error: done_at ? null : error,
      })
  }
  return (id) => last.get(id) ?? none
}

/** No further back than a month: older events have been cleared away, and an index leads there. */
const monthBefore = (oldest: string) => {
  const month = new Date(Date.now() - 31 * 24 * 3_600_000).toISOString()
  return oldest < month ? month : new Date(Date.parse(oldest) - 1).toISOString()
}
