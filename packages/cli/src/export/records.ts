import type { PricedProduct } from '@cartwright/contract'
import type { Client } from '@cartwright/sdk'
import { csvLine } from '@cartwright/server/maintenance'
import type { Row } from '../output'
import { picked } from '../output'
import { pageOf } from '../walk-pages'
import type { ExportKind } from './kinds'
import { mostOptions, type ShelfPrice, type ShopifyTable, shopifyColumns, shopifyRows } from './shopify-table'

/** How many records are read at a time. */
const pageSize = 100

/** A page of a list, and how many records there are in all. */
export interface ListPage<Record> {
  some: readonly Record[]
  count: number
}

export interface Reading<Record> {
  /** Asks for the page that begins there. */
  page: (window: { limit: number; offset: number }) => Promise<ListPage<Record>>
  signal: AbortSignal
  /** Hears how many records have been read, of how many. */
  onProgress: (rows: number, count: number) => void
}

/** Every record of a list, a page at a time; stops early when nobody wants any more. */
export async function* pagesOf<Record>({
  page,
  signal,
  onProgress,
}: Reading<Record>): AsyncGenerator<readonly Record[]> {
  for (let offset = 0; !signal.aborted; ) {
    const { some, count } = await page({ limit: pageSize, offset })
    yield some
    offset += some.length
    onProgress(offset, count)
    if (some.length === 0 || offset >= count) return
  }
}

/** A page of what staff list, whatever it is, with the relations and filters that were asked for. */
export async function listPage(client: Client, { path, relations = [] }: ExportKind, query: Row) {
  const expand = relations.length > 0 ? { expand: relations.join(',') } : {}
  return pageOf(await client.request('GET', path, { query: { ...expand, ...query } }))
}

/** The same of products, as the contract tells them. */
export async function productPage(client: Client, { relations = [] }: ExportKind, query: Row) {
  const { products, count } = await client.admin.products.list({ expand: relations.join(','), ...query })
  return { some: products, count }
}

/** Records as JSON: a list of them, or with `ndjson` one to a line. `columns` are those that are told of each. */
export async function* jsonLines(
  pages: AsyncIterable<readonly Row[]>,
  isOneToALine: boolean,
  columns?: readonly string[],
): AsyncGenerator<string> {
  let before = isOneToALine ? '' : '[\n'
  for await (const records of pages)
    for (const record of records) {
      yield before + JSON.stringify(columns ? picked(record, columns) : record)
      before = isOneToALine ? '\n' : ',\n'
    }
  if (isOneToALine) yield before === '' ? '' : '\n'
  else yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** Products in the columns of Shopify. Those with more options than Shopify has are left out, and named to `onLeftOut`. */
export async function* shopifyLines(
  client: Client,
  pages: AsyncIterable<readonly PricedProduct[]>,
  table: Omit<ShopifyTable, 'prices'>,
  onLeftOut: (handle: string) => void,
): AsyncGenerator<string> {
  yield csvLine(shopifyColumns, ',')
  for await (const products of pages) {
    const fitting = products.filter(({ options = [], handle, id }) => {
      if (options.length > mostOptions) onLeftOut(handle ?? id)
      return options.length <= mostOptions
    })
    const prices = await pricesOf(
      client,
      table.currency,
      fitting.flatMap(({ variants }) => variants.map(({ id }) => id)),
    )
    for (const product of fitting)
      for (const row of shopifyRows(product, { ...table, prices }))
        yield csvLine(
          shopifyColumns.map((column) => row[column]),
          ',',
        )
  }
}

/** What variants cost everybody now, as the shop works it out. */
async function pricesOf(client: Client, currency_code: string, ids: readonly string[]) {
  const prices = new Map<string, ShelfPrice>()
  for (let at = 0; at < ids.length; at += pageSize) {
    const id = ids.slice(at, at + pageSize)
    const { variants } = await client.admin.variants.list({ id, currency_code, limit: pageSize })
    for (const { id, calculated_price, original_price } of variants) {
      const price = calculated_price ?? null
      const isReduced = price !== null && Boolean(original_price && original_price > price)
      prices.set(id, { price, was: isReduced ? (original_price ?? null) : null })
    }
  }
  return prices
}
