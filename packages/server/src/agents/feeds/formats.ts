import { tabbedCell } from '@cartwright/contract'
import { acpProduct } from './acp-product'
import type { FeedPlace } from './feed-place'
import { type GoogleRow, googleColumns, googleRow } from './google-row'
import type { OfferedProduct } from './offer'

/** What stands around the products of a feed. */
interface FeedHead {
  place: FeedPlace
  /** The store as people know it. */
  store: string
  baseUrl: string
}

/** How a feed is written: what stands before the products, a product, and what stands behind. */
export interface FeedFormat {
  type: string
  head(head: FeedHead): string
  product(product: OfferedProduct, head: FeedHead): string
  tail: string
}

/** The formats by the names of their files. */
export const feedFormats = {
  'google.tsv': {
    type: 'text/tab-separated-values; charset=utf-8',
    head: () => `${googleColumns.join('\t')}\n`,
    product: (product) => product.offers.map((offer) => tsvLine(googleRow(product, offer))).join(''),
    tail: '',
  },
  'google.xml': {
    type: 'application/xml; charset=utf-8',
    head: ({ store, baseUrl, place }) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>` +
      `<title>${xmlText(store)}</title><link>${xmlText(baseUrl)}</link><description>${xmlText(place.name)}</description>\n`,
    product: (product) => product.offers.map((offer) => xmlItem(googleRow(product, offer))).join(''),
    tail: '</channel></rss>\n',
  },
  'products.jsonl': {
    type: 'application/x-ndjson; charset=utf-8',
    head: () => '',
    product: (product, { store }) => `${JSON.stringify(acpProduct(product, store))}\n`,
    tail: '',
  },
} as const satisfies Record<string, FeedFormat>
export type FeedFile = keyof typeof feedFormats
export const feedFiles = Object.keys(feedFormats) as FeedFile[]

/** A line of a table between tabs. Texts are on one line already; quotation marks are said twice, between two. */
export const tsvLine = (row: GoogleRow): string =>
  `${googleColumns.map((column) => tsvCell(row[column])).join('\t')}\n`

function tsvCell(value: GoogleRow[keyof GoogleRow]): string {
  // A comma in an address would end it.
  const text =
    typeof value === 'string' ? value : (value ?? []).map((one) => one.replaceAll(',', '%2C')).join()
  return tabbedCell(text)
}

export const xmlItem = (row: GoogleRow): string => {
  const cells = googleColumns.flatMap((column) =>
    [row[column] ?? []].flat().map((value) => `<g:${column}>${xmlText(value)}</g:${column}>`),
  )
  return `<item>${cells.join('')}</item>\n`
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const xmlText = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)
