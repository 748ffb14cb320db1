import { z } from 'zod'
import { Time } from '../common'

/** A program that asks for access, as whoever confirms it sees it. */
export const DeviceSignIn = z
  .object({
    /** What the program shows: `BCDF-GHJK`. */
    user_code: z.string(),
    /** What the program says it is; anybody may say anything. */
    client_name: z.string(),
    /** The network address it asks from. */
    address: z.string().nullable(),
    status: z.enum(['pending', 'approved', 'denied']),
    created_at: Time,
    expires_at: Time,
  })
  .meta({ id: 'DeviceSignIn' })
export type DeviceSignIn = z.infer<typeof DeviceSignIn>
