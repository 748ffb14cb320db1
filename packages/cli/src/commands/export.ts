import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from '@cartwright/sdk'
import { Argument, type Command, Option } from 'commander'
import { each, queryOf } from '../body'
import { withClient } from '../client'
import { type Destination, destinationOf } from '../destination'
import type { FeedFlags } from '../export/google-feed'
import {
  type ExportFormat,
  type ExportKind,
  type ExportName,
  exportFormats,
  exportKinds,
  onlyFor,
} from '../export/kinds'
import type { Reading } from '../export/records'
import { onShop, type ShopFlags } from '../flags'
import type { Row } from '../output'
import { type ProgressMode, progressOption, progress as tellProgress } from '../progress'
import { CommandError, data, exit, note, say } from '../shell'
import { type Exported, exportedHere, exportedThere, type TableJob } from './export-table'

interface Options extends ShopFlags, FeedFlags {
  output?: string
  format: ExportFormat
  filter: string[]
  columns?: string
  json?: boolean
  quiet?: boolean
  progress?: ProgressMode
}

export function exportFile(program: Command) {
  const command = program
    .command('export')
    .description(
      'Export what the shop holds, from here or elsewhere: a table, JSON, or products as Shopify writes or Google reads them; `cartwright import` takes products in again',
    )
    .addArgument(new Argument('<what>', 'what to export').choices(Object.keys(exportKinds)))
    .option('-o, --output <file>', 'write to this file instead of standard output')
    .addOption(
      new Option(
        '--format <format>',
        'csv is a table, products and orders in the columns of v1 (medusa); json and ndjson are whole records; google is the feed of what a region sells',
      )
        .choices([...exportFormats])
        .default('csv'),
    )
    .option('--filter <name=value>', 'only these, as the list of them is filtered: status=draft', each, [])
    .option('--columns <names>', 'only these columns, or fields of JSON: id,title,variants.sku')
    .option('--region <name>', 'of the feed: whose prices, by its name or id (default: the first)')
    .option(
      '--product-page <address>',
      'of the feed: where products are shown, with {handle} in it (default: /p/{handle} of a shop elsewhere)',
    )
    .option('--json', 'with -o: what was written, as JSON')
    .addOption(progressOption())
  onShop(command).action(async (what: ExportName, options: Options) => {
    assertFits(what, options)
    const at = await destinationOf(options)
    const exported = await exportTo(what, options, at)
    const { count, leftOut } = exported
    if (leftOut.length > 0) {
      note(`Left out ${leftOut.length}, with more options than Shopify has: ${leftOut.join(', ')}`)
      process.exitCode = exit.invalid
    }
    if (options.json && options.output)
      return data(JSON.stringify({ type: what, format: options.format, count, file: options.output }))
    if (!options.quiet) say(`Exported ${count} ${what}${options.output ? ` to ${options.output}` : ''}`)
  })
}

/** Whose columns a format has, where others would not be read. */
const readers: Readonly<Partial<Record<ExportFormat, string>>> = { shopify: 'Shopify', google: 'Google' }

/** @throws CommandError for what cannot be meant */
function assertFits(what: ExportName, { format, columns, region, productPage }: Options): void {
  const fits = onlyFor[format]
  if (fits && !fits.includes(what))
    throw new CommandError(
      `There is no ${format} format of ${what}`,
      exit.usage,
      `${format} is for ${fits.join(' and ')}`,
    )
  const reader = readers[format]
  if (columns !== undefined && reader)
    throw new CommandError(`${reader} reads its own columns alone`, exit.usage, 'Leave out --columns')
  if (format !== 'google' && (region !== undefined || productPage !== undefined))
    throw new CommandError(
      '--region and --product-page are of the feed for Google',
      exit.usage,
      'Leave them out, or add --format google',
    )
}

interface Done {
  count: number
  /** Products that the format has no room for, by their handles. */
  leftOut: readonly string[]
}

/** Reads from the shop and writes, whole or not at all. */
async function exportTo(what: ExportName, options: Options, at: Destination): Promise<Done> {
  const bar = tellProgress(options.progress, { isSilent: options.quiet || !options.output })
  const stop = new AbortController()
  const interrupt = () => stop.abort()
  process.once('SIGINT', interrupt)
  const work: Work = {
    what,
    options,
    at,
    signal: stop.signal,
    filter: queryOf(options.filter),
    columns: options.columns?.split(',').map((name) => name.trim()),
    onProgress: (share, rows) => bar.show('Exporting', { share, rows }),
    onRead: () => bar.end(),
  }
  try {
    return await (options.format === 'csv' || options.format === 'medusa' ? asTable(work) : asRecords(work))
  } finally {
    bar.end()
    process.off('SIGINT', interrupt)
  }
}

interface Work extends Pick<TableJob, 'filter' | 'signal' | 'onProgress'> {
  what: ExportName
  options: Options
  at: Destination
  columns: string[] | undefined
  /** All has been read that there is to be read. */
  onRead: () => void
}

/** The table that the shop's own job writes. */
async function asTable({ what, options, at, columns, onRead, ...given }: Work): Promise<Done> {
  const { withColumns } = await import('../export/table')
  const job = { ...given, type: exportKinds[what].job }
  const write = async ({ table, count }: Exported) => {
    onRead()
    await written(columns ? withColumns(table, columns) : table, options.output)
    return { count, leftOut: [] }
  }
  return at.kind === 'remote' ? exportedThere(options, job, write) : exportedHere(at, job, write)
}

/** What the shop's lists tell, page by page. */
async function asRecords(work: Work): Promise<Done> {
  const { options, signal, onProgress } = work
  return withClient(options, async (client) => {
    const leftOut: string[] = []
    let count = 0
    const reading = {
      signal,
      onProgress: (rows: number, all: number) => {
        count = rows
        onProgress(rows / Math.max(1, all), rows)
      },
    }
    const lines = await linesOf(client, work, reading, (handle) => leftOut.push(handle))
    await written(Readable.from(untilStopped(lines, signal)), options.output)
    return { count: count - leftOut.length, leftOut }
  })
}

/** The file that is wanted, piece by piece. Products it has no room for are named to `onLeftOut`. */
async function linesOf(
  client: Client,
  { what, options, at, columns, filter }: Work,
  reading: Omit<Reading<never>, 'page'>,
  onLeftOut: (handle: string) => void,
): Promise<AsyncIterable<string>> {
  const { jsonLines, listPage, pagesOf, productPage, shopifyLines } = await import('../export/records')
  const kind: ExportKind = exportKinds[what]
  if (options.format === 'shopify') {
    const page = (window: Row) => productPage(client, kind, { ...filter, ...window })
    return shopifyLines(client, pagesOf({ ...reading, page }), await shopifyTable(client, at), onLeftOut)
  }
  if (options.format === 'google') {
    const { feedOf, googleLines, soldPage } = await import('../export/google-feed')
    const feed = await feedOf(client, at, options)
    const page = (window: Row) => soldPage(client, feed.region_id, { ...filter, ...window })
    return googleLines(pagesOf({ ...reading, page }), feed)
  }
  const page = (window: Row) => listPage(client, kind, { ...filter, ...window })
  return jsonLines(pagesOf({ ...reading, page }), options.format === 'ndjson', columns)
}

/** @throws CommandError when somebody wants no more of it: half a file is none */
async function* untilStopped(lines: AsyncIterable<string>, signal: AbortSignal): AsyncGenerator<string> {
  for await (const line of lines) {
    if (signal.aborted) break
    yield line
  }
  if (signal.aborted) throw new CommandError('Interrupted: nothing was exported', exit.interrupted)
}

async function shopifyTable(client: Client, at: Destination) {
  const { store } = await client.admin.store.retrieve()
  const base = at.kind === 'remote' ? at.url : undefined
  return {
    currency: store.default_currency_code,
    absolute: (url: string) => (base && url.startsWith('/') ? new URL(url, base).href : url),
  }
}

/** Writes to a file, under another name until it is whole, or to standard output. */
async function written(content: Readable, file: string | undefined): Promise<void> {
  if (!file) {
    for await (const chunk of content) process.stdout.write(chunk)
    return
  }
  const temporary = `${file}.part`
  try {
    await pipeline(content, createWriteStream(temporary))
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
