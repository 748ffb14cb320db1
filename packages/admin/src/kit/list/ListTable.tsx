import type { ShopError } from '@cartwright/sdk'
import { Button } from '@cartwright/ui/Button'
import { type Column, DataTable, type DataTableProps } from '@cartwright/ui/DataTable'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { type Filter, FilterBar } from '@cartwright/ui/FilterBar'
import { Pagination } from '@cartwright/ui/Pagination'
import { SearchField } from '@cartwright/ui/SearchField'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from '../../router/hooks'
import { rememberRows } from '../neighbours'
import { useDelayed } from '../use-delayed'
import { useErrorMessage } from '../use-error-message'
import { useNarrow } from '../use-narrow'
import { useFitting } from './use-fitting'
import { useListKeys } from './use-list-keys'
import type { ListState } from './use-list-state'

/** A column of a list. */
export interface ListColumn<Row> extends Column<Row> {
  /** Of those the first to be left out. */
  isMinor?: boolean
  /** Shown only once somebody chose it. */
  isHidden?: boolean
}

interface Props<Row>
  extends Pick<
    DataTableProps<Row>,
    'density' | 'onPreview' | 'onSelectedChange' | 'rowHref' | 'rowMenu' | 'rowName' | 'selected'
  > {
  /** What is listed, for readers: "Orders". */
  label: string
  /** Absent where the list cannot be searched. */
  searchLabel: string | undefined
  filters: readonly Filter[]
  state: ListState
  /** Stands at the end of the line of filters. */
  actions?: ReactNode
  of: UseQueryResult<unknown, ShopError>
  rows: readonly Row[] | undefined
  count: number | undefined
  columns: readonly ListColumn<Row>[]
  /** First use: what these are and how to get one. */
  empty: ReactNode
  /** What failed, for people. */
  failure: string
}

/** A list of records: search, filters, rows, pages, and what to show when there is nothing or it failed. */
export function ListTable<Row extends { id: string }>(props: Props<Row>) {
  const { rowHref } = props
  const { label, searchLabel, filters, state, of, rows, count, columns, empty, failure, actions, ...table } =
    props
  const { t } = useTranslation()
  const message = useErrorMessage()
  const [isAdding, setAdding] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isNarrow = useNarrow()
  const box = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const go = useNavigate()
  const { offset, limit, setOffset } = state
  const { selected, onSelectedChange } = table
  useListKeys(box, {
    search: searchLabel ? () => field.current?.focus() : undefined,
    filter: filters.length > 0 ? () => setAdding(true) : undefined,
    previousPage: offset > 0 ? () => setOffset(Math.max(0, offset - limit)) : undefined,
    nextPage: count !== undefined && offset + limit < count ? () => setOffset(offset + limit) : undefined,
    clear: selected && selected.size > 0 ? () => onSelectedChange?.(new Set()) : undefined,
    isLinked: rowHref !== undefined,
    isSelectable: selected !== undefined,
    isPreviewed: table.onPreview !== undefined,
    hasMenu: table.rowMenu !== undefined,
  })
  useEffect(() => {
    if (rows)
      rememberRows(
        pathname,
        rows.map(({ id }) => id),
      )
  }, [pathname, rows])

  const fitting = useFitting(
    box,
    isNarrow ? columns.filter(({ isSecondary }) => !isSecondary) : columns,
    rows,
  )

  if (of.error && rows === undefined)
    return (
      <ErrorPanel
        title={failure}
        onRetry={() => void of.refetch()}
        isRetrying={of.isFetching}
        requestId={of.error.requestId}
      >
        {message(of.error)} {t('nothing_lost')}
      </ErrorPanel>
    )
  if (rows?.length === 0 && !state.isNarrowed && state.offset === 0) return empty
  return (
    <div className="ad-List" ref={box}>
      <FilterBar
        label={t('filter_list')}
        filters={filters}
        values={state.filters}
        onChange={state.setFilters}
        isAdding={isAdding}
        onAddingChange={setAdding}
        actions={actions}
      >
        {searchLabel && <Search label={searchLabel} state={state} field={field} />}
      </FilterBar>
      <DataTable
        {...table}
        onEdit={rowHref && ((row) => void go(rowHref(row)))}
        label={label}
        columns={fitting}
        rows={rows ?? []}
        rowId={({ id }) => id}
        sort={state.sort}
        onSortChange={state.setSort}
        isLoading={rows === undefined}
        isRefreshing={of.isPlaceholderData}
        empty={
          <EmptyState
            title={t('nothing_matches')}
            actions={<Button onPress={state.clear}>{t('clear_filters')}</Button>}
          >
            {t('nothing_matches_text')}
          </EmptyState>
        }
      />
      {count !== undefined && count > 0 && (
        <Pagination
          offset={state.offset}
          limit={state.limit}
          total={count}
          onChange={state.setOffset}
          limits={[20, 50, 100]}
          onLimitChange={state.setLimit}
        />
      )}
    </div>
  )
}

/** What is typed goes into the address once typing pauses; a change of the address comes back into the field. */
function Search({
  label,
  state,
  field,
}: {
  label: string
  state: ListState
  field: React.RefObject<HTMLInputElement | null>
}) {
  const [text, setText] = useState(state.q)
  const still = useDelayed(text)
  const sent = useRef(state.q)
  const { q, setQ } = state
  useEffect(() => {
    if (still === sent.current) return
    sent.current = still
    setQ(still)
  }, [still, setQ])
  useEffect(() => {
    if (q === sent.current) return
    sent.current = q
    setText(q)
  }, [q])
  return (
    <SearchField
      label={label}
      placeholder={label}
      shortcut="/"
      value={text}
      onChange={setText}
      inputRef={field}
      className="ad-List-search"
    />
  )
}
