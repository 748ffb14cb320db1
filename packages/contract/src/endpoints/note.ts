import { z } from 'zod'
import { deleted, endpoints, page } from '../endpoint'
import { Note } from '../entities/note'
import { paging, text } from '../query'

const adminNoteReply = { relations: ['author'] } as const

export const noteEndpoints = endpoints({
  'GET /admin/notes': {
    access: 'staff',
    tag: 'Notes',
    summary: 'List note records',
    query: z.strictObject({ ...paging(50), resource_id: text.optional() }),
    returns: page('notes', Note),
    reply: adminNoteReply,
  },
  'POST /admin/notes': {
    access: 'staff',
    tag: 'Notes',
    summary: 'Create note',
    body: z.strictObject({
      resource_id: z.string().min(1),
      resource_type: z.string().min(1),
      value: z.string().min(1),
    }),
    returns: z.object({ note: Note }),
  },
  'GET /admin/notes/:id': {
    access: 'staff',
    tag: 'Notes',
    summary: 'Read one note',
    returns: z.object({ note: Note }),
    reply: adminNoteReply,
  },
  'POST /admin/notes/:id': {
    access: 'staff',
    tag: 'Notes',
    summary: 'Change one note',
    body: z.strictObject({
      value: z.string(),
    }),
    returns: z.object({ note: Note }),
  },
  'DELETE /admin/notes/:id': {
    access: 'staff',
    tag: 'Notes',
    summary: 'Remove one note',
    returns: deleted('note'),
  },
})
