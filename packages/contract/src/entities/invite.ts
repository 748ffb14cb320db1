import { z } from 'zod'
import { Id, Metadata, Time } from '../common'

export const InviteRole = z.enum(['admin', 'member', 'developer'])
export type InviteRole = z.infer<typeof InviteRole>

export const InviteRow = z.object({
  id: Id,
  user_email: z.string(),
  role: InviteRole.nullable(),
  accepted: z.boolean(),
  token: z.string(),
  expires_at: Time,
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
export interface Invite extends z.infer<typeof InviteRow> {}
export const Invite: z.ZodType<Invite> = InviteRow.meta({ id: 'Invite' })
