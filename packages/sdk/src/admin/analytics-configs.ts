import type { Call } from '../call'

export const analyticsConfigs = (call: Call) => ({
  /** Read whether you let the back office report how it is used. */
  retrieve: call('GET /admin/analytics-configs'),
  /** Say for the first time whether the back office may report how you use it. */
  create: call('POST /admin/analytics-configs', 'body'),
  /** Change whether the back office may report how you use it. */
  update: call('POST /admin/analytics-configs/update', 'body'),
  /** Forget what you said about reports of use. */
  delete: call('DELETE /admin/analytics-configs'),
})
