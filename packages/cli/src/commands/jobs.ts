import type { BatchJob } from '@cartwright/contract'
import type { Client } from '@cartwright/sdk'
import { type Command, Option } from 'commander'
import { withClient } from '../client'
import { type OutputFlags, onShop, type ShopFlags, withOutput } from '../flags'
import { jobFacts } from '../job-progress'
import { formatOf, printRecord, printRows } from '../output'
import { type ProgressMode, progressOption, progress as tellProgress } from '../progress'
import { CommandError, data, exit, note, say } from '../shell'
import { walkPages } from '../walk-pages'

type Flags = ShopFlags & OutputFlags

export function jobs(program: Command) {
  const command = program.command('jobs').description('Imports and exports: what runs, what came of it')
  const sub = (words: string, description: string) =>
    onShop(withOutput(command.command(words).description(description)))
  sub('list', 'List jobs, the newest first')
    .option('--limit <rows>', 'so many at most', '20')
    .action((flags: Flags & { limit: string }) => list(flags))
  sub('get <id>', 'Show a job').action((id: string, flags: Flags) =>
    withClient(flags, async (client) => printRecord({ ...(await jobOf(client, id)) }, flags)),
  )
  sub('watch <id>', 'Follow a job until it is over; its end is the end of this command')
    .addOption(progressOption())
    .action((id: string, flags: Flags & { progress: ProgressMode }) => watch(id, flags))
  sub('cancel <id>', 'Stop a job').action((id: string, flags: Flags) =>
    withClient(flags, async (client) => {
      const { batch_job } = await client.admin.batchJobs.cancel(id)
      printRecord({ ...batch_job }, flags)
    }),
  )
  sub('report <id>', 'What became of each row of an imported file')
    .addOption(
      new Option('--action <what>', 'only rows of which this became').choices([
        'created',
        'updated',
        'skipped',
        'error',
      ]),
    )
    .action((id: string, flags: Flags & { action?: string }) => report(id, flags))
}

const columns = ['id', 'type', 'status', 'created_at', 'completed_at']

async function list(flags: Flags & { limit: string }): Promise<void> {
  if (!/^[1-9]\d{0,3}$/.test(flags.limit))
    throw new CommandError(`--limit ${flags.limit} is not a number of jobs from 1 to 9999`, exit.usage)
  await withClient(flags, async (client) => {
    const rows = await client.admin.batchJobs
      .iterate({ limit: Math.min(100, Number(flags.limit)), order: '-created_at' })
      .toArray({ max: Number(flags.limit) })
    printRows(
      rows.map((row) => ({ ...row })),
      flags,
      columns,
    )
    if (rows.length === 0) note('There are no jobs')
  })
}

const jobOf = async (client: Client, id: string): Promise<BatchJob> =>
  (await client.admin.batchJobs.retrieve(id)).batch_job

const isOver = ({ completed_at, canceled_at, failed_at }: BatchJob) =>
  Boolean(completed_at ?? canceled_at ?? failed_at)

/** How long to wait before looking again, in ms: a job beats every two seconds. */
const pause = 2000

async function watch(id: string, flags: Flags & { progress: ProgressMode }): Promise<void> {
  const isStream = formatOf(flags) === 'ndjson'
  const progress = tellProgress(flags.progress, { isSilent: isStream || Boolean(flags.json) })
  const leave = () => {
    progress.end()
    say(`The job goes on. Look again: cartwright jobs watch ${id}`)
    process.exit(exit.interrupted)
  }
  process.once('SIGINT', leave)
  try {
    await withClient(flags, async (client) => {
      for (;;) {
        const job = await jobOf(client, id)
        progress.show(job.status ?? '', jobFacts(job))
        if (isStream) data(JSON.stringify(job))
        if (isOver(job)) return ended(job, flags, isStream, progress.end)
        if (job.pre_processed_at && !job.confirmed_at) {
          progress.end()
          return note(`It waits to be confirmed: cartwright batch-jobs confirm ${id}`)
        }
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    })
  } finally {
    process.off('SIGINT', leave)
  }
}

function ended(job: BatchJob, flags: Flags, isStream: boolean, endProgress: () => void): void {
  endProgress()
  const { rows: done, failed } = jobFacts(job)
  if (!isStream && formatOf(flags) !== 'table') printRecord({ ...job }, flags)
  if (job.failed_at) {
    const { errors } = job.result ?? {}
    throw new CommandError(
      `The job failed${Array.isArray(errors) && errors.length ? `: ${errors.join('; ')}` : ''}`,
      exit.unexpected,
    )
  }
  if (job.canceled_at) throw new CommandError('The job was canceled', exit.cancelled)
  note(`Done: ${done} rows${failed ? `, ${failed} of them kept out` : ''}`)
  if (failed > 0) {
    note(`Why: cartwright jobs report ${job.id} --action error`)
    process.exitCode = exit.invalid
  }
}

const report = (id: string, flags: Flags & { action?: string }) =>
  withClient(flags, async (client) => {
    const path = `/admin/batch-jobs/${encodeURIComponent(id)}/rows`
    const { rows } = await walkPages(client, path, flags.action ? { action: flags.action } : {}, true)
    printRows(rows, flags, ['line', 'action', 'record_id', 'product_id', 'variant_id', 'errors'])
    if (rows.length === 0) note('No rows')
  })
