import type { NoteMention } from '@cartwright/contract'
import { invalidData, notFound } from '../../errors'
import { emitAll } from '../../events/emit'
import type { Shop, Tx } from '../../shop'
import { findOne } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { now } from '../../store/schema/ids'
import { deleteMentionsBut } from './queries'

/**
 * Makes a note speak to these colleagues and to no others. Whom it did not speak to before is told, but for whoever
 * writes it.
 * @throws invalid_data for somebody who is not staff
 */
export async function mention(
  tx: Tx,
  noteId: string,
  userIds: readonly string[],
  writerId: string | null,
): Promise<void> {
  const { note_mention: t, user } = tx.t
  const wanted = [...new Set(userIds)]
  const staff = await tx.rowsWhere(user, { id: wanted, deleted_at: null }, { columns: ['id'] })
  const stranger = wanted.find((id) => !staff.some((one) => one.id === id))
  if (stranger) throw invalidData(`mentions: ${stranger} is nobody of the staff`)
  await deleteMentionsBut(tx, noteId, wanted)
  if (wanted.length === 0) return
  const rows = wanted.map((user_id) => ({
    note_id: noteId,
    user_id,
    read_at: user_id === writerId ? now() : null,
  }))
  // Of two who save the same note, one tells.
  const fresh = await tx
    .insert(t)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: t.id, user_id: t.user_id })
  await emitAll(
    tx,
    'note.mentioned',
    fresh
      .filter(({ user_id }) => user_id !== writerId)
      .map(({ id, user_id }) => ({ id, note_id: noteId, user_id })),
  )
}

/** Says that somebody has seen a note that speaks to them; again is silent. @throws not_found */
export async function readMention(shop: Shop, id: string, userId: string): Promise<NoteMention> {
  await shop.transaction((tx) =>
    tx.updateRows(tx.t.note_mention, { id, user_id: userId, read_at: null }, { read_at: now() }),
  )
  const found = await findOne<NoteMention>(shop.db, 'note_mention', id, shapeOf([]))
  if (found?.user_id !== userId) throw notFound('Mention', id)
  return found
}
