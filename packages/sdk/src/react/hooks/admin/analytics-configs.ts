'use client'
import { change } from '../change-hook'

// Admin: analytics configs. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** Forget what you said about reports of use. */
export const useAdminDeleteAnalyticsConfig = change('DELETE /admin/analytics-configs')
