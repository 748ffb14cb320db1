import type { Call } from '../call'

export const apps = (call: Call) => ({
  list: call('GET /admin/apps'),
  authorize: call('POST /admin/apps/authorizations', 'body'),
})
