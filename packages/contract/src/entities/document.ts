import { z } from 'zod'
import { Id, Time } from '../common'

/** What is written down for good and numbered. */
export const SalesDocumentKind = z.enum(['invoice', 'credit_note'])
export type SalesDocumentKind = z.infer<typeof SalesDocumentKind>

/** Everything that can be printed of orders. */
export const PrintedDocument = z.enum(['invoice', 'packing_slip', 'pick_list', 'return_slip'])
export type PrintedDocument = z.infer<typeof PrintedDocument>

/** The paper that documents are made for. */
export const PaperSize = z.enum(['a4', 'letter'])
export type PaperSize = z.infer<typeof PaperSize>

/** An invoice or a credit note as lists tell of it. Amounts are minor units, and above 0 on a credit note too. */
export const SalesDocumentRow = z.object({
  id: Id,
  kind: SalesDocumentKind,
  /** As it is printed: `2026-00001`. */
  number: z.string(),
  /** The year it is counted in, and its place there: without gaps, one count for each kind. */
  year: z.number(),
  sequence: z.number(),
  order_id: z.string(),
  order_display_id: z.number(),
  /** Of a credit note and a further invoice: the first invoice of the order. */
  invoice_id: z.string().nullable(),
  /** The refund that a credit note is for. */
  refund_id: z.string().nullable(),
  customer_id: z.string(),
  customer_name: z.string(),
  email: z.string(),
  currency_code: z.string(),
  tax_total: z.number(),
  total: z.number(),
  /** The language it is written in: `de-AT`. */
  locale: z.string(),
  issued_at: Time,
})
/** An invoice or another paper that an order was given, numbered for good. */
export interface SalesDocument extends z.infer<typeof SalesDocumentRow> {}
export const SalesDocument: z.ZodType<SalesDocument> = SalesDocumentRow.meta({ id: 'SalesDocument' })

/** An address as it was when the document was issued. */
export const DocumentAddress = z.object({
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  company: z.string().nullable(),
  address_1: z.string().nullable(),
  address_2: z.string().nullable(),
  postal_code: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  country_code: z.string().nullable(),
})
export type DocumentAddress = z.infer<typeof DocumentAddress>

/** A line of a paper; amounts in minor units. */
export const DocumentLine = z.object({
  kind: z.enum(['item', 'shipping']),
  title: z.string(),
  description: z.string().nullable(),
  sku: z.string().nullable(),
  quantity: z.number(),
  unit_price: z.number(),
  /** Whether the price of a piece has its tax in it. */
  includes_tax: z.boolean(),
  /** Without tax, before discounts. */
  subtotal: z.number(),
  discount_total: z.number(),
  tax_total: z.number(),
  /** The percentages it is taxed with, added up. */
  tax_rate: z.number(),
})
export type DocumentLine = z.infer<typeof DocumentLine>

/** One tax of a document: what it was worked out on, and what it comes to. */
export const DocumentTax = z.object({
  name: z.string(),
  rate: z.number(),
  base: z.number(),
  tax: z.number(),
})
export type DocumentTax = z.infer<typeof DocumentTax>

/**
 * What a document says, frozen when it was issued. `subtotal − discount_total + shipping_total + adjustment` is
 * `net_total`, and with `tax_total`, the sum of `taxes`, it is `total`.
 */
export const DocumentContent = z.object({
  issuer: z.object({
    name: z.string(),
    legal_name: z.string().nullable(),
    vat_number: z.string().nullable(),
    address: z.string().nullable(),
    logo_url: z.string().nullable(),
    footer: z.string().nullable(),
    /** In which the document is dated; UTC for those that do not say. */
    time_zone: z.string().optional(),
  }),
  ordered_at: Time,
  billing_address: DocumentAddress.nullable(),
  shipping_address: DocumentAddress.nullable(),
  /** The number of the invoice it refers to. */
  invoice_number: z.string().nullable(),
  lines: z.array(DocumentLine),
  taxes: z.array(DocumentTax),
  subtotal: z.number(),
  discount_total: z.number(),
  shipping_total: z.number(),
  /** What no line says: the money of a refund, or what an exchange costs more. Without tax. */
  adjustment: z.number(),
  net_total: z.number(),
  tax_total: z.number(),
  total: z.number(),
  /** What gift cards paid of it. */
  gift_card_total: z.number(),
  /** Why money was given back, in the words of who did. */
  note: z.string().nullable(),
})
export type DocumentContent = z.infer<typeof DocumentContent>

/** The columns of SalesDocumentDetails, without what hangs on it. */
export const SalesDocumentDetailsRow = SalesDocumentRow.extend({ content: DocumentContent })
/** A paper with all that is printed on it. */
export interface SalesDocumentDetails extends z.infer<typeof SalesDocumentDetailsRow> {}
export const SalesDocumentDetails: z.ZodType<SalesDocumentDetails> = SalesDocumentDetailsRow.meta({
  id: 'SalesDocumentDetails',
})

/** When invoices are written by themselves. */
export const IssueInvoicesOn = z.enum(['capture', 'shipment', 'hand'])
export type IssueInvoicesOn = z.infer<typeof IssueInvoicesOn>

/** Who issues invoices, when, and how they look. */
export const DocumentSettingsRow = z.object({
  /** The name of the firm; the shop's own where there is none. */
  legal_name: z.string().nullable(),
  vat_number: z.string().nullable(),
  /** Several lines. */
  address: z.string().nullable(),
  logo_url: z.string().nullable(),
  /** Below every document: bank account, register. */
  footer: z.string().nullable(),
  /** Before the year in the numbers of invoices and of credit notes. They differ, so that no two numbers are the same. */
  invoice_prefix: z.string(),
  credit_note_prefix: z.string(),
  issue_on: IssueInvoicesOn,
  paper: PaperSize,
  /** The language of documents for customers who chose none. */
  locale: z.string(),
})
/** What stands on every paper of the shop. */
export interface DocumentSettings extends z.infer<typeof DocumentSettingsRow> {}
export const DocumentSettings: z.ZodType<DocumentSettings> = DocumentSettingsRow.meta({
  id: 'DocumentSettings',
})
