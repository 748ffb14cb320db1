import type { DocumentContent, IssueInvoicesOn, PaperSize, SalesDocumentKind } from '@cartwright/contract'
import type { Kit } from '../../store/schema/columns'
import type { FactsOf } from '../../store/schema/table-facts'
import type { Basis } from './basis'

export const documentTables = (k: Kit) => ({
  /** Invoices and credit notes. What they say is stored, not looked up: a row stays as it was written. */
  sales_document: k.table(
    'sales_document',
    {
      id: k.id('doc'),
      kind: k.text<SalesDocumentKind>().notNull(),
      number: k.text().notNull(),
      year: k.int().notNull(),
      sequence: k.int().notNull(),
      order_id: k.text().notNull(),
      order_display_id: k.int().notNull(),
      invoice_id: k.text(),
      refund_id: k.text(),
      customer_id: k.text().notNull(),
      customer_name: k.text().notNull(),
      email: k.text().notNull(),
      currency_code: k.text().notNull(),
      tax_total: k.big().notNull(),
      total: k.big().notNull(),
      locale: k.text().notNull(),
      content: k.json<DocumentContent>().notNull(),
      /** What the next document of the order is worked out from. */
      basis: k.json<Basis>().notNull(),
      issued_at: k.time().notNull(),
    },
    (t) => [
      k.unique('sales_document_number_unique', [t.number]),
      k.unique('sales_document_sequence_unique', [t.kind, t.year, t.sequence]),
      k.unique('sales_document_refund_id_unique', [t.refund_id], k.present(t.refund_id)),
      k.index('sales_document_order_id', t.order_id),
      k.index('sales_document_customer_id', t.customer_id),
      k.index('sales_document_issued_at', t.issued_at),
    ],
  ),
  /** One row: who issues invoices, when, and how they look. */
  document_settings: k.table('document_settings', {
    id: k.key(),
    legal_name: k.text(),
    vat_number: k.text(),
    address: k.text(),
    logo_url: k.text(),
    footer: k.text(),
    invoice_prefix: k.text().notNull(),
    credit_note_prefix: k.text().notNull(),
    issue_on: k.text<IssueInvoicesOn>().notNull(),
    paper: k.text<PaperSize>().notNull(),
    locale: k.text().notNull(),
    updated_at: k.updatedAt(),
  }),
})

/** What each of these tables is to the rest of the shop. */
export const documentFacts = {
  sales_document: {
    entities: ['SalesDocument', 'SalesDocumentDetails'],
    records: [{ path: '/admin/documents' }, { path: '/admin/orders', by: 'order_id' }],
  },
  document_settings: {
    entities: ['DocumentSettings'],
  },
} satisfies FactsOf<typeof documentTables>
