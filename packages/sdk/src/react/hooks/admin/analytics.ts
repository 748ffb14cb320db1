'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: analytics. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminAnalyticsSummary = read('GET /admin/analytics/summary', 'query')
export const useAdminAnalyticsBreakdown = read('GET /admin/analytics/breakdown', 'query')
export const useAdminRebuildAnalytics = change('POST /admin/analytics/rebuild')
