import type { Kit } from '../../store/columns'
import { one, type Relations } from '../../store/relations'

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
})

export const noteRelations = {
  note: {
    author: one('user', 'author_id'),
  },
} satisfies Relations
