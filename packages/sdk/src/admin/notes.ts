import type { Call } from '../call'
import { listed } from '../iterate'

export const notes = (call: Call) => ({
  ...listed(call('GET /admin/notes', 'query')),
  /** Write a note beside a record. */
  create: call('POST /admin/notes', 'body'),
  /** Read a note. */
  retrieve: call('GET /admin/notes/:id'),
  /** Change a note. */
  update: call('POST /admin/notes/:id', 'body'),
  /** Remove a note. */
  delete: call('DELETE /admin/notes/:id'),
  /** List the notes that speak to you, newest first. */
  mentions: call('GET /admin/mentions', 'query'),
  /** Say that you have seen a note that speaks to you. */
  readMention: call('POST /admin/mentions/:id/read'),
})
