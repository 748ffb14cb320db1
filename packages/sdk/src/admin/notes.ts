import type { Call } from '../call'
import { listed } from '../iterate'

export const notes = (call: Call) => ({
  ...listed(call('GET /admin/notes', 'query')),
  create: call('POST /admin/notes', 'body'),
  retrieve: call('GET /admin/notes/:id'),
  update: call('POST /admin/notes/:id', 'body'),
  delete: call('DELETE /admin/notes/:id'),
  mentions: call('GET /admin/mentions', 'query'),
  readMention: call('POST /admin/mentions/:id/read'),
})
