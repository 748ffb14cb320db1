import type { MailMention } from '../../providers/notification/mails'
import type { Db } from '../../shop'
import { mentionWithNote } from './queries'

/** Where the back office shows what a note is about; other things have no page of their own. */
const folders: Readonly<Record<string, string>> = {
  order: 'orders',
  customer: 'customers',
  product: 'products',
}

/** What a mail says to a colleague whom a note speaks to; undefined when the note or the colleague is gone. */
export async function mentionData(db: Db, mentionId: string): Promise<MailMention | undefined> {
  const [found] = await mentionWithNote(db, mentionId)
  if (!found) return undefined
  const { to, first_name, value, type, id } = found
  const folder = folders[type]
  const path = folder ? `${folder}/${encodeURIComponent(id)}` : ''
  return { to, first_name, value, path, author: await nameOf(db, found.author_id) }
}

/** As colleagues call each other: by name, else by e-mail. */
async function nameOf(db: Db, userId: string | null): Promise<string> {
  const { user } = db.t
  const one = await db.rowWhere(user, { id: userId ?? '' }, { columns: ['email', 'first_name', 'last_name'] })
  return one ? [one.first_name, one.last_name].filter(Boolean).join(' ') || one.email : ''
}
