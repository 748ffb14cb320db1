import type { Call } from '../call'

export const setup = (call: Call) => ({
  /** Whether the shop waits for its first member of staff. */
  retrieve: call('GET /admin/setup'),
  /** Makes the first admin and signs them in. */
  complete: call('POST /admin/setup', 'body'),
})
