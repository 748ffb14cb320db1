import type { Note, Parsed } from '@cartwright/contract'
import { notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Db, Shop, Tx } from '../../shop'
import { findOne } from '../../store/reading/graph'
import { type Shape, shapeOf } from '../../store/reading/shape'
import { now } from '../../store/schema/ids'
import { mention } from './mention'

const plain = shapeOf([])

/** @throws not_found */
export async function retrieveNote(db: Db, id: string, shape: Shape = plain): Promise<Note> {
  const note = await findOne<Note>(db, 'note', id, shape)
  if (!note) throw notFound('Note', id)
  return note
}

/** Writes a note, and tells the colleagues it speaks to. @throws invalid_data for somebody who is not staff */
export async function createNote(
  shop: Shop,
  input: Parsed<'POST /admin/notes'>['body'],
  authorId: string | null,
): Promise<string> {
  return shop.transaction(async (tx) => {
    const { mentions = [], ...words } = input
    const [row] = await tx
      .insert(tx.t.note)
      .values({ ...words, author_id: authorId, metadata: {} })
      .returning({ id: tx.t.note.id })
    const id = (row as { id: string }).id
    await emit(tx, 'note.created', { id })
    await mention(tx, id, mentions, authorId)
    return id
  })
}

/** Says it otherwise; colleagues it newly speaks to are told. @throws not_found, invalid_data as above */
export async function updateNote(
  shop: Shop,
  id: string,
  { value, mentions }: Parsed<'POST /admin/notes/:id'>['body'],
  editorId: string | null,
): Promise<void> {
  await change(shop, id, { value }, 'note.updated', async (tx) => {
    if (mentions) await mention(tx, id, mentions, editorId)
  })
}

/** @throws not_found */
export async function deleteNote(shop: Shop, id: string): Promise<void> {
  await change(shop, id, { deleted_at: now() }, 'note.deleted')
}

const change = (
  shop: Shop,
  id: string,
  values: { value?: string; deleted_at?: string },
  event: string,
  then?: (tx: Tx) => Promise<void>,
) =>
  shop.transaction(async (tx) => {
    const { note } = tx.t
    const changed = await tx.updateRows(note, { id, deleted_at: null }, values)
    if (changed === 0) throw notFound('Note', id)
    await emit(tx, event, { id })
    await then?.(tx)
  })
