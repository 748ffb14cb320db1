import { readFileSync } from 'node:fs'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { ShopFlags } from '../flags'
import { type ProgressMode, progressOption } from '../progress'
import { CommandError, exit } from '../shell'
import type { ReportOptions } from './import-report'

/** What a file may be said to hold, and the job that takes it in. */
export const importTypes = {
  products: 'product-import',
  customers: 'customer-import',
  prices: 'price-import',
  inventory: 'inventory-import',
  discounts: 'discount-import',
  'gift-cards': 'gift-card-import',
} as const

export interface ImportOptions extends ReportOptions, ShopFlags {
  type?: keyof typeof importTypes
  format: string
  map: Record<string, string>
  mapping?: string
  saveMapping?: string
  match?: string
  currency?: string
  location?: string
  priceList?: string
  onConflict?: 'update' | 'skip' | 'fail'
  onError?: 'skip' | 'fail'
  maxErrors?: number
  images?: 'link' | 'download' | 'skip'
  publish?: boolean
  resume?: string
  undo?: string
  progress?: ProgressMode
}

/** The flags of `cartwright import`. What is not said is left to the shop, so that it can refuse what says nothing. */
export const withImportOptions = (command: Command): Command =>
  command
    .addOption(
      new Option('--type <what>', 'what the file holds (default: as its columns tell)').choices(
        Object.keys(importTypes),
      ),
    )
    .option('--format <id>', 'what the file is, as shopify; auto looks at its columns', 'auto')
    .option(
      '--map <column=field>',
      'what a column stands for, as "Their column=variant.sku"; again for the next, or a JSON file of them',
      mapped,
      {},
    )
    .option('--mapping <name>', 'what columns stand for, as it was saved under this name')
    .option('--save-mapping <name>', 'save what --map says under this name')
    .addOption(
      new Option(
        '--match <how>',
        'what products (default: handle) or the variants of prices and stock are found by',
      ).choices(['id', 'handle', 'sku', 'external_id']),
    )
    .option('--currency <code>', "currency of the amounts (default: the store's)")
    .option('--location <id>', 'stock location the file counts (default: the first of the default channel)')
    .option('--price-list <list>', 'where prices go that name no list themselves, by its id or name')
    .option('--dry-run', 'say what would happen and write nothing')
    .addOption(
      new Option('--on-conflict <what>', 'when a record is there already (default: update)').choices([
        'update',
        'skip',
        'fail',
      ]),
    )
    .addOption(
      new Option(
        '--on-error <what>',
        'leave damaged rows out (skip, the default), or write nothing of a file that has one',
      ).choices(['skip', 'fail']),
    )
    .option('--max-errors <n>', 'stop when more records than this cannot go in', countOf)
    .addOption(
      new Option(
        '--images <how>',
        'link to pictures where they are (the default), download a copy of each, or skip them',
      ).choices(['link', 'download', 'skip']),
    )
    .option('--publish', 'show the products at once, whatever the file says')
    .option('--resume <job>', 'go on with an import that was interrupted')
    .option('--undo <job>', 'take an import back')
    .option('--errors <file>', 'write what was wrong to a CSV file')
    .addOption(progressOption())
    .option('--json', 'the report as JSON')
    .option('--quiet', 'say only what went wrong')

/** The options as the context of a job has them. */
export const contextOf = (options: ImportOptions): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({
      format: options.format,
      on_conflict: options.onConflict,
      on_error: options.onError,
      max_errors: options.maxErrors,
      match: options.match,
      images: options.images,
      publish: options.publish,
      currency: options.currency,
      location: options.location,
      price_list: options.priceList,
      map: Object.keys(options.map).length > 0 ? options.map : undefined,
      mapping: options.mapping,
    }).filter(([, value]) => value !== undefined),
  )

/** One more `Their column=variant.sku`, or a file of them. */
function mapped(text: string, before: Record<string, string>): Record<string, string> {
  // What a column stands for holds no such sign; its name may.
  const at = text.lastIndexOf('=')
  if (at > 0 && at < text.length - 1)
    return { ...before, [text.slice(0, at).trim()]: text.slice(at + 1).trim() }
  if (!/\.json$/i.test(text))
    throw new InvalidArgumentError('Write "Their column=variant.sku", or name a JSON file.')
  return { ...before, ...mappingIn(text) }
}

function mappingIn(file: string): Record<string, string> {
  const text = readFileSync(file, 'utf8')
  const hint = 'It has to hold {"Their column": "variant.sku"}'
  try {
    const value: unknown = JSON.parse(text)
    const isMapping =
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values(value).every((field) => typeof field === 'string')
    if (isMapping) return value as Record<string, string>
  } catch (error) {
    throw new CommandError(`--map ${file} is no JSON: ${(error as Error).message}`, exit.usage, hint)
  }
  throw new CommandError(`--map ${file} is no mapping`, exit.usage, hint)
}

function countOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 0 on.')
  return Number(text)
}
