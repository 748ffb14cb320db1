import type { InboxKind } from '@cartwright/contract'
import type { Kit } from '../../store/schema/columns'
import type { FactsOf } from '../../store/schema/table-facts'

export const inboxTables = (k: Kit) => ({
  /** What waited of a kind when somebody last looked. */
  inbox_seen: k.table(
    'inbox_seen',
    {
      user_id: k.text().notNull(),
      kind: k.text<InboxKind>().notNull(),
      count: k.int().notNull(),
      latest_at: k.time(),
    },
    (t) => [k.pk(t.user_id, t.kind)],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const inboxFacts = {
  inbox_seen: {
    isAudited: false,
  },
} satisfies FactsOf<typeof inboxTables>
