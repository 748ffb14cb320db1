import type { Call } from '../call'

export const analytics = (call: Call) => ({
  summary: call('GET /admin/analytics/summary', 'query'),
  breakdown: call('GET /admin/analytics/breakdown', 'query'),
  rebuild: call('POST /admin/analytics/rebuild'),
})
