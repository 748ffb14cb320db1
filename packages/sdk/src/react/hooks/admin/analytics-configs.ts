'use client'
import { change } from '../change-hook'

// Admin: analytics configs. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminDeleteAnalyticsConfig = change('DELETE /admin/analytics-configs')
