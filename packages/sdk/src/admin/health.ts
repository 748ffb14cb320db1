import type { Call } from '../call'

export const health = (call: Call) => ({
  retrieve: call('GET /admin/health'),
  checklist: call('GET /admin/setup/checklist'),
})
