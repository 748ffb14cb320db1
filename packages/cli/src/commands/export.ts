import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { BatchJobType } from '@cartwright/contract'
import { Argument, type Command } from 'commander'
import { assertThere } from '../client'
import { type ProgressMode, progressOption, progress as tellProgress } from '../progress'
import { CommandError, data, exit, say } from '../shell'
import { withShop } from '../with-shop'

interface Options {
  data?: string
  output?: string
  json?: boolean
  quiet?: boolean
  progress?: ProgressMode
}

const types: Record<string, BatchJobType> = { products: 'product-export', orders: 'order-export' }

export function exportFile(program: Command) {
  program
    .command('export')
    .description(
      'Export products or orders as CSV, in the columns of v1; `cartwright import` takes products in again',
    )
    .addArgument(new Argument('<what>', 'what to export').choices(Object.keys(types)))
    .option('--data <folder>', 'data folder')
    .option('-o, --output <file>', 'write to this file instead of standard output')
    .option('--json', 'with -o: what was written, as JSON')
    .option('--quiet', 'say only what went wrong')
    .addOption(progressOption())
    .action(async (what: string, options: Options) => {
      await assertThere(options.data)
      const { runBatchJob } = await import('@cartwright/server')
      const progress = tellProgress(options.progress, { isSilent: options.quiet || !options.output })
      const count = await withShop(options, async (shop) => {
        const job = await runBatchJob(
          shop,
          types[what] as BatchJobType,
          {},
          {
            onProgress: (done) => progress.show('Exporting', done),
          },
        )
        progress.end()
        const { errors, file_key, count } = (job.result ?? {}) as Record<string, unknown>
        if (!job.completed_at)
          throw new CommandError(
            `The export ended as ${job.status}`,
            job.canceled_at ? exit.cancelled : exit.unexpected,
            Array.isArray(errors) ? errors.join('\n') : undefined,
          )
        const key = String(file_key)
        const { file } = shop.providers
        const found = await file.get(key, { isPrivate: true })
        if (!found) throw new CommandError('The exported file is gone', exit.notFound)
        if (options.output) {
          // Under another name until it is whole: an export that is cut off leaves no half file.
          const temporary = `${options.output}.part`
          await pipeline(found.stream, createWriteStream(temporary))
          await rename(temporary, options.output)
        } else for await (const chunk of found.stream) process.stdout.write(chunk)
        await file.remove(key)
        return Number(count)
      })
      if (options.json && options.output)
        return data(JSON.stringify({ type: what, count, file: options.output }))
      if (!options.quiet) say(`Exported ${count} ${what}${options.output ? ` to ${options.output}` : ''}`)
    })
}
