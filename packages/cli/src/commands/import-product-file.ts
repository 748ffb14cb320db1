import { writeFileSync } from 'node:fs'
import type { Shop } from '@cartwright/server'
import pc from 'picocolors'
import { progressLine } from '../progress'
import { data, exit, say } from '../shell'

interface Options {
  dryRun?: boolean
  errors?: string
  json?: boolean
  quiet?: boolean
}

/** Takes in a product file as v1 and `cartwright export products` write it. */
export async function importProductFile(shop: Shop, file: string, options: Options): Promise<void> {
  const { csvLine, importProductFile: run } = await import('@cartwright/server')
  const progress = progressLine(!options.quiet && !options.json)
  const { job, refused } = await run(shop, file, { dryRun: options.dryRun, onProgress: progress.show })
  progress.end()
  const result = (job.result ?? {}) as {
    operations?: Record<'PRODUCT_CREATE' | 'VARIANT_CREATE' | 'PRODUCT_UPDATE' | 'VARIANT_UPDATE', number>
    rows?: Record<'created' | 'updated' | 'skipped' | 'error', number>
    errors?: string[]
  }
  if (options.errors && refused.length > 0) writeFileSync(options.errors, problemsCsv(refused, csvLine))
  if (job.failed_at) process.exitCode = exit.invalid
  if (options.json) {
    data(JSON.stringify({ job_id: job.id, ...result, refused }))
    return
  }
  for (const error of result.errors ?? []) say(`${pc.red('error  ')} ${error}`)
  if (options.quiet) return
  const { created = 0, updated = 0, skipped = 0 } = result.rows ?? {}
  if (job.failed_at && created + updated + skipped === 0)
    say('Nothing was written. Put right what is named above and import the file again.')
  else if (options.dryRun) {
    const { operations } = result
    say(`Products create ${operations?.PRODUCT_CREATE ?? 0} · update ${operations?.PRODUCT_UPDATE ?? 0}`)
    say(`Variants create ${operations?.VARIANT_CREATE ?? 0} · update ${operations?.VARIANT_UPDATE ?? 0}`)
    say('Every row is fit to go in. Nothing was written. Run without --dry-run to import.')
  } else
    say(
      `Done     create ${created} · update ${updated} · unchanged ${skipped} · fail ${result.rows?.error ?? 0}`,
    )
}

type Server = typeof import('@cartwright/server')
type Refused = Awaited<ReturnType<Server['importProductFile']>>['refused']
const problemsCsv = (rows: Refused, csvLine: Server['csvLine']) =>
  [
    ['Line', 'Column', 'Value', 'Message'],
    ...rows.flatMap(({ line, errors }) =>
      (errors ?? []).map(({ column, value, message }) => [line, column, value, message]),
    ),
  ]
    .map((cells) => csvLine(cells, ','))
    .join('')
