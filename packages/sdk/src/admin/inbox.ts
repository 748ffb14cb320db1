import type { Call } from '../call'

export const inbox = (call: Call) => ({
  read: call('GET /admin/inbox'),
  seen: call('POST /admin/inbox/seen'),
})
