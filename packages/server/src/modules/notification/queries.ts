import type { Notification, Parsed } from '@cartwright/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { notFound } from '../../errors'
import type { Db } from '../../store/database/engine'
import { equals } from '../../store/reading/filters'
import { findOne } from '../../store/reading/graph'
import { list } from '../../store/reading/list'
import { type Shape, shapeOf } from '../../store/reading/shape'

const plain = shapeOf([])

/** @throws not_found */
export async function retrieveNotification(db: Db, id: string, shape: Shape = plain): Promise<Notification> {
  const notification = await findOne<Notification>(db, 'notification', id, shape)
  if (!notification) throw notFound('Notification', id)
  return notification
}

const anyOf = (text: string | undefined) => text?.split(',').map((part) => part.trim())

/** Filters take comma lists; messages sent again are hidden unless they are asked for. */
export async function listNotifications(
  db: Db,
  query: Parsed<'GET /admin/notifications'>['query'],
  shape: Shape,
) {
  const { limit, offset } = query
  const { notification: t } = db.t
  const { rows, count } = await list<Notification>(db, 'notification', shape, {
    limit,
    offset,
    filters: [
      equals(t.event_name, anyOf(query.event_name)),
      equals(t.resource_type, anyOf(query.resource_type)),
      equals(t.resource_id, anyOf(query.resource_id)),
      equals(t.to, anyOf(query.to)),
      query.include_resends === 'true' ? undefined : equals(t.parent_id, null),
    ],
  })
  return { notifications: rows, count, offset, limit }
}

/** Whether a provider has told of this event already. */
export async function wasSent(db: Db, eventId: string, providerId: string): Promise<boolean> {
  const { notification: t } = db.t
  const sent = await db.rowWhere(
    t,
    { event_id: eventId, provider_id: providerId, parent_id: null },
    { columns: ['id'] },
  )
  return sent !== undefined
}

/** A note that speaks to a colleague, with whom it speaks to; none when either is gone. */
export async function mentionWithNote(db: Db, mentionId: string) {
  const { user, note, note_mention: mention } = db.t
  return db
    .select({
      to: user.email,
      first_name: user.first_name,
      value: note.value,
      type: note.resource_type,
      id: note.resource_id,
      author_id: note.author_id,
    })
    .from(mention)
    .innerJoin(note, and(eq(note.id, mention.note_id), isNull(note.deleted_at)))
    .innerJoin(user, and(eq(user.id, mention.user_id), isNull(user.deleted_at)))
    .where(eq(mention.id, mentionId))
}
