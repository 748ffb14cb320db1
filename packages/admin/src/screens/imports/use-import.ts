import type { BatchJob, ImportFormat } from '@cartwright/contract'
import type { Client } from '@cartwright/sdk'
import { useClient } from '@cartwright/sdk/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { followOnScreen } from '../../kit/jobs/followed-jobs'
import { touchedByImports } from '../../kit/jobs/touched'
import type { ImportKind } from './file-columns'
import type { FileRow, FileTable } from './read-table'
import { type Checked, checkRows, hasWrong, watch, wrongRows } from './run-job'

/** What is being imported, and where from. */
export interface Source {
  table: FileTable
  kind: ImportKind
  priceList: string | undefined
  /** Whose fields the columns become, where they are of records. */
  format?: ImportFormat
  /** What each column of the file becomes; null for one that is left out. */
  columns: readonly (string | null)[]
}

export interface Report {
  job: BatchJob
  /** The rows that were kept out, with the reasons. */
  wrong: Checked['wrong']
}

type State =
  | { step: 'choosing' }
  | { step: 'checking' }
  | { step: 'checked'; checked: Checked }
  | { step: 'running'; job: BatchJob; checked: Checked }
  | { step: 'done'; report: Report }
  | { step: 'failed'; error: unknown }

/** Takes a file through the shop: looked at, put right, written. What it made old is read anew. */
export function useImport(source: Source | undefined) {
  const client = useClient() as Client
  const cache = useQueryClient()
  const refresh = () =>
    void cache.invalidateQueries({
      predicate: ({ queryKey }) => touchedByImports.includes(String(queryKey[0])),
    })
  const [state, setState] = useState<State>({ step: 'choosing' })
  const [rows, setRows] = useState<readonly FileRow[]>([])
  const [leftOut, setLeftOut] = useState<readonly FileRow[]>([])
  const work = useRef<AbortController>(undefined)
  useEffect(() => () => work.current?.abort(), [])

  const begin = async (act: (signal: AbortSignal) => Promise<void>) => {
    work.current?.abort()
    const controller = new AbortController()
    work.current = controller
    try {
      await act(controller.signal)
    } catch (error) {
      if (!controller.signal.aborted) setState({ step: 'failed', error })
    }
  }
  /** A look that is not gone on with is of no use in the list of jobs. */
  const forget = async (job: BatchJob) => {
    const params = { id: job.id }
    await (job.status === 'failed'
      ? client.send('DELETE /admin/batch-jobs/:id', { params })
      : client.send('POST /admin/batch-jobs/:id/cancel', { params }))
  }
  /** Has rows looked at; `of` is where they come from, where that was told only now. */
  const check = (next: readonly FileRow[], of = source) => {
    if (!of) return
    const before = state.step === 'checked' ? state.checked.job : undefined
    setRows(next)
    setState({ step: 'checking' })
    void begin(async (signal) => {
      // It stays in the list when it cannot be taken away, and stands in nobody's way there.
      if (before) await forget(before).catch(() => {})
      const { table, kind, priceList, format, columns } = of
      const checked = await checkRows(
        client,
        {
          name: table.name,
          kind,
          priceList,
          format: format?.id,
          written: table.format,
          columns,
          rows: next,
        },
        signal,
      )
      refresh()
      setState({ step: 'checked', checked })
    })
  }
  const run = () => {
    if (state.step !== 'checked') return
    const { checked } = state
    const { id } = checked.job
    setState({ step: 'running', job: checked.job, checked })
    void begin(async (signal) => {
      const release = followOnScreen(id)
      signal.addEventListener('abort', release)
      await client.send('POST /admin/batch-jobs/:id/confirm', { params: { id } }, { signal })
      const job = await watch(client, id, signal, (job) => setState({ step: 'running', job, checked }))
      refresh()
      const wrong = hasWrong(job) ? await wrongRows(client, id, checked.rowOnLine) : new Map<number, never>()
      setState({ step: 'done', report: { job, wrong } })
    })
  }
  return {
    state,
    rows,
    leftOut,
    check,
    run,
    /** Goes on without these rows; they can be taken along as a file afterwards. */
    leaveOut: (ids: ReadonlySet<number>) => {
      setLeftOut((before) => [...before, ...rows.filter(({ id }) => ids.has(id))])
      check(rows.filter(({ id }) => !ids.has(id)))
    },
    /** Begins with these rows alone; the others are in, or stay away. */
    retry: (next: readonly FileRow[]) => {
      setLeftOut([])
      check(next)
    },
    stop: async () => {
      if (state.step === 'running')
        await client.send('POST /admin/batch-jobs/:id/cancel', { params: { id: state.job.id } })
    },
    reset: () => {
      work.current?.abort()
      if (state.step === 'checked') void forget(state.checked.job).catch(() => {})
      setLeftOut([])
      setState({ step: 'choosing' })
    },
  }
}

export type Import = ReturnType<typeof useImport>

/** The rows with these ids, in their order. */
export const useRowsOf = (rows: readonly FileRow[], ids: ReadonlyMap<number, unknown>): readonly FileRow[] =>
  useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids])
