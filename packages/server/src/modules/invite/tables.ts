import type { InviteRole } from '@cartwright/contract'
import type { Kit } from '../../store/schema/columns'
import type { FactsOf } from '../../store/schema/table-facts'

export const inviteTables = (k: Kit) => ({
  invite: k.table(
    'invite',
    {
      id: k.id('invite'),
      user_email: k.text().notNull(),
      role: k.text<InviteRole>().default('member'),
      /** As the user's. */
      role_id: k.text(),
      accepted: k.bool().notNull().default(false),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      metadata: k.json<Record<string, unknown>>(),
      token: k.text().notNull(),
      expires_at: k.time().notNull(),
      /** Who invited, and who did so last. */
      host_id: k.text(),
    },
    (t) => [
      k.unique('invite_user_email_unique', [t.user_email], k.live(t.deleted_at)),
      k.index('invite_role_id', t.role_id),
    ],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const inviteFacts = {
  invite: {
    entities: ['Invite'],
    records: [{ path: '/admin/invites' }],
  },
} satisfies FactsOf<typeof inviteTables>
