import type { Call } from '../call'
import { listed } from '../iterate'

export const documents = (call: Call) => ({
  ...listed(call('GET /admin/documents', 'query')),
  /** Read an invoice or a credit note. */
  retrieve: call('GET /admin/documents/:id'),
  /** The invoices and credit notes of an order, in the order they were issued. */
  listOfOrder: call('GET /admin/orders/:id/documents'),
  /** Issue the invoice of an order, and what has become due since; again it changes nothing. */
  issue: call('POST /admin/orders/:id/documents'),
  /** The printable page of one or up to a hundred documents. */
  print: call('GET /admin/documents/print', 'query'),
  /** The same as a PDF, where the server has a browser to make it with. */
  printPdf: call('GET /admin/documents/pdf', 'query'),
})
