'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: analytics. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** What was sold in a period, beside an earlier one, and its course. */
export const useAdminAnalyticsSummary = read('GET /admin/analytics/summary', 'query')
/** What was sold in a period by product, region, sales channel or discount, the most first. */
export const useAdminAnalyticsBreakdown = read('GET /admin/analytics/breakdown', 'query')
/** Count all orders anew in the background; what is counted stands meanwhile. */
export const useAdminRebuildAnalytics = change('POST /admin/analytics/rebuild')
