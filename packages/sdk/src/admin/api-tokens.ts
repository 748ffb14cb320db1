import type { Call } from '../call'
import { listed } from '../iterate'

export const apiTokens = (call: Call) => ({
  ...listed(call('GET /admin/api-tokens', 'query')),
  /** Make an API token for yourself; it is shown this once. */
  create: call('POST /admin/api-tokens', 'body'),
  /** Revoke an API token: it ends at once and stays in the list. */
  revoke: call('DELETE /admin/api-tokens/:id'),
})
