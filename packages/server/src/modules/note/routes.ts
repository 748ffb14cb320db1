import type { Note } from '@cartwright/contract'
import { unauthorized } from '../../errors'
import { type Caller, routes } from '../../http/request'
import { equals } from '../../store/reading/filters'
import { list } from '../../store/reading/list'
import { createNote, deleteNote, retrieveNote, updateNote } from './change-notes'
import { readMention } from './mention'
import { listMentions } from './queries'

const idOf = ({ user }: Caller): string => {
  if (!user) throw unauthorized()
  return user.id
}

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
  'POST /admin/notes/:id': async (shop, { params, body, caller }) => {
    await updateNote(shop, params.id, body, caller.user?.id ?? null)
    return { note: await retrieveNote(shop.db, params.id) }
  },
  'DELETE /admin/notes/:id': async (shop, { params }) => {
    await deleteNote(shop, params.id)
    return { id: params.id, object: 'note', deleted: true }
  },
  'GET /admin/mentions': (shop, { query, caller, shape }) =>
    listMentions(shop.db, idOf(caller), query, shape),
  'POST /admin/mentions/:id/read': async (shop, { params, caller }) => ({
    mention: await readMention(shop, params.id, idOf(caller)),
  }),
})
