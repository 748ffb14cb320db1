import type { Call } from '../call'

export const analyticsConfigs = (call: Call) => ({
  retrieve: call('GET /admin/analytics-configs'),
  create: call('POST /admin/analytics-configs', 'body'),
  update: call('POST /admin/analytics-configs/update', 'body'),
  delete: call('DELETE /admin/analytics-configs'),
})
