import type { NoteMention } from '@cartwright/contract'
import { and, desc, eq, exists, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../shop'
import { equals } from '../../store/reading/filters'
import { list } from '../../store/reading/list'
import type { Shape } from '../../store/reading/shape'

/** The notes that speak to somebody, newest first; those that are gone are left out. */
export async function listMentions(
  db: Db,
  userId: string,
  { limit, offset, is_read }: { limit: number; offset: number; is_read?: boolean },
  shape: Shape,
) {
  const { note, note_mention: t } = db.t
  const { rows, count } = await list<NoteMention>(db, 'note_mention', shape, {
    limit,
    offset,
    orderBy: [desc(t.created_at), desc(t.id)],
    filters: [
      equals(t.user_id, userId),
      is_read === undefined ? undefined : is_read ? isNotNull(t.read_at) : equals(t.read_at, null),
      exists(
        db
          .select({ one: sql`1`.as('one') })
          .from(note)
          .where(and(eq(note.id, t.note_id), isNull(note.deleted_at))),
      ),
    ],
  })
  return { mentions: rows, count, offset, limit }
}

/** Has a note speak to nobody but these. */
export async function deleteMentionsBut(tx: Tx, noteId: string, userIds: readonly string[]): Promise<void> {
  const { note_mention: t } = tx.t
  await tx.delete(t).where(and(eq(t.note_id, noteId), notInArray(t.user_id, ['', ...userIds])))
}
