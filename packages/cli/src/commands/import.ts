import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Input } from '@cartwright/contract'
import type { Client } from '@cartwright/sdk'
import type { Shop } from '@cartwright/server'
import type { FileImport } from '@cartwright/server/maintenance'
import { Argument, type Command } from 'commander'
import { withClient } from '../client'
import { type Destination, destinationOf } from '../destination'
import { onShop } from '../flags'
import { progress as tellProgress } from '../progress'
import { CommandError, data, exit, note, say } from '../shell'
import { withShop } from '../with-shop'
import { contextOf, type ImportOptions, importTypes, withImportOptions } from './import-options'
import { report } from './import-report'

export function importFile(program: Command) {
  const command = program
    .command('import')
    .description(
      'Import products, customers, prices, stock, discounts or gift cards from a file; safe to run again and beside a running server',
    )
    .addArgument(new Argument('[file]', 'the file; - is what comes in on stdin'))
  onShop(withImportOptions(command)).action(async (file: string | undefined, options: ImportOptions) => {
    assertOneThing(file, options)
    const at = await destinationOf(options)
    const done = await withFile(file, (path) =>
      interruptible(at.kind, (signal) =>
        at.kind === 'remote'
          ? withClient(options, (client) => importThere(client, path, options, signal))
          : withShop(at, (shop) => importHere(shop, path, options, signal)),
      ),
    )
    const { job } = done
    if (!job.completed_at && !job.failed_at && !job.canceled_at && !options.dryRun) {
      if (options.json) data(JSON.stringify({ job_id: job.id, status: job.status, ...job.result }))
      const again = `cartwright import --resume ${job.id}`
      say(
        at.kind === 'remote'
          ? `The import goes on in ${at.label}. Follow it: ${again}. Stop it: cartwright jobs cancel ${job.id}`
          : `Interrupted. Go on with: ${again}`,
      )
      process.exitCode = exit.interrupted
      return
    }
    await report(done, options)
  })
}

/** @throws CommandError for what cannot be meant */
function assertOneThing(file: string | undefined, { resume, undo, map, saveMapping }: ImportOptions): void {
  if ([file, resume, undo].filter((given) => given !== undefined).length !== 1)
    throw new CommandError(
      'Say one of these: a file, --resume <job> or --undo <job>',
      exit.usage,
      'cartwright import products.csv',
    )
  if (saveMapping !== undefined && Object.keys(map).length === 0)
    throw new CommandError(
      '--save-mapping has nothing to save',
      exit.usage,
      'Say by --map what the columns stand for',
    )
}

/** A file on the disk, also where it comes in on stdin. @throws what the system says of one that is not there */
async function withFile<T>(file: string | undefined, work: (path: string) => Promise<T>): Promise<T> {
  if (file !== '-') {
    if (file !== undefined) await stat(file)
    return work(file ?? '')
  }
  const folder = await mkdtemp(join(tmpdir(), 'cartwright-'))
  try {
    const path = join(folder, 'stdin.csv')
    await pipeline(process.stdin, createWriteStream(path))
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs the job; Ctrl-C lets it finish the batch in hand, and once more ends it at once. */
async function interruptible<T>(
  place: Destination['kind'],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController()
  const onInterrupt = () => {
    stop.abort()
    if (place === 'local') note('Finishing the batch in hand; Ctrl-C once more ends at once')
  }
  process.once('SIGINT', onInterrupt)
  try {
    return await work(stop.signal)
  } finally {
    process.off('SIGINT', onInterrupt)
  }
}

/** Works on the job in this process. */
async function importHere(
  shop: Shop,
  path: string,
  options: ImportOptions,
  signal: AbortSignal,
): Promise<FileImport> {
  const { importFromFile, resumeImport, saveMapping, undoImport } = await import(
    '@cartwright/server/maintenance'
  )
  const { undo, resume, dryRun, type } = options
  const progress = tellProgress(options.progress, { isSilent: Boolean(options.quiet || options.json) })
  const doing = undo ? 'Taking back' : dryRun ? 'Looking' : 'Importing'
  const run = {
    dryRun,
    signal,
    onProgress: (done: { rows: number; share: number; failed: number }) => progress.show(doing, done),
  }
  // That it has begun is said before there is anything to count.
  progress.show(doing, { rows: 0, share: 0 })
  try {
    if (undo) return await undoImport(shop, undo, run)
    if (resume) return await resumeImport(shop, resume, run)
    const done = await importFromFile(shop, path, {
      ...run,
      context: contextOf(options),
      ...(type ? { type: importTypes[type] } : {}),
    })
    await keepMapping(done, options, (mapping) => saveMapping(shop, mapping))
    return done
  } finally {
    progress.end()
  }
}

/** Has the shop elsewhere do the same. */
async function importThere(
  client: Client,
  path: string,
  options: ImportOptions,
  signal: AbortSignal,
): Promise<FileImport> {
  const { importElsewhere } = await import('./import-elsewhere')
  const done = await importElsewhere(client, path, options, signal)
  await keepMapping(done, options, (body) => client.send('POST /admin/import-mappings', { body }))
  return done
}

/** Saves what the columns stand for, once it has proved to fit a file. */
async function keepMapping(
  { job }: FileImport,
  { saveMapping: name, undo, resume }: ImportOptions,
  save: (mapping: Input<'POST /admin/import-mappings'>['body']) => Promise<unknown>,
): Promise<void> {
  const { map } = job.context ?? {}
  if (name === undefined || undo || resume || job.failed_at || !map) return
  await save({
    name,
    type: job.type as (typeof importTypes)[keyof typeof importTypes],
    columns: map as Record<string, string>,
  })
  note(`Saved    --mapping "${name}" reads the next file the same way`)
}
