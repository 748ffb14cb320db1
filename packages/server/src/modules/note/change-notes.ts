import type { Note, Parsed } from '@cartwright/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Db, Shop } from '../../shop'
import { findOne } from '../../store/graph'
import { now } from '../../store/ids'
import { type Shape, shapeOf } from '../../store/shape'

const plain = shapeOf([])

/** @throws not_found */
export async function retrieveNote(db: Db, id: string, shape: Shape = plain): Promise<Note> {
  const note = await findOne<Note>(db, 'note', id, shape)
  if (!note) throw notFound('Note', id)
  return note
}

export async function createNote(
  shop: Shop,
  input: Parsed<'POST /admin/notes'>['body'],
  authorId: string | null,
): Promise<string> {
  return shop.transaction(async (tx) => {
    const [row] = await tx
      .insert(tx.t.note)
      .values({ ...input, author_id: authorId, metadata: {} })
      .returning({ id: tx.t.note.id })
    const id = (row as { id: string }).id
    await emit(tx, 'note.created', { id })
    return id
  })
}

/** @throws not_found */
export async function updateNote(shop: Shop, id: string, value: string): Promise<void> {
  await change(shop, id, { value }, 'note.updated')
}

/** @throws not_found */
export async function deleteNote(shop: Shop, id: string): Promise<void> {
  await change(shop, id, { deleted_at: now() }, 'note.deleted')
}

const change = (shop: Shop, id: string, values: { value?: string; deleted_at?: string }, event: string) =>
  shop.transaction(async (tx) => {
    const { note } = tx.t
    const changed = await tx
      .update(note)
      .set(values)
      .where(and(eq(note.id, id), isNull(note.deleted_at)))
      .returning({ id: note.id })
    if (changed.length === 0) throw notFound('Note', id)
    await emit(tx, event, { id })
  })
