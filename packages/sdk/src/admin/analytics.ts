import type { Call } from '../call'

export const analytics = (call: Call) => ({
  /** What was sold in a period, beside an earlier one, and its course. */
  summary: call('GET /admin/analytics/summary', 'query'),
  /** What was sold in a period by product, region, sales channel or discount, the most first. */
  breakdown: call('GET /admin/analytics/breakdown', 'query'),
  /** Count all orders anew in the background; what is counted stands meanwhile. */
  rebuild: call('POST /admin/analytics/rebuild'),
})
