import type { Call } from '../call'

export const inbox = (call: Call) => ({
  /** Count what waits for you, of what you may see. */
  read: call('GET /admin/inbox'),
  /** Note that you have seen what waits for you. */
  seen: call('POST /admin/inbox/seen'),
})
