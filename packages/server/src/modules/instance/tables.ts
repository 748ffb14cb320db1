import type { Kit } from '../../store/schema/columns'
import type { FactsOf } from '../../store/schema/table-facts'

export const instanceTables = (k: Kit) => ({
  /** A process that serves the shop, and what has to fit the others. Renewed while it lives. */
  instance: k.table(
    'instance',
    {
      id: k.id('inst'),
      /** What its machine, or its container, calls itself. */
      host: k.text().notNull(),
      /** The number of the process; that of the one that leads it, where it is one of several workers. */
      pid: k.int().notNull(),
      /** Which of the workers it is; null where it serves alone. */
      worker: k.int(),
      version: k.text().notNull(),
      /** The last migration that its version knows. */
      migration: k.text().notNull(),
      /** Both by the clock of the database, which is the same for all. */
      started_at: k.time().notNull(),
      seen_at: k.time().notNull(),
      /** How far its own clock is ahead of it, in ms; null until that was measured. */
      clock_ahead: k.int(),
      /** How many connections it may take of the database server; null where it takes none, or a pooler does. */
      pool_size: k.int(),
      /** By keyed hashes: what its tokens and links are signed with, and which Redis and store of files it uses. */
      secrets: k.text().notNull(),
      redis: k.text(),
      files: k.text().notNull(),
    },
    (t) => [k.index('instance_seen_at', t.seen_at)],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const instanceFacts = {
  instance: {
    isAudited: false,
    mayBeLate: true,
  },
} satisfies FactsOf<typeof instanceTables>
