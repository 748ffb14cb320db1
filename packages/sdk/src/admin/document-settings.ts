import type { Call } from '../call'

export const documentSettings = (call: Call) => ({
  /** Who issues invoices, when, and how they look. */
  retrieve: call('GET /admin/document-settings'),
  /** Change who issues invoices, when, and how they look. */
  update: call('POST /admin/document-settings', 'body'),
})
