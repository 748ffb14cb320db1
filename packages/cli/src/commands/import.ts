import type { FileImport, Shop } from '@cartwright/server'
import { Argument, type Command, InvalidArgumentError, Option } from 'commander'
import { progressLine } from '../progress'
import { CommandError, data, exit, say } from '../shell'
import { withShop } from '../with-shop'
import { type ReportOptions, report } from './import-report'

interface Options extends ReportOptions {
  data?: string
  format: string
  currency?: string
  location?: string
  onConflict: 'update' | 'skip' | 'fail'
  onError: 'skip' | 'fail'
  maxErrors?: number
  images: 'link' | 'download' | 'skip'
  publish?: boolean
  resume?: string
  undo?: string
}

export function importFile(program: Command) {
  program
    .command('import')
    .description(
      'Import products from a CSV export of Shopify, of v1 or of `cartwright export`; safe to run again and beside a running server',
    )
    .addArgument(new Argument('[file]', 'the export'))
    .option('--data <folder>', 'data folder')
    .option('--format <id>', 'what the file is, as shopify; auto looks at its columns', 'auto')
    .option('--currency <code>', "currency of the prices (default: the store's)")
    .option('--location <id>', 'stock location the file counts (default: the first of the default channel)')
    .option('--dry-run', 'say what would happen and write nothing')
    .addOption(
      new Option('--on-conflict <what>', 'when a product is there already')
        .choices(['update', 'skip', 'fail'])
        .default('update'),
    )
    .addOption(
      new Option('--on-error <what>', 'leave damaged rows out, or write nothing of a file that has one')
        .choices(['skip', 'fail'])
        .default('skip'),
    )
    .option('--max-errors <n>', 'stop when more products than this cannot go in', countOf)
    .addOption(
      new Option('--images <how>', 'link to pictures where they are, download a copy of each, or skip them')
        .choices(['link', 'download', 'skip'])
        .default('link'),
    )
    .option('--publish', 'show the products at once, whatever the file says')
    .option('--resume <job>', 'go on with an import that was interrupted')
    .option('--undo <job>', 'take an import back')
    .option('--errors <file>', 'write what was wrong to a CSV file')
    .option('--json', 'the report as JSON')
    .option('--quiet', 'say only what went wrong')
    .action(async (file: string | undefined, options: Options) => {
      if ([file, options.resume, options.undo].filter((given) => given !== undefined).length !== 1)
        throw new CommandError(
          'Say one of these: a file, --resume <job> or --undo <job>',
          exit.usage,
          'cartwright import products.csv',
        )
      const done = await withShop(options, (shop) => interruptible(shop, file, options))
      const { job } = done
      if (!job.completed_at && !job.failed_at && !job.canceled_at && !options.dryRun) {
        if (options.json) data(JSON.stringify({ job_id: job.id, status: job.status, ...job.result }))
        say(`Interrupted. Go on with: cartwright import --resume ${job.id}`)
        process.exitCode = 130
        return
      }
      await report(done, options)
    })
}

/** Runs the job; Ctrl-C lets it finish the batch in hand. */
async function interruptible(shop: Shop, file: string | undefined, options: Options): Promise<FileImport> {
  const { importProductFile, isProductFile, resumeImport, undoImport } = await import('@cartwright/server')
  const stop = new AbortController()
  const onInterrupt = () => stop.abort()
  process.once('SIGINT', onInterrupt)
  const progress = progressLine(!options.quiet && !options.json)
  const run = { dryRun: options.dryRun, onProgress: progress.show, signal: stop.signal }
  try {
    if (options.undo) return await undoImport(shop, options.undo, run)
    if (options.resume) return await resumeImport(shop, options.resume, run)
    const path = file ?? ''
    const isOwn = options.format === 'medusa' || (options.format === 'auto' && (await isProductFile(path)))
    return await importProductFile(shop, path, { ...run, ...(isOwn ? {} : { context: contextOf(options) }) })
  } finally {
    process.off('SIGINT', onInterrupt)
    progress.end()
  }
}

const contextOf = ({
  format,
  currency,
  location,
  onConflict,
  onError,
  maxErrors,
  images,
  publish,
}: Options) => ({
  format,
  on_conflict: onConflict,
  on_error: onError,
  images,
  ...(currency === undefined ? {} : { currency }),
  ...(location === undefined ? {} : { location }),
  ...(maxErrors === undefined ? {} : { max_errors: maxErrors }),
  ...(publish ? { publish } : {}),
})

function countOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 0 on.')
  return Number(text)
}
