import type { Kit } from '../../store/schema/columns'
import { one } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const noteTables = (k: Kit) => ({
  note: k.table(
    'note',
    {
      id: k.id('note'),
      value: k.text().notNull(),
      resource_type: k.text().notNull(),
      resource_id: k.text().notNull(),
      author_id: k.text(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      metadata: k.json<Record<string, unknown>>(),
    },
    (t) => [k.index('note_resource_id', t.resource_id)],
  ),
  note_mention: k.table(
    'note_mention',
    {
      id: k.id('ment'),
      note_id: k.text().notNull(),
      user_id: k.text().notNull(),
      read_at: k.time(),
      created_at: k.createdAt(),
    },
    (t) => [
      k.unique('note_mention_note_id_user_id_unique', [t.note_id, t.user_id]),
      k.index('note_mention_user_id', t.user_id, t.read_at),
    ],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const noteFacts = {
  note: {
    entities: ['Note'],
    records: [{ path: '/admin/notes' }],
    relations: {
      author: one('user', 'author_id'),
    },
  },
  note_mention: {
    entities: ['NoteMention'],
    records: [{ path: '/admin/mentions', isAny: true }],
    relations: {
      note: one('note', 'note_id'),
    },
  },
} satisfies FactsOf<typeof noteTables>
