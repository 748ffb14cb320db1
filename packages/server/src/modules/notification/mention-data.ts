import { and, eq, isNull } from 'drizzle-orm'
import type { MailMention } from '../../providers/notification/mails'
import type { Db } from '../../shop'

/** Where the back office shows what a note is about; other things have no page of their own. */
const folders: Readonly<Record<string, string>> = {
  order: 'orders',
  customer: 'customers',
  product: 'products',
}

/** What a mail says to a colleague whom a note speaks to; undefined when the note or the colleague is gone. */
export async function mentionData(db: Db, mentionId: string): Promise<MailMention | undefined> {
  const { note, note_mention: mention, user } = db.t
  const [found] = await db
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
  if (!found) return undefined
  const { to, first_name, value, type, id } = found
  const folder = folders[type]
  const path = folder ? `${folder}/${encodeURIComponent(id)}` : ''
  return { to, first_name, value, path, author: await nameOf(db, found.author_id) }
}

/** As colleagues call each other: by name, else by e-mail. */
async function nameOf(db: Db, userId: string | null): Promise<string> {
  const { user } = db.t
  const [one] = await db
    .select({ email: user.email, first_name: user.first_name, last_name: user.last_name })
    .from(user)
    .where(eq(user.id, userId ?? ''))
  return one ? [one.first_name, one.last_name].filter(Boolean).join(' ') || one.email : ''
}
