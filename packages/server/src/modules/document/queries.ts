import {
  type DocumentSettings,
  type Parsed,
  type SalesDocument,
  type SalesDocumentDetails,
  SalesDocumentRow,
} from '@cartwright/contract'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { notFound } from '../../errors'
import type { Db } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { equals, mentions, reads, within } from '../../store/reading/filters'
import { findOne } from '../../store/reading/graph'
import { list } from '../../store/reading/list'
import { shapeOf, shownColumns } from '../../store/reading/shape'
import type { Entry } from './basis'

/** Lists tell what a document is, not all that it says. */
const summary = shapeOf([], Object.keys(SalesDocumentRow.shape))

export const onlySettings = 'documents'

/** Until the owner says otherwise. */
const unset: DocumentSettings = {
  legal_name: null,
  vat_number: null,
  address: null,
  logo_url: null,
  footer: null,
  invoice_prefix: '',
  credit_note_prefix: 'C-',
  issue_on: 'capture',
  paper: 'a4',
  locale: 'en',
}

export async function documentSettings(db: Db): Promise<DocumentSettings> {
  const { document_settings: t } = db.t
  const shown = shownColumns(db.t, 'document_settings')
  const [settings] = await db.select(shown).from(t).where(eq(t.id, onlySettings))
  return settings ?? unset
}

export function listDocuments(db: Db, query: Parsed<'GET /admin/documents'>['query']) {
  const { sales_document: t } = db.t
  const { limit, offset, order = '-issued_at', q } = query
  return list<SalesDocument>(db, 'sales_document', summary, {
    limit,
    offset,
    order,
    orderable: ['number', 'issued_at', 'total', 'order_display_id', 'customer_name'],
    filters: [
      mentions(db, q?.replace(/^#/, ''), [
        t.number,
        t.customer_name,
        t.email,
        sql`cast(${t.order_display_id} as text)`,
      ]),
      equals(t.kind, query.kind),
      equals(t.number, query.number),
      equals(t.year, query.year),
      equals(t.order_id, query.order_id),
      equals(t.customer_id, query.customer_id),
      equals(
        t.currency_code,
        query.currency_code?.map((code) => code.toLowerCase()),
      ),
      within(t.issued_at, query.issued_at),
    ],
  })
}

/** @throws not_found */
export async function readDocument(db: Db, id: string): Promise<SalesDocumentDetails> {
  const [document] = await readDocuments(db, [id])
  if (!document) throw notFound('Document', id)
  return document
}

/** Those of these that there are, in the order they were issued. */
export const readDocuments = (db: Db, ids: readonly string[]): Promise<SalesDocumentDetails[]> =>
  detailed(db, inArray(db.t.sales_document.id, [...ids, '']))

/** Every invoice of these orders, in the order they were issued. */
export const invoicesOfOrders = (db: Db, orderIds: readonly string[]): Promise<SalesDocumentDetails[]> => {
  const { sales_document: t } = db.t
  return detailed(db, and(inArray(t.order_id, [...orderIds, '']), eq(t.kind, 'invoice')))
}

const detailed = async (db: Db, where: SQL | undefined): Promise<SalesDocumentDetails[]> => {
  const { sales_document: t } = db.t
  const { basis: _, ...columns } = columnsOf(db)
  return await db.select(columns).from(t).where(where).orderBy(asc(t.issued_at), asc(t.id))
}

const columnsOf = (db: Db) => {
  const { sales_document: t } = db.t
  return {
    id: t.id,
    kind: t.kind,
    number: t.number,
    year: t.year,
    sequence: t.sequence,
    order_id: t.order_id,
    order_display_id: t.order_display_id,
    invoice_id: t.invoice_id,
    refund_id: t.refund_id,
    customer_id: t.customer_id,
    customer_name: t.customer_name,
    email: t.email,
    currency_code: t.currency_code,
    tax_total: t.tax_total,
    total: t.total,
    locale: t.locale,
    issued_at: t.issued_at,
    content: t.content,
    basis: t.basis,
  }
}

export async function documentsOfOrder(db: Db, orderId: string): Promise<SalesDocument[]> {
  const { sales_document: t } = db.t
  const { basis: _, content: _said, ...columns } = columnsOf(db)
  return await db.select(columns).from(t).where(eq(t.order_id, orderId)).orderBy(asc(t.issued_at), asc(t.id))
}

/** Whether anything was issued of an order. */
export async function isInvoiced(db: Db, orderId: string): Promise<boolean> {
  const { sales_document: t } = db.t
  return (await db.rowWhere(t, { order_id: orderId }, { columns: ['id'] })) !== undefined
}

/** What the next document is worked out from: all that were issued of an order, and its ledger from the start. */
export async function papersOf(db: Db, orderId: string) {
  const { sales_document: t, ledger_entry: e } = db.t
  const issued = await db.rowsWhere(
    t,
    { order_id: orderId },
    { columns: ['id', 'kind', 'number', 'content', 'basis'], orderBy: ['issued_at', 'id'] },
  )
  const entries: Entry[] = await db.rowsWhere(
    e,
    { order_id: orderId },
    { columns: ['kind', 'due', 'paid', 'refunded', 'reference_id'], orderBy: ['created_at', 'id'] },
  )
  return { issued, entries }
}

/** What was written with refunds, by their ids. */
export async function notesOfRefunds(db: Db, ids: readonly string[]): Promise<Map<string, string | null>> {
  const { refund } = db.t
  const rows = await db.rowsWhere(refund, { id: ids }, { columns: ['id', 'note'] })
  return new Map(rows.map(({ id, note }) => [id, note]))
}

/** The order that an edit, an exchange or a claim belongs to. */
export async function orderOf(
  db: Db,
  name: 'order_edit' | 'swap' | 'claim_order',
  id: string,
): Promise<string | undefined> {
  return (await findOne<{ order_id: string }>(db, name, id, shapeOf([], ['order_id'])))?.order_id
}

/** Some documents of this kind whose numbers begin so. */
export async function documentsNumberedFrom(tx: Tx, kind: 'invoice' | 'credit_note', prefix: string) {
  const { sales_document: t } = tx.t
  return tx
    .select({ number: t.number })
    .from(t)
    .where(and(eq(t.kind, kind), reads(tx, t.number, { starts_with: prefix })))
    .limit(500)
}

/** Counts on from the last number, and holds the count until the transaction ends. */
export async function countUp(tx: Tx, kind: 'invoice' | 'credit_note', year: number) {
  const { counter } = tx.t
  return tx
    .insert(counter)
    .values({ id: `${kind} ${year}`, value: 1 })
    .onConflictDoUpdate({ target: counter.id, set: { value: sql`${counter.value} + 1` } })
    .returning({ value: counter.value })
}
