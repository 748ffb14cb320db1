import type { Call } from '../call'

export const importFormats = (call: Call) => ({
  /** List the kinds of files that the shop reads, and their columns. */
  list: call('GET /admin/import-formats'),
})
