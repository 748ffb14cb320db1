import { z } from 'zod'
import { Time } from '../common'

/** What may wait for somebody. */
export const inboxKinds = ['mentions', 'pack', 'capture', 'returns', 'jobs', 'stock', 'webhooks'] as const
/** What may wait for staff in the bell. */
export type InboxKind = (typeof inboxKinds)[number]

/** Something that waits for staff. */
export const InboxItem = z
  .object({
    kind: z.enum(inboxKinds),
    /** How many wait. */
    count: z.number(),
    /** When the latest of them came; null when none waits, or when that is not known. */
    latest_at: Time.nullable(),
    /** Something came, or came to more, since the person who asks last looked. */
    is_new: z.boolean(),
  })
  .meta({ id: 'InboxItem' })
export interface InboxItem extends z.infer<typeof InboxItem> {}
