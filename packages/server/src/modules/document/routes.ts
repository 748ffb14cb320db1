import { routes } from '../../http/request'
import type { Shop } from '../../shop'
import { loadOrder } from '../order/read-order'
import { changeDocumentSettings } from './change-settings'
import { issueDocuments } from './issue-documents'
import { makesPdf } from './makes-pdf'
import { documentSettings, documentsOfOrder, listDocuments, readDocument } from './queries'

const settingsReply = async (shop: Shop) => ({
  settings: await documentSettings(shop.db),
  makes_pdf: makesPdf(),
})

export const documentRoutes = routes({
  'GET /admin/documents': async (shop, { query }) => {
    const { rows, count } = await listDocuments(shop.db, query)
    return { documents: rows, count, offset: query.offset, limit: query.limit }
  },
  'GET /admin/documents/print': async (shop, { query }) =>
    (await import('./print-documents')).printDocuments(shop, query),
  'GET /admin/documents/pdf': async (shop, { query }) => (await import('./print-pdf')).printPdf(shop, query),
  'GET /admin/documents/:id': async (shop, { params }) => ({
    document: await readDocument(shop.db, params.id),
  }),
  'GET /admin/orders/:id/documents': async (shop, { params }) => {
    await loadOrder(shop.db, params.id)
    return { documents: await documentsOfOrder(shop.db, params.id) }
  },
  'POST /admin/orders/:id/documents': async (shop, { params }) => {
    await issueDocuments(shop, params.id)
    return { documents: await documentsOfOrder(shop.db, params.id) }
  },
  'GET /admin/document-settings': (shop) => settingsReply(shop),
  'POST /admin/document-settings': async (shop, { body }) => {
    await changeDocumentSettings(shop, body)
    return settingsReply(shop)
  },
})
