import type { InviteRole } from '@cartwright/contract'
import type { Kit } from '../../store/columns'

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
