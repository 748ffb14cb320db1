'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: api tokens. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List API tokens: for admins all, for others their own. */
export const useAdminApiTokens = read('GET /admin/api-tokens', 'query')
/** Make an API token for yourself; it is shown this once. */
export const useAdminCreateApiToken = change('POST /admin/api-tokens')
/** Revoke an API token: it ends at once and stays in the list. */
export const useAdminDeleteApiToken = change('DELETE /admin/api-tokens/:id')
