import { z } from 'zod'
import { endpoints } from '../endpoint'
import { AnalyticsConfig } from '../entities/analytics'

export const analyticsEndpoints = endpoints({
  'GET /admin/analytics-configs': {
    access: 'staff',
    tag: 'Analytics Configs',
    summary: 'Read whether you let the back office report how it is used',
    returns: () => z.object({ analytics_config: AnalyticsConfig }),
  },
  'POST /admin/analytics-configs': {
    access: 'staff',
    tag: 'Analytics Configs',
    summary: 'Say for the first time whether the back office may report how you use it',
    body: () =>
      z.strictObject({
        opt_out: z.boolean(),
        anonymize: z.boolean().nullable().default(false),
      }),
    returns: () => z.object({ analytics_config: AnalyticsConfig }),
  },
  'DELETE /admin/analytics-configs': {
    access: 'staff',
    tag: 'Analytics Configs',
    summary: 'Forget what you said about reports of use',
    returns: () =>
      z.object({ user_id: z.string(), object: z.literal('analytics_config'), deleted: z.boolean() }),
  },
  'POST /admin/analytics-configs/update': {
    access: 'staff',
    tag: 'Analytics Configs',
    summary: 'Change whether the back office may report how you use it',
    body: () =>
      z.strictObject({
        opt_out: z.boolean().nullish(),
        anonymize: z.boolean().nullish(),
      }),
    returns: () => z.object({ analytics_config: AnalyticsConfig }),
  },
})
