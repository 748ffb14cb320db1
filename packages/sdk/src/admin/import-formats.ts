import type { Call } from '../call'

export const importFormats = (call: Call) => ({
  list: call('GET /admin/import-formats'),
})
