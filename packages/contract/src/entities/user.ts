import { z } from 'zod'
import { Id, Metadata, Time } from '../common'

export const UserRole = z.enum(['admin', 'member', 'developer'])
export type UserRole = z.infer<typeof UserRole>

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
export interface User extends z.infer<typeof UserRow> {}
export const User: z.ZodType<User> = UserRow.meta({ id: 'User' })
