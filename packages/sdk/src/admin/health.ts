import type { Call } from '../call'

export const health = (call: Call) => ({
  /** Look at what the shop runs on, as `cartwright doctor` does. */
  retrieve: call('GET /admin/health'),
  /** What the shop has and lacks to sell. */
  checklist: call('GET /admin/setup/checklist'),
})
