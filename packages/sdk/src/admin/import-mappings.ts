import type { Call } from '../call'

export const importMappings = (call: Call) => ({
  /** List what the columns of files stand for, as it was saved by name. */
  list: call('GET /admin/import-mappings', 'query'),
  /** Save what the columns of a file stand for; one of the same name and type is replaced. */
  create: call('POST /admin/import-mappings', 'body'),
  /** Remove a saved mapping. */
  delete: call('DELETE /admin/import-mappings/:id'),
})
