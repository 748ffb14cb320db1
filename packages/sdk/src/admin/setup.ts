import type { Call } from '../call'

export const setup = (call: Call) => ({
  /** Whether the shop waits for its first member of staff, and what it is called. */
  retrieve: call('GET /admin/setup'),
  /** Become the first admin, with the secret that the shop printed when it started; signs in. */
  complete: call('POST /admin/setup', 'body'),
})
