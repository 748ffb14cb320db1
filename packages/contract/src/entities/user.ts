import { z } from 'zod'
import { Id, Metadata, Time } from '../common'

/** v1's word for what a member of staff may do. */
export const UserRole = z.enum(['admin', 'member', 'developer'])
export type UserRole = z.infer<typeof UserRole>

/** The columns of User, without what hangs on it. */
export const UserRow = z.object({
  id: Id,
  role: UserRole.nullable(),
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  api_token: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** A member of staff. */
export interface User extends z.infer<typeof UserRow> {}
export const User: z.ZodType<User> = UserRow.meta({ id: 'User' })
