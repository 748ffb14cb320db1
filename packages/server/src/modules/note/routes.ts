import type { Note } from '@cartwright/contract'
import { routes } from '../../http/ask'
import { equals } from '../../store/filters'
import { list } from '../../store/list'
import { createNote, deleteNote, retrieveNote, updateNote } from './change-notes'

export const noteRoutes = routes({
  'GET /admin/notes': async (shop, { query, shape }) => {
    const { limit, offset, resource_id } = query
    const { rows, count } = await list<Note>(shop.db, 'note', shape, {
      limit,
      offset,
      // A thread reads from its beginning.
      order: 'created_at',
      filters: [equals(shop.db.t.note.resource_id, resource_id)],
    })
    return { notes: rows, count, offset, limit }
  },
  'POST /admin/notes': async (shop, { body, caller }) => {
    const id = await createNote(shop, body, caller.user?.id ?? null)
    return { note: await retrieveNote(shop.db, id) }
  },
  'GET /admin/notes/:id': async (shop, { params, shape }) => ({
    note: await retrieveNote(shop.db, params.id, shape),
  }),
  'POST /admin/notes/:id': async (shop, { params, body }) => {
    await updateNote(shop, params.id, body.value)
    return { note: await retrieveNote(shop.db, params.id) }
  },
  'DELETE /admin/notes/:id': async (shop, { params }) => {
    await deleteNote(shop, params.id)
    return { id: params.id, object: 'note', deleted: true }
  },
})
