import type { Call } from '../call'

export const documentSettings = (call: Call) => ({
  retrieve: call('GET /admin/document-settings'),
  update: call('POST /admin/document-settings', 'body'),
})
