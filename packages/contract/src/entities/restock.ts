import { z } from 'zod'
import { Id, Time } from '../common'

/** Somebody who wants to hear when a sold-out variant can be bought again. */
export const RestockNotificationRow = z.object({
  id: Id,
  variant_id: z.string(),
  /** Where they want to buy it; null for wherever it is sold. */
  sales_channel_id: z.string().nullable(),
  /** The account they were signed in to when they asked. */
  customer_id: z.string().nullable(),
  email: z.string(),
  /** What the mail is written in, and with the country where its link leads: `de` and `at`. */
  language: z.string().nullable(),
  country_code: z.string().nullable(),
  created_at: Time,
  /** When it came back and they were told; null while they wait. */
  told_at: Time.nullable(),
})
/** Who wants to hear when goods are back. */
export interface RestockNotification extends z.infer<typeof RestockNotificationRow> {}
export const RestockNotification: z.ZodType<RestockNotification> = RestockNotificationRow.meta({
  id: 'RestockNotification',
})

/** How many wait for a variant. */
export const VariantWaiting = z
  .object({ variant_id: z.string(), product_id: z.string(), waiting: z.number() })
  .meta({ id: 'VariantWaiting' })
export type VariantWaiting = z.infer<typeof VariantWaiting>
