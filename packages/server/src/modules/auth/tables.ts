import type { Kit } from '../../store/schema/columns'
import type { FactsOf } from '../../store/schema/table-facts'

/** What signing in takes besides the session: second factors of staff, when they were seen, and how the first comes in. */
export const authTables = (k: Kit) => ({
  /** One row for each member of staff who began with two-factor; it counts once it is confirmed. */
  two_factor: k.table('two_factor', {
    user_id: k.key(),
    /** The secret of the authenticator app, sealed. */
    secret: k.text().notNull(),
    confirmed_at: k.time(),
    /** The 30 seconds of the last code that was taken: none before it is good any more. */
    last_step: k.big().notNull().default(0),
    created_at: k.createdAt(),
  }),
  recovery_code: k.table(
    'recovery_code',
    {
      id: k.id('rec'),
      user_id: k.text().notNull(),
      code_hash: k.text().notNull(),
      used_at: k.time(),
      created_at: k.createdAt(),
    },
    (t) => [k.unique('recovery_code_unique', [t.user_id, t.code_hash])],
  ),
  /** When a member of staff was last seen; sessions are forgotten, this is not. */
  staff_seen: k.table('staff_seen', { user_id: k.key(), seen_at: k.time().notNull() }),
  /** One row while the shop waits for its first member of staff. */
  setup_secret: k.table('setup_secret', {
    id: k.key(),
    secret_hash: k.text().notNull(),
    created_at: k.createdAt(),
  }),
})

/** What each of these tables is to the rest of the shop. */
export const authFacts = {
  two_factor: {},
  recovery_code: {},
  staff_seen: {
    isAudited: false,
  },
  setup_secret: {},
} satisfies FactsOf<typeof authTables>
