import type { Call } from '../call'

export const views = (call: Call) => ({
  list: call('GET /admin/views', 'query'),
  create: call('POST /admin/views', 'body'),
  update: call('POST /admin/views/:id', 'body'),
  delete: call('DELETE /admin/views/:id'),
})
