import type { Call } from '../call'
import { listed } from '../iterate'

export const batchJobs = (call: Call) => ({
  ...listed(call('GET /admin/batch-jobs', 'query')),
  create: call('POST /admin/batch-jobs', 'body'),
  retrieve: call('GET /admin/batch-jobs/:id'),
  rows: call('GET /admin/batch-jobs/:id/rows', 'query'),
  confirm: call('POST /admin/batch-jobs/:id/confirm'),
  cancel: call('POST /admin/batch-jobs/:id/cancel'),
  delete: call('DELETE /admin/batch-jobs/:id'),
})
