import type { Call } from '../call'
import { listed } from '../iterate'

export const documents = (call: Call) => ({
  ...listed(call('GET /admin/documents', 'query')),
  retrieve: call('GET /admin/documents/:id'),
  listOfOrder: call('GET /admin/orders/:id/documents'),
  issue: call('POST /admin/orders/:id/documents'),
  print: call('GET /admin/documents/print', 'query'),
  printPdf: call('GET /admin/documents/pdf', 'query'),
})
