import type { Call } from '../call'

export const views = (call: Call) => ({
  /** List your views of lists and those that others share, in their order. */
  list: call('GET /admin/views', 'query'),
  /** Save a view of a list. */
  create: call('POST /admin/views', 'body'),
  /** Change a view of your own. */
  update: call('POST /admin/views/:id', 'body'),
  /** Remove a view of your own. */
  delete: call('DELETE /admin/views/:id'),
})
