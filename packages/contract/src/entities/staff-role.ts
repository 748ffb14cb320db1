import { z } from 'zod'
import { Id, Time } from '../common'
import { scopes } from '../scopes'

/** What somebody may do with a family of calls: `orders:read`, `products:write`, `*`. Writing includes reading. */
export const Permission = z.enum(scopes)

/** What some of the staff may do. Every shop has the built-in ones; those of its own it makes itself. */
export const StaffRoleRow = z.object({
  /** Of a built-in role its name: `owner`, `manager`, `developer`, `member`, `fulfilment`, `catalogue`, `read-only`. */
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  permissions: z.array(Permission),
  /** The most that an order may be refunded in all, in minor units of the store's currency; null without a limit. */
  refund_limit: z.number().nullable(),
  is_built_in: z.boolean(),
  /** How many members of staff have it. */
  users_count: z.number(),
  /** Null for a built-in role. */
  created_at: Time.nullable(),
  updated_at: Time.nullable(),
})
/** A role, and what it may do. */
export interface StaffRole extends z.infer<typeof StaffRoleRow> {}
export const StaffRole: z.ZodType<StaffRole> = StaffRoleRow.meta({ id: 'StaffRole' })
