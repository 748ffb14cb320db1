import { z } from 'zod'
import { Id, Metadata, Time } from '../common'

export const InviteRole = z.enum(['admin', 'member', 'developer'])
export type InviteRole = z.infer<typeof InviteRole>

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
  expires_at: Time,
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
export interface Invite extends z.infer<typeof InviteRow> {}
export const Invite: z.ZodType<Invite> = InviteRow.meta({ id: 'Invite' })
