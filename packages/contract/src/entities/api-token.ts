import { z } from 'zod'
import { Id, Time } from '../common'

/** The columns of ApiToken, without what hangs on it. */
export const ApiTokenRow = z.object({
  id: Id,
  /** What it is for, in the words of whoever made it. */
  name: z.string(),
  /** Its last four signs: which of several it is. */
  hint: z.string(),
  domain: z.enum(['admin', 'store']),
  /** The member of staff it acts for. */
  user_id: z.string().nullable(),
  /** The customer it acts for, when it is one for the store. */
  customer_id: z.string().nullable(),
  /** `orders:read`, `products:write`, `*`; null when it may do what its owner may. */
  scopes: z.array(z.string()).nullable(),
  created_at: Time,
  /** To the hour. */
  last_used_at: Time.nullable(),
  /** Null when it lasts until it is revoked. */
  expires_at: Time.nullable(),
  revoked_at: Time.nullable(),
})
/** A token that a program acts by; the token itself is shown once. */
export interface ApiToken extends z.infer<typeof ApiTokenRow> {}
export const ApiToken: z.ZodType<ApiToken> = ApiTokenRow.meta({ id: 'ApiToken' })
