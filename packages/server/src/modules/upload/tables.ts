import type { Kit } from '../../store/schema/columns'
import type { FactsOf } from '../../store/schema/table-facts'

export const uploadTables = (k: Kit) => ({
  /** What the store of files holds of staff's uploads, so that it can be listed without asking the store. */
  upload: k.table(
    'upload',
    {
      id: k.id('file'),
      key: k.text().notNull(),
      url: k.text().notNull(),
      name: k.text().notNull(),
      type: k.text().notNull(),
      size: k.big().notNull(),
      is_protected: k.bool().notNull().default(false),
      created_by: k.text(),
      created_at: k.createdAt(),
    },
    (t) => [k.unique('upload_key_unique', [t.key]), k.index('upload_created_at', t.created_at, t.id)],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const uploadFacts = {
  upload: {
    entities: ['Upload'],
    records: [{ path: '/admin/uploads' }],
  },
} satisfies FactsOf<typeof uploadTables>
