import { useClient } from '@cartwright/sdk/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ask } from '../../../kit/resource/ask'
import { useSearchParams } from '../../../router/hooks'
import { products } from '../resource'
import { gridQuery } from './grid-query'
import { type GridLine, linesOf } from './grid-row'

/** Products fetched at a time. */
const pageSize = 50

/** The lines of the grid: some products at first, more on demand. */
export function useGridLines() {
  const client = useClient()
  const [search] = useSearchParams()
  const asked = search.toString()
  const reply = useInfiniteQuery({
    queryKey: ['/admin/products', 'grid', asked],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...gridQuery(new URLSearchParams(asked)), limit: pageSize, offset: pageParam }
      const page = await ask(client, products.list, query, signal)
      const product_id = page.products.map(({ id }) => id)
      const { stock } =
        product_id.length > 0
          ? await client.send('GET /admin/variants/stock', { query: { product_id } }, { signal })
          : { stock: [] }
      return { lines: linesOf(page.products, stock), products: page.products.length, count: page.count }
    },
    getNextPageParam: (last, pages) => {
      const known = pages.reduce((sum, page) => sum + page.products, 0)
      return known < last.count && last.products > 0 ? known : undefined
    },
  })
  const pages = reply.data?.pages
  const lines = useMemo<GridLine[]>(() => pages?.flatMap((page) => page.lines) ?? [], [pages])
  return {
    reply,
    lines,
    known: pages?.reduce((sum, page) => sum + page.products, 0) ?? 0,
    count: pages?.at(-1)?.count,
  }
}
