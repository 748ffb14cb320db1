import { invalidData } from '../../../errors'
import { type CsvRow, readCsv } from '../csv'
import { shopifyProduct } from '../shopify'
import { readerOf, type ShopifyHeader, shopifyHeader, shopifyNames } from '../shopify-columns'
import type { Format } from './format'

/** Product exports of Shopify in their three generations. The rows of a product stand together in every one of them. */
export const shopifyProducts: Format = {
  id: 'shopify',
  name: 'Shopify products',
  kind: 'product',
  columns: { required: ['Handle', 'Title', 'Variant Price'], known: shopifyNames },
  detect({ header }) {
    const found = shopifyHeader(header)
    if (!found) return 0
    // Three names alone are what many tables have.
    return 'option1Name' in found.names || 'image' in found.names ? 0.95 : 0.7
  },
  async *read({ path }, { currency, safeHtml }) {
    for await (const { rows, header } of byHandle(readCsv(path))) {
      const { product, problems } = shopifyProduct(rows, { header, currency, safeHtml })
      yield {
        line: rows[0]?.line ?? 0,
        rows: rows.length,
        problems,
        ...(product && { record: { kind: 'product' as const, ...product } }),
      }
    }
  },
}

interface Group {
  header: ShopifyHeader
  handle: string
  rows: CsvRow[]
}

async function* byHandle(rows: AsyncIterable<CsvRow>): AsyncGenerator<Group> {
  let header: ShopifyHeader | undefined
  let group: Group | undefined
  for await (const row of rows) {
    header ??= headerOf(Object.keys(row.cells))
    const handle = readerOf(header, row.cells)('handle')
    if (group?.handle === handle) group.rows.push(row)
    else {
      if (group) yield group
      group = { header, handle, rows: [row] }
    }
  }
  if (group) yield group
}

function headerOf(names: string[]): ShopifyHeader {
  const header = shopifyHeader(names)
  if (header) return header
  throw invalidData(`This is not a Shopify product export: its columns are ${names.slice(0, 6).join(', ')} …`)
}
