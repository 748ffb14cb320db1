import type { Order, Parsed, SalesDocumentDetails } from '@cartwright/contract'
import { invalidData, notFound, wrongField } from '../../errors'
import { languageOf } from '../../languages'
import type { Shop } from '../../shop'
import { now } from '../../store/schema/ids'
import { retrieveStore } from '../store/queries'
import { ordersToPrint, picksOf, reasonsOfReturns } from './print-queries'
import { documentSettings, invoicesOfOrders, readDocuments } from './queries'
import { invoiceSheet } from './sheets/invoice'
import { packingSlip } from './sheets/packing-slip'
import { printedPage } from './sheets/page'
import type { Issuer, Sheet } from './sheets/parts'
import { pickList } from './sheets/pick-list'
import { returnSlip } from './sheets/return-slip'

export type PrintJob = Parsed<'GET /admin/documents/print'>['query']

export interface Printed {
  title: string
  html: string
  skipped: number[]
}

/**
 * One printable page with the documents of these orders, or with these invoices and credit notes; what there is nothing to print
 * of is skipped and told.
 * @throws invalid_data for an unknown language, not_found for unknown ids and when nothing is left to print
 */
export async function printDocuments(shop: Shop, job: PrintJob): Promise<Printed> {
  if (job.locale !== undefined && !languageOf(job.locale))
    throw wrongField('locale', `the shop writes no documents in ${job.locale}`)
  if (!job.order_ids?.length && !job.document_ids?.length)
    throw invalidData('order_ids: name at least one order, or a document in document_ids')
  if (job.document_ids?.length && job.document !== 'invoice')
    throw wrongField('document_ids', 'only invoices and credit notes are printed by their own ids')
  const settings = await documentSettings(shop.db)
  const store = await retrieveStore(shop.db)
  const { name, time_zone } = store
  const issuer: Issuer = { ...settings, name, time_zone, logo_url: reachable(shop, settings.logo_url) }
  const { sheets, skipped } = await sheetsOf(shop, job, issuer, settings.locale)
  const [first] = sheets
  if (!first) throw notFound('Document to print', (job.order_ids ?? job.document_ids ?? []).join(', '))
  const title = titleOf(first, sheets.length - 1)
  return {
    title,
    html: printedPage(title, sheets, { paper: job.paper ?? settings.paper, locale: first.locale }),
    skipped,
  }
}

/** What a file is called: the document, or the first and how many follow. */
const titleOf = (first: Sheet, more: number): string => {
  const name = `${first.name} ${first.number}`.slice(0, 100)
  return more > 0 ? `${name} +${more}` : name
}

async function sheetsOf(
  shop: Shop,
  { document, order_ids = [], document_ids = [], locale }: PrintJob,
  issuer: Issuer,
  ownLocale: string,
): Promise<{ sheets: Sheet[]; skipped: number[] }> {
  if (document_ids.length > 0) {
    const documents = await readDocuments(shop.db, document_ids)
    const missing = document_ids.find((id) => !documents.some((one) => one.id === id))
    if (missing) throw notFound('Document', missing)
    return { sheets: documents.map((one) => asPrinted(shop, one, locale)), skipped: [] }
  }
  const orders = await ordersToPrint(shop.db, order_ids)
  const missing = order_ids.find((id) => !orders.some(({ order }) => order.id === id))
  if (missing) throw notFound('Order', missing)
  const skipped: number[] = []
  const each = (sheetOf: (one: (typeof orders)[number]) => Sheet | undefined): Sheet[] =>
    orders.flatMap((one) => {
      const sheet = sheetOf(one)
      if (!sheet) skipped.push(one.order.display_id)
      return sheet ?? []
    })
  const languageFor = (one: { locale?: string }) => locale ?? one.locale ?? ownLocale
  switch (document) {
    case 'invoice': {
      const documents = await invoicesOfOrders(shop.db, order_ids)
      for (const { order } of orders)
        if (!documents.some(({ order_id }) => order_id === order.id)) skipped.push(order.display_id)
      return { sheets: documents.map((one) => asPrinted(shop, one, locale)), skipped }
    }
    case 'packing_slip':
      return { sheets: each((one) => packingSlip(one.order, issuer, languageFor(one))), skipped }
    case 'return_slip': {
      const reasons = await reasonsOfReturns(shop.db)
      const sheets = each((one) =>
        returnSlip(one.order, issuer, {
          locale: languageFor(one),
          reasons,
          announced: announcedOf(one.order),
        }),
      )
      return { sheets, skipped }
    }
    case 'pick_list': {
      const picks = await picksOf(
        shop.db,
        orders.map(({ order }) => order),
      )
      for (const { order } of orders)
        if (!picks.some((pick) => pick.order === order.display_id)) skipped.push(order.display_id)
      const sheet = pickList(picks, issuer, { locale: locale ?? ownLocale, at: now() })
      return { sheets: sheet ? [sheet] : [], skipped }
    }
  }
}

const announcedOf = ({ returns = [] }: Order) => returns.filter(({ status }) => status === 'requested')

const asPrinted = (shop: Shop, document: SalesDocumentDetails, locale: string | undefined): Sheet => {
  const { content } = document
  const logo_url = reachable(shop, content.issuer.logo_url)
  return invoiceSheet(
    { ...document, content: { ...content, issuer: { ...content.issuer, logo_url } } },
    locale,
  )
}

/** A picture's address as a page can reach it that stands nowhere. */
const reachable = (shop: Shop, url: string | null): string | null =>
  url?.startsWith('/') ? new URL(url, shop.baseUrl).href : url
