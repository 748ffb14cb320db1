'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: api tokens. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminApiTokens = read('GET /admin/api-tokens', 'query')
export const useAdminCreateApiToken = change('POST /admin/api-tokens')
export const useAdminDeleteApiToken = change('DELETE /admin/api-tokens/:id')
