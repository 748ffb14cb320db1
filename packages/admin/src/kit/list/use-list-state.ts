import type { Sort } from '@cartwright/ui/DataTable'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from '../../router/hooks'

export interface ListState {
  q: string
  /** By the id of the filter. */
  filters: Record<string, string[]>
  sort: Sort
  offset: number
  limit: number
  /** Whether anything narrows the list. */
  isNarrowed: boolean
  setQ(q: string): void
  setFilters(filters: Record<string, readonly string[]>): void
  setSort(sort: Sort): void
  setOffset(offset: number): void
  setLimit(limit: number): void
  clear(): void
  /** The part of the query that the shop is asked with. */
  query: Record<string, unknown> & { limit: number; offset: number; order: string; q?: string }
}

/** The whole state of a list, kept in the address, so that a view can be sent to a colleague and survives a reload. */
export function useListState(filterIds: readonly string[], start: Sort, pageSize = 20): ListState {
  const [search, setSearch] = useSearchParams()
  const change = useCallback(
    (changes: Record<string, string | readonly string[] | undefined>, keepsPage = false) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          if (!keepsPage) next.delete('offset')
          for (const [name, value] of Object.entries(changes)) {
            next.delete(name)
            for (const one of [value ?? []].flat()) if (one !== '') next.append(name, one)
          }
          return next
        },
        { replace: true },
      ),
    [setSearch],
  )
  return useMemo(() => {
    const q = search.get('q') ?? ''
    const filters = Object.fromEntries(
      filterIds.map((id) => [id, search.getAll(id)] as const).filter(([, values]) => values.length > 0),
    )
    const order = search.get('order') ?? textOf(start)
    const offset = Math.max(0, Number(search.get('offset')) || 0)
    const limit = [20, 50, 100].find((one) => one === Number(search.get('limit'))) ?? pageSize
    return {
      q,
      filters,
      sort: sortOf(order),
      offset,
      limit,
      isNarrowed: q !== '' || Object.keys(filters).length > 0,
      setQ: (text) => change({ q: text }),
      setFilters: (values) => change(Object.fromEntries(filterIds.map((id) => [id, values[id] ?? []]))),
      setSort: (sort) => change({ order: textOf(sort) === textOf(start) ? undefined : textOf(sort) }),
      setOffset: (value) => change({ offset: value ? String(value) : undefined }, true),
      setLimit: (value) => change({ limit: value === pageSize ? undefined : String(value) }),
      clear: () => change({ q: undefined, ...Object.fromEntries(filterIds.map((id) => [id, []])) }),
      query: { limit, offset, order, ...(q ? { q } : {}), ...filters },
    } satisfies ListState
  }, [search, change, filterIds, start, pageSize])
}

/** `-created_at` is newest first, as the API writes it. */
const textOf = ({ column, direction }: Sort) => (direction === 'descending' ? `-${column}` : column)
const sortOf = (order: string): Sort => ({
  column: order.replace(/^-/, ''),
  direction: order.startsWith('-') ? 'descending' : 'ascending',
})
