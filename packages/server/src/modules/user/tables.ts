import type { UserRole } from '@cartwright/contract'
import type { Kit } from '../../store/schema/columns'
import type { FactsOf } from '../../store/schema/table-facts'

export const userTables = (k: Kit) => ({
  user: k.table(
    'user',
    {
      id: k.id('usr'),
      email: k.text().notNull(),
      first_name: k.text(),
      last_name: k.text(),
      password_hash: k.text(),
      /** v1 kept a token here in clear text. It stays for the wire and is always null: see `api_token`. */
      api_token: k.text(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      metadata: k.json<Record<string, unknown>>(),
      role: k.text<UserRole>().default('member'),
      /** A built-in role or one of the shop's own that v1 has no word for; else `role` decides. */
      role_id: k.text(),
    },
    (t) => [
      k.unique('user_email_unique', [t.email], k.live(t.deleted_at)),
      k.index('user_role_id', t.role_id),
    ],
  ),
  analytics_config: k.table(
    'analytics_config',
    {
      id: k.id('acfg'),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      user_id: k.text().notNull(),
      opt_out: k.bool().notNull().default(false),
      anonymize: k.bool().notNull().default(false),
    },
    (t) => [k.unique('analytics_config_user_id_unique', [t.user_id], k.live(t.deleted_at))],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const userFacts = {
  user: {
    entities: ['User'],
    records: [{ path: '/admin/users' }],
  },
  analytics_config: {
    entities: ['AnalyticsConfig'],
  },
} satisfies FactsOf<typeof userTables>
