import { z } from 'zod'
import { Id, Time } from '../common'
import { Permission } from './staff-role'
import { UserRole, UserRow } from './user'

/** Whether signing in takes a code besides the password. */
export const TwoFactor = z.object({
  is_on: z.boolean(),
  /** Since when; null while it is off. */
  confirmed_at: Time.nullable(),
  /** How many of the codes for a lost telephone are unused. */
  recovery_codes_left: z.number(),
})
export type TwoFactor = z.infer<typeof TwoFactor>

/** The account of whoever is signed in, and what they may do with the credential they use. */
export const AccountRow = z.object({
  user: UserRow,
  role: z.object({ id: Id, name: z.string(), is_built_in: z.boolean() }),
  /** The shortest list: `*`, or area by area. */
  permissions: z.array(Permission),
  /** The most that an order may be refunded in all, in minor units of the store's currency; null without a limit. */
  refund_limit: z.number().nullable(),
  two_factor: TwoFactor,
})
/** Who is signed in, and what they may do. */
export interface Account extends z.infer<typeof AccountRow> {}
export const Account: z.ZodType<Account> = AccountRow.meta({ id: 'Account' })

/** A sign-in that still holds, in a browser (`cookie`) or by a token of a program (`token`). */
export const StaffSessionRow = z.object({
  id: Id,
  kind: z.enum(['cookie', 'token']),
  /** `Firefox`, `Safari`; null where it cannot be told. */
  browser: z.string().nullable(),
  /** `Windows`, `iPhone`; null where it cannot be told. */
  system: z.string().nullable(),
  /** How the client calls itself. */
  user_agent: z.string().nullable(),
  /** The network address of the sign-in. */
  address: z.string().nullable(),
  created_at: Time,
  /** To a few minutes. */
  last_seen_at: Time,
  expires_at: Time,
  /** The one this request comes by. */
  is_current: z.boolean(),
})
/** Where a member of staff is signed in. */
export interface StaffSession extends z.infer<typeof StaffSessionRow> {}
export const StaffSession: z.ZodType<StaffSession> = StaffSessionRow.meta({ id: 'StaffSession' })

/** Somebody of the staff, as those see them who look after the team. */
export const TeamMemberRow = z.object({
  id: Id,
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  /** The word that clients of v1 see. */
  role: UserRole.nullable(),
  /** Of a built-in role or one of the shop's own. */
  role_id: Id,
  role_name: z.string(),
  two_factor: z.object({ is_on: z.boolean() }),
  /** To a few minutes; null when they never signed in. */
  last_seen_at: Time.nullable(),
  created_at: Time,
})
/** A member of staff as colleagues see them. */
export interface TeamMember extends z.infer<typeof TeamMemberRow> {}
export const TeamMember: z.ZodType<TeamMember> = TeamMemberRow.meta({ id: 'TeamMember' })
