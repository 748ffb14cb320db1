import type { PricedProduct } from '@cartwright/contract'
import type { Client } from '@cartwright/sdk'
import { csvLine } from '@cartwright/server'
import type { Row } from '../output'
import { picked } from '../output'
import { pageOf } from '../walk-pages'
import type { ExportKind } from './kinds'
import { mostOptions, type ShelfPrice, type ShopifyTable, shopifyColumns, shopifyRows } from './shopify-table'

/** How many records are read at a time. */
const pageSize = 100

export interface Reading {
  path: ExportKind['path']
  /** What records are told with; what the list tells by itself where there are none. */
  relations: readonly string[]
  /** Filters of the list, as its query has them. */
  query: Row
  signal: AbortSignal
  /** Hears how many records have been read, of how many. */
  onProgress: (rows: number, count: number) => void
}

/** Every record of a list that the filters let through, a page at a time; stops early when nobody wants any more. */
export async function* pagesOf(
  client: Client,
  { path, relations, query, signal, onProgress }: Reading,
): AsyncGenerator<readonly Row[]> {
  const expand = relations.length > 0 ? { expand: relations.join(',') } : {}
  for (let offset = 0; !signal.aborted; ) {
    const page = await client.request('GET', path, {
      query: { ...expand, ...query, limit: pageSize, offset },
    })
    const { some, count } = pageOf(page)
    yield some
    offset += some.length
    onProgress(offset, count)
    if (some.length === 0 || offset >= count) return
  }
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
  pages: AsyncIterable<readonly Row[]>,
  table: Omit<ShopifyTable, 'prices'>,
  onLeftOut: (handle: string) => void,
): AsyncGenerator<string> {
  yield csvLine(shopifyColumns, ',')
  for await (const records of pages) {
    // What the list of products answers, as the shop promises it.
    const products = records as unknown as readonly PricedProduct[]
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
