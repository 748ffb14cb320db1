import { z } from 'zod'
import { WebAddress } from '../common'
import { endpoints, page } from '../endpoint'
import {
  DocumentSettings,
  IssueInvoicesOn,
  PaperSize,
  PrintedDocument,
  SalesDocument,
  SalesDocumentDetails,
  SalesDocumentKind,
} from '../entities/document'
import { dateRange, list, listOf, paging, text, whole } from '../query'

/** The most documents of one print job. */
export const mostPrinted = 100

const line = z.string().trim().max(200)
const lines = z.string().trim().max(2000)
const prefix = z
  .string()
  .max(20)
  .regex(/^[\p{L}\p{N}/._-]*$/u, { error: 'must be letters, digits, or one of / . _ -' })

const printed = {
  document: PrintedDocument,
  /** Orders. */
  order_ids: list.pipe(z.array(z.string()).max(mostPrinted)).optional(),
  /** Invoices and credit notes, where they are known. */
  document_ids: list.pipe(z.array(z.string()).max(mostPrinted)).optional(),
  /** The shop's own size where none is named. */
  paper: PaperSize.optional(),
  /** The language; without it that of the customer, and of pick lists that of the shop. */
  locale: text.optional(),
}

/** Numbers of the orders that there was nothing to print of: without an invoice, or with nothing left to pack. */
const skipped = z.array(z.number())

export const documentEndpoints = endpoints({
  'GET /admin/documents': {
    access: 'staff',
    tag: 'Documents',
    summary: 'List invoices and credit notes',
    query: () =>
      z.strictObject({
        ...paging(50),
        order: text.optional(),
        /** A part of a number, a name or an e-mail address, or the number of an order. */
        q: text.optional(),
        kind: listOf(SalesDocumentKind).optional(),
        number: text.optional(),
        year: whole.optional(),
        order_id: list.optional(),
        customer_id: list.optional(),
        currency_code: list.optional(),
        issued_at: dateRange.optional(),
      }),
    returns: () => page('documents', SalesDocument),
  },
  'GET /admin/documents/print': {
    access: 'staff',
    tag: 'Documents',
    summary: 'The printable page of one or up to a hundred documents',
    query: () => z.strictObject(printed),
    returns: () =>
      z.object({
        /** What a browser names the file after. */
        title: z.string(),
        html: z.string(),
        skipped,
      }),
  },
  'GET /admin/documents/pdf': {
    access: 'staff',
    tag: 'Documents',
    summary: 'The same as a PDF, where the server has a browser to make it with',
    query: () => z.strictObject(printed),
    returns: () =>
      z.object({
        title: z.string(),
        /** The file in base 64. */
        pdf: z.string(),
        skipped,
      }),
  },
  'GET /admin/documents/:id': {
    access: 'staff',
    tag: 'Documents',
    summary: 'Read an invoice or a credit note',
    returns: () => z.object({ document: SalesDocumentDetails }),
  },
  'GET /admin/orders/:id/documents': {
    access: 'staff',
    tag: 'Documents',
    summary: 'The invoices and credit notes of an order, in the order they were issued',
    returns: () => z.object({ documents: z.array(SalesDocument) }),
  },
  'POST /admin/orders/:id/documents': {
    access: 'staff',
    tag: 'Documents',
    summary: 'Issue the invoice of an order, and what has become due since; again it changes nothing',
    returns: () => z.object({ documents: z.array(SalesDocument) }),
  },
  'GET /admin/document-settings': {
    access: 'staff',
    tag: 'Documents',
    summary: 'Who issues invoices, when, and how they look',
    returns: () =>
      z.object({
        settings: DocumentSettings,
        /** Whether the server can make PDF files itself. */
        makes_pdf: z.boolean(),
      }),
  },
  'POST /admin/document-settings': {
    access: 'staff',
    tag: 'Documents',
    summary: 'Change who issues invoices, when, and how they look',
    body: () =>
      z.strictObject({
        legal_name: line.nullish(),
        vat_number: line.nullish(),
        address: lines.nullish(),
        logo_url: WebAddress.nullish(),
        footer: lines.nullish(),
        invoice_prefix: prefix.optional(),
        credit_note_prefix: prefix.optional(),
        issue_on: IssueInvoicesOn.optional(),
        paper: PaperSize.optional(),
        locale: z.string().min(2).max(35).optional(),
      }),
    returns: () => z.object({ settings: DocumentSettings, makes_pdf: z.boolean() }),
  },
})
