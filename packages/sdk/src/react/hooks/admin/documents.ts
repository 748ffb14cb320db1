'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: invoices, credit notes and what is printed. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List invoices and credit notes. */
export const useAdminDocuments = read('GET /admin/documents', 'query')
/** Read an invoice or a credit note. */
export const useAdminDocument = read('GET /admin/documents/:id')
/** The invoices and credit notes of an order, in the order they were issued. */
export const useAdminOrderDocuments = read('GET /admin/orders/:id/documents')
/** Issue the invoice of an order, and what has become due since; again it changes nothing. */
export const useAdminIssueDocuments = change('POST /admin/orders/:id/documents')
/** The printable page of one or up to a hundred documents. */
export const useAdminPrintedDocuments = read('GET /admin/documents/print', 'query')
/** The same as a PDF, where the server has a browser to make it with. */
export const useAdminPdfDocuments = read('GET /admin/documents/pdf', 'query')
/** Who issues invoices, when, and how they look. */
export const useAdminDocumentSettings = read('GET /admin/document-settings')
/** Change who issues invoices, when, and how they look. */
export const useAdminUpdateDocumentSettings = change('POST /admin/document-settings')
