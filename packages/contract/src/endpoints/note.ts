import { z } from 'zod'
import { Id } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import { Note, NoteMention } from '../entities/note'
import { flag, paging, text } from '../query'

const adminNoteReply = { relations: ['author'] } as const

/** Ids of colleagues whom the note speaks to: each is told once. Absent leaves them as they are. */
const mentions = z.array(Id).max(20).optional()

export const noteEndpoints = endpoints({
  'GET /admin/notes': {
    access: 'staff',
    tag: 'Notes',
    summary: 'List what staff wrote, of one record or all',
    query: () => z.strictObject({ ...paging(50), resource_id: text.optional() }),
    returns: () => page('notes', Note),
    reply: adminNoteReply,
  },
  'POST /admin/notes': {
    access: 'staff',
    tag: 'Notes',
    summary: 'Write a note beside a record',
    body: () =>
      z.strictObject({
        resource_id: z.string().min(1),
        resource_type: z.string().min(1),
        value: z.string().min(1),
        mentions,
      }),
    returns: () => z.object({ note: Note }),
  },
  'GET /admin/notes/:id': {
    access: 'staff',
    tag: 'Notes',
    summary: 'Read a note',
    returns: () => z.object({ note: Note }),
    reply: adminNoteReply,
  },
  'POST /admin/notes/:id': {
    access: 'staff',
    tag: 'Notes',
    summary: 'Change a note',
    body: () =>
      z.strictObject({
        value: z.string(),
        mentions,
      }),
    returns: () => z.object({ note: Note }),
  },
  'DELETE /admin/notes/:id': {
    access: 'staff',
    tag: 'Notes',
    summary: 'Remove a note',
    returns: () => deleted('note'),
  },
  'GET /admin/mentions': {
    access: 'staff',
    tag: 'Notes',
    summary: 'List the notes that speak to you, newest first',
    query: () => z.strictObject({ ...paging(50), is_read: flag.optional() }),
    returns: () => page('mentions', NoteMention),
    reply: { relations: ['note', 'note.author'] },
  },
  'POST /admin/mentions/:id/read': {
    access: 'staff',
    tag: 'Notes',
    summary: 'Say that you have seen a note that speaks to you',
    returns: () => z.object({ mention: NoteMention }),
  },
})
