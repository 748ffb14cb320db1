'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: saved views. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminViews = read('GET /admin/views', 'query')
export const useAdminCreateView = change('POST /admin/views')
export const useAdminUpdateView = change('POST /admin/views/:id')
export const useAdminDeleteView = change('DELETE /admin/views/:id')
