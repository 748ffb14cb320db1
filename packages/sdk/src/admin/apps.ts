import type { Call } from '../call'

export const apps = (call: Call) => ({
  /** List applications of others that may be connected. */
  list: call('GET /admin/apps'),
  /** Connect an application of others by the code it came back with. */
  authorize: call('POST /admin/apps/authorizations', 'body'),
})
