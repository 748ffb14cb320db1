import type { BatchJob, BatchJobFileRow } from '@cartwright/contract'
import type { Client } from '@cartwright/sdk'
import { isUnderWay } from '../../kit/jobs/is-under-way'
import { rowCountsOf, wouldOf } from '../../kit/jobs/job-facts'
import { cellFor } from './cell-text'
import { writeCsv } from './csv'
import type { ImportKind } from './file-columns'
import { writeJson } from './json'
import { type FileRow, type FileTable, isJson } from './read-table'
import { isRecordKind } from './record-columns'

/** What the shop said of a file it looked at. */
export interface Checked {
  job: BatchJob
  /** Why rows cannot be taken in, by the id of the row; at most 1000 of them. */
  wrong: ReadonlyMap<number, NonNullable<BatchJobFileRow['errors']>>
  /** Which row of the table stands on which line of the file. */
  rowOnLine: ReadonlyMap<number, number>
}

export interface ToCheck {
  name: string
  kind: ImportKind
  priceList: string | undefined
  /** The id of the format whose fields the columns became, where it is one of records. */
  format: string | undefined
  /** How the file was written that the rows come from. */
  written: FileTable['format']
  columns: readonly (string | null)[]
  rows: readonly FileRow[]
}

/** The most rows with errors that are asked for; the shop keeps no more. */
const most = 1000

/** Sends the rows under the headings of the shop and has them looked at; nothing is written. @throws ShopError */
export async function checkRows(client: Client, given: ToCheck, signal: AbortSignal): Promise<Checked> {
  const { file, format, lines } = toSend(given)
  const { uploads } = await client.admin.uploads.createProtected(file, { signal })
  const { batch_job } = await client.send(
    'POST /admin/batch-jobs',
    {
      body: {
        type: given.kind,
        context: {
          fileKey: uploads[0]?.key ?? '',
          ...(format ? { format } : {}),
          ...(given.priceList ? { price_list_id: given.priceList } : {}),
        },
        dry_run: true,
      },
    },
    { signal },
  )
  const job = await watch(client, batch_job.id, signal)
  const rowOnLine = new Map(lines.map((line, at) => [line, given.rows[at]?.id ?? at]))
  return {
    job,
    rowOnLine,
    wrong: hasWrong(job) ? await wrongRows(client, job.id, rowOnLine) : new Map(),
  }
}

interface Sent {
  file: File
  format: string | undefined
  /** Where each row begins in the file. */
  lines: readonly number[]
}

/** The file as the shop reads it: a table under the shop's headings, or the products of a file of JSON. */
function toSend({ name, kind, format, written, columns, rows }: ToCheck): Sent {
  const stem = name.replace(/\.\w+$/, '')
  if (isJson(written)) {
    const { id, text, lines } = writeJson(written, rows)
    return { file: new File([text], `${stem}.json`, { type: 'application/json' }), format: id, lines }
  }
  const used = columns.flatMap((column, at) => (column ? [{ column, at }] : []))
  // Which sign parts the decimals of an amount is told by the file as it was written.
  const isRecords = isRecordKind(kind)
  const cellOf = (column: string, text: string) => (isRecords ? text : cellFor(column, text))
  const { text, lines } = writeCsv(
    used.map(({ column }) => column),
    rows.map(({ cells }) => used.map(({ column, at }) => cellOf(column, cells[at] ?? ''))),
    isRecords ? written.separator : ';',
  )
  return { file: new File([text], `${stem}.csv`, { type: 'text/csv' }), format, lines }
}

/** Whether rows were kept out, or would be. */
export const hasWrong = (job: BatchJob): boolean =>
  job.status === 'failed' || ((rowCountsOf(job) ?? wouldOf(job))?.error ?? 0) > 0

/** Why rows were kept out, by the id of the row. */
export async function wrongRows(
  client: Client,
  id: string,
  rowOnLine: Checked['rowOnLine'],
): Promise<Checked['wrong']> {
  const { rows } = await client.send('GET /admin/batch-jobs/:id/rows', {
    params: { id },
    query: { action: 'error', limit: most },
  })
  return new Map(
    rows.flatMap(({ line, errors }) => {
      const row = rowOnLine.get(line)
      return row === undefined ? [] : [[row, errors ?? []] as const]
    }),
  )
}

/** Asks after a job until it is over or waits for a person, telling each time how it stands. */
export async function watch(
  client: Client,
  id: string,
  signal: AbortSignal,
  onChange?: (job: BatchJob) => void,
): Promise<BatchJob> {
  for (let asked = 0; ; asked += 1) {
    const { batch_job } = await client.send('GET /admin/batch-jobs/:id', { params: { id } }, { signal })
    onChange?.(batch_job)
    if (!isUnderWay(batch_job)) return batch_job
    await pause(Math.min(1000, 150 * (asked + 1)), signal)
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
