import type { PriceList } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { GridProduct } from './prices'

const pageSize = 50

/** Products with their variants and prices, by their ids. */
export function useProductsById(ids: readonly string[]): readonly GridProduct[] | undefined {
  const reply = useEndpoint(
    'GET /admin/products',
    { query: { id: [...ids], limit: ids.length, expand: 'variants,variants.prices' } },
    { enabled: ids.length > 0, placeholderData: keepPreviousData },
  )
  return ids.length === 0 ? [] : reply.data?.products
}

/** The products of a grid: those just added first, then those of the list, more of them as they are asked for. */
export function useGridProducts(list: PriceList, ids: readonly string[]) {
  const [limit, setLimit] = useState(pageSize)
  const added = useProductsById(ids)
  const listed = useEndpoint(
    'GET /admin/price-lists/:id/products',
    { params: { id: list.id }, query: { limit, offset: 0 } },
    { placeholderData: keepPreviousData },
  )
  const products = useMemo((): GridProduct[] => {
    const known = new Set(ids)
    return [...(added ?? []), ...(listed.data?.products ?? []).filter(({ id }) => !known.has(id))]
  }, [added, listed.data, ids])
  const left = (listed.data?.count ?? 0) - (listed.data?.products.length ?? 0)
  return {
    products,
    isLoading: added === undefined || listed.isPending,
    more: left > 0 ? { count: left, show: () => setLimit(limit + pageSize) } : undefined,
  }
}
