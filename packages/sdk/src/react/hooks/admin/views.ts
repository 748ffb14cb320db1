'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: saved views. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List your views of lists and those that others share, in their order. */
export const useAdminViews = read('GET /admin/views', 'query')
/** Save a view of a list. */
export const useAdminCreateView = change('POST /admin/views')
/** Change a view of your own. */
export const useAdminUpdateView = change('POST /admin/views/:id')
/** Remove a view of your own. */
export const useAdminDeleteView = change('DELETE /admin/views/:id')
