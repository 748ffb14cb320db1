import type { AnalyticsConfig } from '@cartwright/contract'
import type { FakeRoutes } from '@cartwright/sdk/testing'
import { staff, store } from './examples'

/** A shop that gathers usage data of those who agree, beside what it answers of it. */
export const collectingShop: FakeRoutes = {
  'GET /admin/store': {
    store: {
      ...store,
      feature_flags: [{ key: 'analytics', value: true }],
      modules: [],
    },
  },
  'GET /admin/users': { users: [staff], count: 1, offset: 0, limit: 20 },
}

/** What somebody decided about their usage data, as the shop answers it. */
export const decisionOf = (opt_out: boolean, anonymize = false): { analytics_config: AnalyticsConfig } => ({
  analytics_config: {
    id: 'acfg_1',
    user_id: staff.id,
    opt_out,
    anonymize,
    created_at: '2026-11-20T10:00:00.000Z',
    updated_at: '2026-11-20T10:00:00.000Z',
    deleted_at: null,
  },
})
