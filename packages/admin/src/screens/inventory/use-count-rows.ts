import { useClient } from '@cartwright/sdk/react'
import { useQuery } from '@tanstack/react-query'
import type { CountRow } from './count-sheet'
import { rowOf } from './count-sheet'

/** As many as one call takes over. */
export const mostCounted = 2000
const pageSize = 500

/** All that should lie at a location, in the order of its SKUs. */
export function useCountRows(location_id: string | undefined) {
  const client = useClient()
  return useQuery({
    queryKey: ['/admin/inventory-items', 'count', location_id],
    enabled: location_id !== undefined,
    // What was expected stays what the sheet said, until it is saved or another one is begun.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<{ rows: CountRow[]; count: number }> => {
      const place = location_id ?? ''
      const rows: CountRow[] = []
      for (;;) {
        const page = await client.send(
          'GET /admin/inventory-items',
          { query: { location_id: [place], order: 'sku', limit: pageSize, offset: rows.length } },
          { signal },
        )
        rows.push(...page.inventory_items.map((item) => rowOf(item, place)))
        const isAll = rows.length >= Math.min(page.count, mostCounted) || page.inventory_items.length === 0
        if (isAll) return { rows, count: page.count }
      }
    },
  })
}
