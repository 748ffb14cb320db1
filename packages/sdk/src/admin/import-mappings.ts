import type { Call } from '../call'

export const importMappings = (call: Call) => ({
  list: call('GET /admin/import-mappings', 'query'),
  create: call('POST /admin/import-mappings', 'body'),
  delete: call('DELETE /admin/import-mappings/:id'),
})
