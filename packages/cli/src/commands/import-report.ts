import { writeFileSync } from 'node:fs'
import type { FileImport } from '@cartwright/server/maintenance'
import pc from 'picocolors'
import { data, exit, say } from '../shell'

export interface ReportOptions {
  dryRun?: boolean
  errors?: string
  json?: boolean
  quiet?: boolean
}

interface Counts {
  created: number
  updated: number
  skipped: number
  error: number
}
interface Result {
  format?: string
  read?: number
  records?: number
  products?: number
  variants?: number
  images?: number
  wrong_rows?: number
  operations?: Record<'PRODUCT_CREATE' | 'VARIANT_CREATE' | 'PRODUCT_UPDATE' | 'VARIANT_UPDATE', number>
  rows?: Counts
  would?: Counts
  errors?: string[]
}

/** Says what came of an import or of taking one back, and sets how the command ends. */
export async function report({ job, told }: FileImport, options: ReportOptions): Promise<void> {
  const result = (job.result ?? {}) as Result
  if (options.errors && told.length > 0) writeFileSync(options.errors, await problemsCsv(told))
  if (job.failed_at || (result.wrong_rows ?? 0) > 0) process.exitCode = exit.invalid
  if (options.json) {
    data(JSON.stringify({ job_id: job.id, status: job.status, ...result, problems: told }))
    return
  }
  for (const { line, errors } of told)
    for (const { column, message, level, hint } of errors ?? [])
      say(
        `${level === 'warning' ? pc.yellow('warning') : pc.red('error  ')} line ${line}${column ? `, ${column}` : ''}: ${message}${hint ? `  → ${hint}` : ''}`,
      )
  // Of rows that are named above the job says the same once more.
  if (told.length === 0) for (const error of result.errors ?? []) say(`${pc.red('error  ')} ${error}`)
  if (!options.quiet) summary(job, result, Boolean(options.dryRun))
}

function summary(job: FileImport['job'], result: Result, dryRun: boolean): void {
  const { operations, rows = result.would } = result
  const { created = 0, updated = 0, skipped = 0, error = 0 } = rows ?? {}
  if (job.type === 'import-undo') {
    say(`Done     as before ${updated} · left as they are ${error}`)
    return
  }
  if (result.format) say(`Format   ${result.format}`)
  if (result.read) say(`Rows     ${result.read} → ${thingsOf(job.type, result)}`)
  if (job.failed_at && created + updated + skipped === 0)
    say('Nothing was written. Put right what is named above and import the file again.')
  else if (dryRun && operations) {
    say(`Products create ${operations.PRODUCT_CREATE} · update ${operations.PRODUCT_UPDATE}`)
    say(`Variants create ${operations.VARIANT_CREATE} · update ${operations.VARIANT_UPDATE}`)
    say('Every row is fit to go in. Nothing was written. Run without --dry-run to import.')
  } else {
    say(
      `${dryRun ? 'Would   ' : 'Done    '} create ${created} · update ${updated} · unchanged ${skipped} · fail ${error}`,
    )
    if (dryRun) say('Nothing was written. Run without --dry-run to import.')
    else if (created + updated > 0) say(`Undo     cartwright import --undo ${job.id}`)
  }
}

/** What the rows of a file came to. */
const thingsOf = (type: string, { products, variants, images, records }: Result): string =>
  type === 'product-import'
    ? `${products} products, ${variants} variants, ${images} images`
    : `${records} ${things[type] ?? 'records'}`

const things: Readonly<Record<string, string>> = {
  'customer-import': 'customers',
  'price-import': 'variants with prices',
  'inventory-import': 'counts of stock',
  'discount-import': 'discounts',
  'gift-card-import': 'gift cards',
}

async function problemsCsv(rows: FileImport['told']): Promise<string> {
  const { csvLine } = await import('@cartwright/server/maintenance')
  const lines = rows.flatMap(({ line, errors }) =>
    (errors ?? []).map(({ column, level, value, message, hint }) => [
      line,
      column,
      level ?? 'error',
      value,
      message,
      hint,
    ]),
  )
  return [['Line', 'Column', 'Level', 'Value', 'Message', 'Hint'], ...lines]
    .map((cells) => csvLine(cells, ','))
    .join('')
}
