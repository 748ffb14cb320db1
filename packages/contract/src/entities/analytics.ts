import { z } from 'zod'
import { Id, Time } from '../common'

/** The columns of AnalyticsConfig, without what hangs on it. */
export const AnalyticsConfigRow = z.object({
  id: Id,
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  user_id: z.string(),
  opt_out: z.boolean(),
  anonymize: z.boolean(),
})
/** Whether a member of staff lets the back office report how it is used. */
export interface AnalyticsConfig extends z.infer<typeof AnalyticsConfigRow> {}
export const AnalyticsConfig: z.ZodType<AnalyticsConfig> = AnalyticsConfigRow.meta({ id: 'AnalyticsConfig' })
