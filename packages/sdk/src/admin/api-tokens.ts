import type { Call } from '../call'
import { listed } from '../iterate'

export const apiTokens = (call: Call) => ({
  ...listed(call('GET /admin/api-tokens', 'query')),
  /** The answer's `token` is shown this once. */
  create: call('POST /admin/api-tokens', 'body'),
  revoke: call('DELETE /admin/api-tokens/:id'),
})
