import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { Actor } from './actor'

/** What somebody who is invited will be. */
export const InviteRole = z.enum(['admin', 'member', 'developer'])
export type InviteRole = z.infer<typeof InviteRole>

/** What became of the mail with the link: no provider sends one, it waits its turn, left, or was refused. */
export const InviteMail = z.object({
  status: z.enum(['none', 'waiting', 'sent', 'failed']),
  /** What the provider said when it refused. */
  error: z.string().nullable(),
})
export type InviteMail = z.infer<typeof InviteMail>

/** The columns of Invite, without what hangs on it. */
export const InviteRow = z.object({
  id: Id,
  user_email: z.string(),
  role: InviteRole.nullable(),
  accepted: z.boolean(),
  /** A built-in role or one of the shop's own: what they will be. */
  role_id: Id.nullable(),
  token: z.string(),
  /** The link to accept it with, for those who may invite; null for others, and once it is over. */
  invite_url: z.string().nullable(),
  /** Who invited them, last; null where that was before it was kept. */
  invited_by: Actor.nullable(),
  mail: InviteMail,
  expires_at: Time,
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** An invitation to the staff; its link is good for seven days. */
export interface Invite extends z.infer<typeof InviteRow> {}
export const Invite: z.ZodType<Invite> = InviteRow.meta({ id: 'Invite' })
