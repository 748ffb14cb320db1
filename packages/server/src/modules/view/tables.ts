import type { Kit } from '../../store/schema/columns'
import type { FactsOf } from '../../store/schema/table-facts'

export const viewTables = (k: Kit) => ({
  /** A list as somebody wants to find it again: which screen, and the query of its address. */
  saved_view: k.table(
    'saved_view',
    {
      id: k.id('view'),
      user_id: k.text().notNull(),
      screen: k.text().notNull(),
      name: k.text().notNull(),
      query: k.text().notNull(),
      is_shared: k.bool().notNull().default(false),
      position: k.int().notNull().default(0),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
    },
    (t) => [k.index('saved_view_screen', t.screen, t.position), k.index('saved_view_user_id', t.user_id)],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const viewFacts = {
  saved_view: {
    entities: ['SavedView'],
  },
} satisfies FactsOf<typeof viewTables>
