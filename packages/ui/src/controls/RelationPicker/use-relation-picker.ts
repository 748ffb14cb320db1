'use client'

import { useEffect, useRef, useState } from 'react'

/** What a page of records is asked by. */
export interface RelationQuery {
  /** What is searched for, without spaces around it; empty for all. */
  q: string
  /** How many records come before the page. */
  offset: number
  limit: number
  /** Aborted when another search has taken the place of this one. */
  signal: AbortSignal
}

export interface RelationPage<Row> {
  rows: readonly Row[]
  /** How many there are on all pages. */
  count: number
}

export interface RelationSource<Row> {
  /** Loads a page of records. What it throws is shown as an error that can be tried again. */
  load: (query: RelationQuery) => Promise<RelationPage<Row>>
  rowId: (row: Row) => string
  /** Why a record cannot be chosen, in the language of the page; undefined when it can. */
  whyDisabled?: (row: Row) => string | undefined
  /** Records a page; 20 when absent. */
  pageSize?: number
  /** Milliseconds without another key after which the search begins; 250 when absent. */
  delay?: number
}

export interface RelationPickerState<Row> extends RelationSource<Row> {
  /** Loads only while it is on: while the dialog is open. The choice begins anew with each opening. */
  isActive: boolean
  /** What is chosen at the beginning. */
  value: readonly Row[]
  selectionMode: 'single' | 'multiple'
}

/** `loading` is the first page of a search, `more` a later one. After an error the rows loaded before are still there. */
export type RelationStatus = 'loading' | 'more' | 'ready' | 'error'

/** Searching records page by page and choosing among them, without looks. What is chosen stays across searches. */
export function useRelationPicker<Row>({
  load,
  rowId,
  whyDisabled,
  pageSize = 20,
  delay = 250,
  isActive,
  value,
  selectionMode,
}: RelationPickerState<Row>) {
  const [q, setQ] = useState('')
  const [rows, setRows] = useState<readonly Row[]>([])
  const [count, setCount] = useState(0)
  const [status, setStatus] = useState<RelationStatus>('loading')
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const running = useRef<AbortController>(undefined)
  const failed = useRef(0)

  const run = (text: string, offset: number, wait = 0) => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setStatus(offset === 0 ? 'loading' : 'more')
    const timer = setTimeout(async () => {
      try {
        const page = await load({ q: text.trim(), offset, limit: pageSize, signal: mine.signal })
        if (mine.signal.aborted) return
        setRows((before) => (offset === 0 ? page.rows : joined(before, page.rows, rowId)))
        setCount(page.count)
        setStatus('ready')
      } catch {
        if (mine.signal.aborted) return
        failed.current = offset
        setStatus('error')
      }
    }, wait)
    mine.signal.addEventListener('abort', () => clearTimeout(timer))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins with every opening, with what is given then
  useEffect(() => {
    if (!isActive) return
    setQ('')
    setRows([])
    setChosen(new Map(value.map((row) => [rowId(row), row])))
    run('', 0)
    return () => running.current?.abort()
  }, [isActive])

  return {
    q,
    rows,
    count,
    status,
    chosen: [...chosen.values()],
    isChosen: (row: Row) => chosen.has(rowId(row)),
    hasMore: rows.length < count && status !== 'loading',
    search: (text: string) => {
      if (text === q) return
      setQ(text)
      run(text, 0, delay)
    },
    loadMore: () => {
      if (status === 'ready' && rows.length < count) run(q, rows.length)
    },
    retry: () => run(q, failed.current),
    /** Chooses a record, or takes it back; with a single choice it takes the place of the one before. */
    toggle: (row: Row) => {
      if (whyDisabled?.(row) !== undefined) return
      const id = rowId(row)
      setChosen((before) => {
        if (selectionMode === 'single') return new Map([[id, row]])
        const next = new Map(before)
        if (!next.delete(id)) next.set(id, row)
        return next
      })
    },
    clear: () => setChosen(new Map()),
  }
}

/** A record that moved to a later page while the pages were loaded is not shown twice. */
function joined<Row>(before: readonly Row[], more: readonly Row[], rowId: (row: Row) => string) {
  const known = new Set(before.map(rowId))
  return [...before, ...more.filter((row) => !known.has(rowId(row)))]
}
