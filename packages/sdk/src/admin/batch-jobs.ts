import type { Call, Method } from '../call'
import { listed } from '../iterate'

export const batchJobs = (call: Call) => ({
  ...listed(nullAsText(call('GET /admin/batch-jobs', 'query'))),
  /** Begin an import, an export or a change of many records. */
  create: call('POST /admin/batch-jobs', 'body'),
  /** Read how far a job is and what came of it. */
  retrieve: call('GET /admin/batch-jobs/:id'),
  /** What became of each row of an imported file. */
  rows: call('GET /admin/batch-jobs/:id/rows', 'query'),
  /** Let a job go on whose first look you have seen. */
  confirm: call('POST /admin/batch-jobs/:id/confirm'),
  /** Stop a job; what it has done so far stays. */
  cancel: call('POST /admin/batch-jobs/:id/cancel'),
  /** Remove a finished batch job. */
  delete: call('DELETE /admin/batch-jobs/:id'),
})

type List = Method<'GET /admin/batch-jobs'>

/** `null` goes as the text `null`, as in the v1 client: a date that a job does not have yet. */
function nullAsText(list: List): List {
  const asText = ([name, value]: [string, unknown]) => [name, value === null ? 'null' : value]
  const method = (query: Parameters<List>[0], last: Parameters<List>[1]) =>
    list(query && Object.fromEntries(Object.entries(query).map(asText)), last)
  return Object.assign(method, { endpoint: list.endpoint })
}
