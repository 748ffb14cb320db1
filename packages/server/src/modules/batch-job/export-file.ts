import { Readable } from 'node:stream'
import type { CallName } from '@cartwright/contract'
import { contract } from '@cartwright/contract'
import { invalidData } from '../../errors'
import { type Facts, JobStopped, type Work } from './job-type'
import { exportName } from './may-run-job'

/** Writes lines into a private file as they come, never more of them in memory than a page. */
export async function writeExport(work: Work, lines: () => AsyncGenerator<string>): Promise<Facts> {
  let file_size = 0
  const { file } = work.shop.providers
  const content = Readable.from(
    (async function* () {
      for await (const line of lines()) {
        const bytes = Buffer.from(line)
        file_size += bytes.length
        yield bytes
      }
    })(),
  )
  let failure: unknown
  content.on('error', (error) => {
    failure = error
  })
  try {
    const { key } = await file.put({
      name: exportName(work.job.type),
      type: 'text/csv',
      content,
      isPrivate: true,
    })
    return { file_key: key, file_size }
  } catch (error) {
    throw failure instanceof JobStopped ? failure : error
  }
}

/** What an export was asked for, completed: which rows, and how they are listed. */
export function exportContext(
  call: CallName,
  context: Facts,
  defaults: { relations: readonly string[]; select?: readonly string[] },
): Facts {
  filterOf(call, context)
  const { limit, offset, order: _order, fields: _fields, expand: _expand, ...kept } = context
  const config = (context.list_config ?? {}) as Facts
  return {
    ...kept,
    list_config: {
      ...(defaults.select ? { select: defaults.select } : {}),
      relations: defaults.relations,
      skip: whole(offset ?? config.skip, 0, 'offset'),
      take: whole(limit ?? config.take, 50, 'limit'),
      order: { created_at: 'DESC' },
    },
  }
}

/** The filters as the list of the admin understands them. @throws invalid_data for one it does not know */
export function filterOf(call: CallName, context: Facts): Facts {
  const schema = (contract[call] as { query?: { safeParse(value: unknown): Parse } }).query
  const parsed = schema?.safeParse(context.filterable_fields ?? {})
  if (!parsed?.success)
    throw invalidData(
      `context.filterable_fields: ${parsed?.error?.issues.map((issue) => issue.message).join(', ') ?? 'unknown'}`,
    )
  const { limit: _limit, offset: _offset, ...filter } = parsed.data as Facts
  return filter
}

interface Parse {
  success: boolean
  data?: unknown
  error?: { issues: { message: string }[] }
}

/** How many rows are left out at the start, read at a time, and written at most. */
export function extentOf(context: Facts) {
  const config = (context.list_config ?? {}) as Facts
  return {
    skip: whole(config.skip, 0, 'skip'),
    take: Math.min(100, Math.max(1, whole(config.take, 50, 'take'))),
    most:
      context.batch_size === undefined ? Number.MAX_SAFE_INTEGER : whole(context.batch_size, 0, 'batch_size'),
  }
}

function whole(value: unknown, otherwise: number, name: string): number {
  if (value === undefined || value === null) return otherwise
  const number = Number(value)
  if (!Number.isSafeInteger(number) || number < 0)
    throw invalidData(`context.${name} must be a whole number from 0 on`)
  return number
}
