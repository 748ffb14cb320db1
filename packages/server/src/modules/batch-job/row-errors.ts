import { ShopError } from '../../errors'
import { refusalOf } from '../../refusal-of'
import type { Db } from '../../store/database/engine'
import { JobStopped } from './job-type'
import { countErrors } from './queries/rows'

/** How many rows a person is told of at once. */
const most = 100

/** A file with rows that cannot be taken in, each named with its line. */
export class RowErrors extends ShopError {
  constructor(readonly rows: readonly string[]) {
    super('invalid_data', rows.join('\n'))
  }
}

const sentence = (line: number, message: string) => `Line ${line}: ${message}`
const withMore = (told: string[], all: number) =>
  all > told.length ? [...told, `${all - told.length} more rows have errors`] : told

/** Collects what is wrong with the rows of a file. */
export function rowErrors() {
  const told: { line: number; message: string }[] = []
  let all = 0
  return {
    add(line: number, message: string) {
      all += 1
      if (told.length < most) told.push({ line, message })
    },
    /** @throws RowErrors when anything was wrong */
    settle() {
      if (all === 0) return
      const sorted = told.sort((a, b) => a.line - b.line)
      throw new RowErrors(
        withMore(
          sorted.map(({ line, message }) => sentence(line, message)),
          all,
        ),
      )
    },
  }
}

/**
 * Writes rows of a job together; when one of them is refused, each by itself, to find out which: that one is written once more with
 * its refusal.
 */
export async function togetherOrEach<T>(
  part: readonly T[],
  write: (part: readonly T[], refusal?: ShopError) => Promise<void>,
): Promise<void> {
  try {
    await write(part)
  } catch (error) {
    const refusal = refusalOfRow(error)
    if (!refusal) throw error
    if (part.length > 1) for (const one of part) await togetherOrEach([one], write)
    else await write(part, refusal)
  }
}

/** What kept rows of a job out while the others were written. */
export async function failedRows(db: Db, jobId: string): Promise<RowErrors> {
  const { batch_job_row: t } = db.t
  const rows = await db.rowsWhere(
    t,
    { batch_job_id: jobId, action: 'error' },
    { orderBy: ['line'], limit: most },
  )
  const [all] = await countErrors(db, jobId)
  const told = rows.map(({ line, errors }) => sentence(line, errors?.[0]?.message ?? 'was refused'))
  return new RowErrors(withMore(told, all?.count ?? 0))
}

/** What is wrong with the rows themselves; the database being away or the job being stopped is not. */
export function refusalOfRow(error: unknown): ShopError | undefined {
  if (error instanceof JobStopped) return undefined
  const known = refusalOf(error)
  return known && known.type !== 'unavailable' && known.type !== 'conflict' ? known : undefined
}
