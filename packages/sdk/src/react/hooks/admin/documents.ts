'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: invoices, credit notes and what is printed. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminDocuments = read('GET /admin/documents', 'query')
export const useAdminDocument = read('GET /admin/documents/:id')
export const useAdminOrderDocuments = read('GET /admin/orders/:id/documents')
export const useAdminIssueDocuments = change('POST /admin/orders/:id/documents')
export const useAdminPrintedDocuments = read('GET /admin/documents/print', 'query')
export const useAdminPdfDocuments = read('GET /admin/documents/pdf', 'query')
export const useAdminDocumentSettings = read('GET /admin/document-settings')
export const useAdminUpdateDocumentSettings = change('POST /admin/document-settings')
