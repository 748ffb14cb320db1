import { z } from 'zod'
import { Id, Time } from '../common'

export const AnalyticsConfigRow = z.object({
  id: Id,
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  user_id: z.string(),
  opt_out: z.boolean(),
  anonymize: z.boolean(),
})
export interface AnalyticsConfig extends z.infer<typeof AnalyticsConfigRow> {}
export const AnalyticsConfig: z.ZodType<AnalyticsConfig> = AnalyticsConfigRow.meta({ id: 'AnalyticsConfig' })
