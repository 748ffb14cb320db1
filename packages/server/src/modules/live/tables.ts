import type { Kit } from '../../store/schema/columns'
import type { FactsOf } from '../../store/schema/table-facts'

export const liveTables = (k: Kit) => ({
  /** Who looks at which record: one row for each page of the back office that is open at one. */
  presence: k.table(
    'presence',
    {
      /** The visit, a name that the page chose for itself. */
      id: k.key(),
      user_id: k.text().notNull(),
      /** The path of the record: `/admin/orders/order_1`. */
      place: k.text().notNull(),
      is_editing: k.bool().notNull().default(false),
      since: k.time().notNull(),
      /** Moved on while its page is open; after that nobody is there. */
      expires_at: k.time().notNull(),
    },
    (t) => [k.index('presence_place', t.place), k.index('presence_expires_at', t.expires_at)],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const liveFacts = {
  presence: {
    isAudited: false,
    records: [{ path: '/admin/live', by: 'place' }],
  },
} satisfies FactsOf<typeof liveTables>
